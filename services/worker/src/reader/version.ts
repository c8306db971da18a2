/**
 * Increased whenever the reader produces different pages from the same bytes: results of an older version are not used.
 */
export const READER_VERSION = 55

/** Raised whenever the reader makes other pages of the same bytes: results kept under an older version are not used. */
export const READER_VERSION = 43

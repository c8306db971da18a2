/** What scripts can rely on. */
export const EXIT_CODE = {
  /** All was read, or done. */
  ok: 0,
  /** It could not be done: no connection, a wrong key, a mistake on the command line. */
  error: 1,
  /** Some files failed. */
  failed: 2,
  /** With --strict: all was read, and something wants a look. */
  marked: 3,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const

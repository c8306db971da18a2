/** Exit codes that scripts can rely on. */
export const EXIT_CODE = {
  /** Everything was read or done. */
  ok: 0,
  /** Impossible: no connection, a wrong key, a mistake on the command line. */
  error: 1,
  /** Some files failed. */
  failed: 2,
  /** With --strict: everything was read, and something needs a look. */
  marked: 3,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const

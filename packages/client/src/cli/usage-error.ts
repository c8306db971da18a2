/** The request is impossible; the message says why, and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

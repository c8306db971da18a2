/** The code of a system error (ENOENT, EADDRINUSE …); undefined if it has none. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

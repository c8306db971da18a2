/** Node's error for a file or folder: its message is like "ENOENT: no such file or directory, open 'w2.pdf'". */
interface SystemError extends Error {
  code: string
  path: string
}

export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && 'path' in error && 'syscall' in error
}

/** What is wrong with a file or folder, without its path. */
export function problemOf({ code, path, message }: SystemError): string {
  // Node replaces bytes that are not UTF-8, and then looks for another name.
  if (code === 'ENOENT' && path.includes('\u{fffd}')) return 'its name is not valid UTF-8; rename it'
  return /^\w+: ([^,]+)/.exec(message)?.[1] ?? code
}

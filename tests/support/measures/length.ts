/**
 * Promises are tested at full length with `TEST_LENGTH=full`, and otherwise in a short form: in CI, and during
 * development.
 */
export const FULL_LENGTH = process.env['TEST_LENGTH'] === 'full'

/** How often, how long or how many, by the length of the run. */
export function byLength<T>(sizes: { full: T; short: T }): T {
  return FULL_LENGTH ? sizes.full : sizes.short
}

/** A line about a run of full length, which takes long and is worth measuring. */
export function tell(line: string): void {
  if (FULL_LENGTH) process.stderr.write(`${line}\n`)
}

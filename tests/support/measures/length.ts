/**
 * How much of a promise a run tests:
 * - `short`: each promise on a sample, in `npm test`;
 * - `thorough`: each of its cases, in `.ci/run`;
 * - `full`: each case as often and as long as the promise says, with measurements, in `npm run faults` and similar.
 */
const LENGTHS = ['short', 'thorough', 'full'] as const
type Length = (typeof LENGTHS)[number]

const LENGTH = lengthOfRun(process.env['TEST_LENGTH'] ?? 'short')

export const FULL_LENGTH = LENGTH === 'full'
/** Whether a run tests every case of a promise. */
export const EVERY_CASE = LENGTH !== 'short'

/** How often, how long or how many, by the length of the run. Thorough runs are as short ones if nothing else is said. */
export function byLength<T>({ full, thorough, short }: { full: T; thorough?: T; short: T }): T {
  if (LENGTH === 'full') return full
  return LENGTH === 'thorough' ? (thorough ?? short) : short
}

/** All of the cases; in a short run only the sample. */
export function casesOf<const T>(all: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] {
  return EVERY_CASE ? all : all.filter((each) => sample.includes(each))
}

/** A line about a run of full length, which takes long and is worth measuring. */
export function tell(line: string): void {
  if (FULL_LENGTH) process.stderr.write(`${line}\n`)
}

function lengthOfRun(given: string): Length {
  const length = LENGTHS.find((each) => each === given)
  if (length === undefined) throw new Error(`TEST_LENGTH is ${given}; it must be one of ${LENGTHS.join(', ')}`)
  return length
}

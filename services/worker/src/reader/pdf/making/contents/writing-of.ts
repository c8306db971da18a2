import type { Writing } from '@income/signals'

/** A program writes everything in one way: the beginning is enough, but for forms that begin with long drawings. */
const READ = 60_000
/** Fewer lines, numbers or arrays show nothing. */
const FEWEST_LINES = 40
const FEWEST = 5
const FEWEST_ARRAYS = 2

const STRING = /\((?:\\[^]|[^\\()])*\)|<[\da-f\s]*>/gi
const NAME = /\/[^\s()<>[\]{}/%]*/g
const OPERATOR = /[a-z'"][a-z\d*]*/gi
const LINE = /\r\n|\r|\n/
const WITH_ZERO = /(?<![\d.])0\.\d/g
/** An array of text; the blank after its bracket. */
const ARRAY = /\[(\s?)[^[\]]*\]\s*TJ/g
const WITHOUT_ZERO = /(?<![\d.])\.\d/g

/** How the contents of a page are written. */
export function writingOf(contents: string): Writing {
  const written = contents.slice(0, READ).replace(STRING, '0').replace(NAME, ' 0 ')
  return { operators: operatorsIn(written), fractions: fractionsIn(written), arrays: arraysIn(written) }
}

function operatorsIn(written: string): Writing['operators'] {
  const operators = written.split(LINE).map((line) => line.match(OPERATOR)?.length ?? 0)
  const several = operators.filter((count) => count > 1).length
  // The data of a picture within the contents looks like operators.
  if (/\bBI\b/.test(written)) return null
  if (several >= FEWEST) return 'several_a_line'
  return several === 0 && operators.filter((count) => count === 1).length >= FEWEST_LINES ? 'one_a_line' : null
}

function fractionsIn(written: string): Writing['fractions'] {
  const count = (pattern: RegExp) => written.match(pattern)?.length ?? 0
  const [zero, bare] = [count(WITH_ZERO), count(WITHOUT_ZERO)]
  if (zero >= FEWEST && bare === 0) return 'with_zero'
  return bare >= FEWEST && zero === 0 ? 'bare' : null
}

function arraysIn(written: string): Writing['arrays'] {
  const arrays = [...written.matchAll(ARRAY)]
  const spaced = arrays.filter(([, blank]) => blank !== '').length
  if (arrays.length < FEWEST_ARRAYS || (spaced > 0 && spaced < arrays.length)) return null
  return spaced > 0 ? 'spaced' : 'tight'
}

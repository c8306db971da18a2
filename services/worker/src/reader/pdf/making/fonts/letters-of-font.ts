/** A font with all of these has not been reduced to the letters in use. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const BLOCK = /beginbf(char|range)([^]*?)endbf/g
const PAIR = /<[\da-f\s]*>\s*<([\da-f]+)>/gi
const RANGE = /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi

/** The plain letters and digits of a font, by its ToUnicode map (ISO 32000-1, 9.10.3); null if it is not a subset. */
export function lettersInMap(map: string): Set<string> | null {
  const ranges = [...map.matchAll(BLOCK)].flatMap(([, kind, body = '']) =>
    kind === 'char' ? [...body.matchAll(PAIR)].map(([, to = '']): Range => [parseInt(to, 16), 1]) : rangesIn(body),
  )
  const isIn = (letter: string) => {
    const code = letter.charCodeAt(0)
    return ranges.some(([first, count]) => first <= code && code < first + count)
  }
  const letters = new Set(LETTERS.split('').filter(isIn))
  const isWhole = letters.size === LETTERS.length || ranges.some(([first]) => first < FIRST_PRINTED)
  return isWhole ? null : letters
}

/** Programs that keep all letters of a font also name those that are never printed. */
const FIRST_PRINTED = 0x20

/** Characters that follow each other, from the code of the first. */
type Range = readonly [first: number, count: number]

function rangesIn(body: string): Range[] {
  return [...body.matchAll(RANGE)].flatMap(([, from = '', to = '', first, list = '']): Range[] =>
    first === undefined
      ? [...list.matchAll(/<([\da-f]+)>/gi)].map(([, one = '']) => [parseInt(one, 16), 1])
      : [[parseInt(first, 16), parseInt(to, 16) - parseInt(from, 16) + 1]],
  )
}

/** A font with all of these has not been reduced to the letters in use. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const BLOCK = /beginbf(char|range)([^]*?)endbf/g
const PAIR = /<[\da-f\s]*>\s*<([\da-f]+)>/gi
const RANGE = /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi

/** The plain letters and digits of a font, by its ToUnicode map (ISO 32000-1, 9.10.3); null if it is not a subset. */
export function lettersInMap(map: string): Set<string> | null {
  const letters = new Set<string>()
  let isWhole = false
  const add = (first: number, count: number) => {
    isWhole ||= first < FIRST_PRINTED
    for (const letter of LETTERS) {
      const code = letter.charCodeAt(0)
      if (first <= code && code < first + count) letters.add(letter)
    }
  }
  for (const [, kind, body = ''] of map.matchAll(BLOCK)) {
    if (kind === 'char') for (const [, to = ''] of body.matchAll(PAIR)) add(parseInt(to, 16), 1)
    else for (const range of body.matchAll(RANGE)) addRange(range, add)
  }
  return isWhole || letters.size === LETTERS.length ? null : letters
}

/** Programs that keep all letters of a font also name those that are never printed. */
const FIRST_PRINTED = 0x20

function addRange(
  [, from = '', to = '', first, list = '']: RegExpExecArray,
  add: (first: number, count: number) => void,
): void {
  if (first !== undefined) add(parseInt(first, 16), parseInt(to, 16) - parseInt(from, 16) + 1)
  else for (const [, one = ''] of list.matchAll(/<([\da-f]+)>/gi)) add(parseInt(one, 16), 1)
}

import type { PDFFont } from 'pdf-lib'

/** A font at one size, and how text is set in it. */
export interface TypeFace {
  font: PDFFont
  size: number
  /** The text with the characters the font has alone: an accent it lacks is dropped, any other character is "?". */
  printable: (text: string) => string
}

/** What stands for signs of explanations, and letters with no accent to drop, that the standard fonts lack. */
const PLAIN: Readonly<Record<string, string>> = { '−': '-', '≥': '>=', '≤': '<=', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' }

export function typeFace(font: PDFFont, size: number): TypeFace {
  const known = new Set(font.getCharacterSet())
  const has = (character: string) => known.has(character.codePointAt(0)!)
  const nearest = (character: string) => {
    if (has(character)) return character
    if (/[\s\p{C}]/u.test(character)) return ' '
    const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return PLAIN[character] ?? (Array.from(bare).every(has) ? bare : '?')
  }
  return { font, size, printable: (text) => text.normalize('NFC').replaceAll(/./gsu, nearest) }
}

/** The text in rows of a width in points, at most so many; what is cut off ends in an ellipsis. */
export function wrapped(text: string, { font, size, printable }: TypeFace, width: number, most: number): string[] {
  const fits = (row: string) => font.widthOfTextAtSize(row, size) <= width
  const rows: string[] = []
  let row = ''
  for (const word of pieces(printable(text), fits)) {
    const longer = row === '' ? word : `${row} ${word}`
    if (fits(longer)) {
      row = longer
      continue
    }
    rows.push(row)
    row = word
    if (rows.length === most) return [...rows.slice(0, -1), shortened(rows.at(-1)!, fits)]
  }
  return row === '' ? rows : [...rows, row]
}

/** The words; one that is wider than a row in parts. */
function pieces(text: string, fits: (row: string) => boolean): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const parts: string[] = []
    let rest = word
    while (!fits(rest)) {
      const part = longestThat(fits, rest)
      parts.push(part)
      rest = rest.slice(part.length)
    }
    return rest === '' ? parts : [...parts, rest]
  })
}

function shortened(row: string, fits: (row: string) => boolean): string {
  return `${longestThat((start) => fits(`${start}…`), row)}…`
}

/** The longest beginning that fits, of one character at least. */
function longestThat(fits: (start: string) => boolean, text: string): string {
  let [fitting, over] = [1, text.length + 1]
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2)
    if (fits(text.slice(0, middle))) fitting = middle
    else over = middle
  }
  return text.slice(0, fitting)
}

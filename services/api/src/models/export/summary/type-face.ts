import type { PDFFont } from 'pdf-lib'

/** A font at one size, and how it sets text. */
export interface TypeFace {
  font: PDFFont
  size: number
  /**
   * The text with only the font's characters: an accent it lacks is dropped, any other missing character becomes "?".
   */
  printable: (text: string) => string
}

/** Substitutes for signs in explanations, and for letters without a separable accent, that the standard fonts lack. */
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

/** The text in at most this many rows of a width in points; a truncated text ends in an ellipsis. */
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

/** The words; one wider than a row is split. */
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

/** The longest prefix that fits, at least one character. */
function longestThat(fits: (start: string) => boolean, text: string): string {
  let [fitting, over] = [1, text.length + 1]
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2)
    if (fits(text.slice(0, middle))) fitting = middle
    else over = middle
  }
  return text.slice(0, fitting)
}

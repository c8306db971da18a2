import type { Line } from '../../layout/lines.ts'
import { left, right, type Box, type Word } from '../../model/page.ts'
import { lineNumber, lineReadings, type Reading } from './line-number.ts'

/** A text that stands apart and may be a line number: beside a line's wording, or beside its box. */
export interface NumberToken {
  readings: Reading[]
  box: Box
  /** The line's wording follows: the number in the margin, not the one beside the box. */
  leadsText: boolean
  /** A letter that counts on from a number above or to the left ("b" under "25a"). */
  letterOnly: boolean
  words: Word[]
}

/** Words of one text are closer than this; a line number stands further off (points). */
const APART = 4
const NEAR = 20
/** With nothing before it a number leads what stands behind it, in whatever column programs begin their wordings. */
const NEAR_FIRST = 40
const CLOSE = 8
/** No line number, but what a wording may begin with: "28% rate gain". */
const PERCENTAGE = /^\d+%$/

const KNOWN = new WeakMap<readonly Word[], readonly NumberToken[]>()

/** The texts of a line that may be numbers of lines, from left to right. */
export function numberTokensOf({ words }: Pick<Line, 'words'>): readonly NumberToken[] {
  const isScanned = words.some(({ confidence }) => confidence < 1)
  const tokens = KNOWN.get(words) ?? tokensOf(words, isScanned ? lineReadings : readingsAsPrinted)
  KNOWN.set(words, tokens)
  return tokens
}

function tokensOf(row: readonly Word[], read: (text: string) => Reading[]): NumberToken[] {
  const tokens: NumberToken[] = []
  for (let i = 0; i < row.length; i++) {
    const word = row[i]!
    if (i > 0 && left(word) - right(row[i - 1]!) < APART && !isRule(row[i - 1]!.text)) continue
    const letter = row[i + 1]
    const split =
      /^\d{1,2}$/.test(word.text) && letter && /^[a-z]$/.test(letter.text) && left(letter) - right(word) < CLOSE
    const words = split ? [word, letter] : [word]
    if (split) i++
    const text = words.map((w) => w.text).join('')
    const letterOnly = /^[a-z]$/.test(text)
    const readings = letterOnly || PERCENTAGE.test(text) ? [] : read(text)
    if (readings.length === 0 && !letterOnly) continue
    tokens.push({
      readings,
      box: boxOf(words, text),
      leadsText: leadsText(words, row[i + 1], row[0]!),
      letterOnly,
      words,
    })
  }
  return tokens
}

function readingsAsPrinted(text: string): Reading[] {
  const line = lineNumber(text)
  return line ? [{ line, cost: 0 }] : []
}

/** OCR glues rules and arrows to a number on its left: the number is the right end of what was read. */
function boxOf(words: readonly Word[], text: string): Box {
  const [first, last] = [words[0]!, words.at(-1)!]
  const bare = text.replace(/^[^\da-z]+/i, '')
  const width = (last.box[2] - first.box[0]) * (bare.length / text.length)
  return [last.box[2] - width, first.box[1], last.box[2], last.box[3]]
}

function leadsText(number: readonly Word[], next: Word | undefined, first: Word): boolean {
  if (!next) return false
  const gap = left(next) - right(number.at(-1)!)
  if (/^[A-Za-z]$/.test(next.text)) return gap < CLOSE
  return (
    gap < (number[0] === first ? NEAR_FIRST : NEAR) &&
    (/[a-z]{2}|^\$\d|[“"]/i.test(next.text) || PERCENTAGE.test(next.text))
  )
}

/** A rule of the form that was read as a letter. */
export function isRule(text: string): boolean {
  return /^[|[\]_~—–\-»>*'’.:;]+$/.test(text)
}

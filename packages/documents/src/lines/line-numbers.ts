import { rememberedOf } from '../vocabulary/remembered.ts'
import { blankBetween } from '../layout/geometry.ts'
import type { Line } from '../layout/lines.ts'
import { type Box, type Word } from '../model/page.ts'

/** OCR misreadings of the digits and letters of line numbers. */
const DIGIT_LOOKALIKES: Record<string, string> = {
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  o: '0',
  s: '5',
  b: '8',
  z: '2',
  g: '9',
  q: '9',
  d: '4',
}
const LETTER_LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'li',
  '9': 'g',
  '6': 'b',
  '5': 's',
  '2': 'z',
  '¢': 'c',
  '€': 'c',
  '©': 'c',
}

/** A line number that a text may represent, and how much the text had to be changed (0: printed exactly). */
interface Reading {
  line: string
  cost: number
}

const LINE = /^([1-9]\d?)([a-z]?)$/

/** The order of line numbers on a form: 1, 1a, 1z, 2, 10, 25d. */
export function rankOf(line: string): number {
  const [, number = '0', letter = ''] = LINE.exec(line) ?? []
  return Number(number) * 100 + (letter ? letter.charCodeAt(0) - 96 : 0)
}

export const numberOf = (line: string) => /^\d+/.exec(line)?.[0] ?? ''

/** The line number that a text is, exactly as printed; null if it is not one. */
export const lineNumber = (text: string): string | null => (LINE.test(text) ? text : null)

/** Every line number that an OCR text may represent, most likely first. */
export function lineReadings(text: string): Reading[] {
  const bare = stripped(text.toLowerCase()).replace('¢c', 'c')
  if (bare.length === 0 || bare.length > 4) return []
  const readings: Reading[] = []
  for (const digits of [1, 2]) {
    const number = spelled(bare.slice(0, digits), DIGIT_LOOKALIKES, /\d/)
    const letters = spelled(bare.slice(digits), LETTER_LOOKALIKES, /[a-z]/)
    for (const n of number) for (const l of letters) readings.push({ line: n.text + l.text, cost: n.cost + l.cost })
  }
  if (/^1["'|l]?$|^n+$/.test(bare)) readings.push({ line: '11', cost: 1 })
  // A thin 1 that runs into the next digit: "a7".
  if (/^a\d$/.test(bare)) readings.push({ line: `1${bare[1]}`, cost: 1 })
  return readings.filter(({ line }) => LINE.test(line)).sort((a, b) => a.cost - b.cost)
}

/** Removes surrounding rules and arrows, which OCR reads as strokes. A number within a sentence keeps its full stop. */
function stripped(text: string): string {
  const bare = text.replace(/^[^\da-z|!()]+|[^\da-z¢€©"|!().,:;]+$/g, '')
  return /\d/.test(bare) ? bare.replace(/^[|!]+|[|!]+$/g, '') : bare
}

function spelled(text: string, lookalikes: Record<string, string>, plain: RegExp): { text: string; cost: number }[] {
  let spellings = [{ text: '', cost: 0 }]
  for (const letter of text) {
    const choices = [
      ...(plain.test(letter) ? [{ text: letter, cost: 0 }] : []),
      ...Array.from(lookalikes[letter] ?? '', (other) => ({ text: other, cost: 1 })),
    ]
    spellings = spellings.flatMap((s) => choices.map((c) => ({ text: s.text + c.text, cost: s.cost + c.cost })))
  }
  return spellings
}

/** A text on its own that may be a line number, beside a line's wording or beside its box. */
export interface NumberToken {
  readings: Reading[]
  box: Box
  /** Whether the line's wording follows: the number in the margin, not the one beside the box. */
  leadsText: boolean
  /** Whether it is a letter that continues a number above or to the left ("b" under "25a"). */
  letterOnly: boolean
  words: Word[]
}

/** Words of one text are closer than this; a line number is farther away (points). */
const APART = 4
const NEAR = 20
/** A number with nothing before it begins the text after it, in whatever column programs begin their wordings. */
const NEAR_FIRST = 40
const CLOSE = 8
/** Not a line number, but a wording may begin with it: "28% rate gain". */
const PERCENTAGE = /^\d+%$/

/** The texts on a line that may be line numbers, from left to right. */
export const numberTokensOf = ({ words }: Pick<Line, 'words'>): readonly NumberToken[] => tokensOf(words)

const tokensOf = rememberedOf((row: readonly Word[]): NumberToken[] => {
  const read = row.some(({ confidence }) => confidence < 1) ? lineReadings : readingsAsPrinted
  const tokens: NumberToken[] = []
  for (let i = 0; i < row.length; i++) {
    const word = row[i]!
    if (i > 0 && blankBetween(row[i - 1]!, word) < APART && !isRule(row[i - 1]!.text)) continue
    const letter = row[i + 1]
    const split =
      /^\d{1,2}$/.test(word.text) && letter && /^[a-z]$/.test(letter.text) && blankBetween(word, letter) < CLOSE
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
})

function readingsAsPrinted(text: string): Reading[] {
  const line = lineNumber(text)
  return line ? [{ line, cost: 0 }] : []
}

/** OCR joins rules and arrows to a number on its left: the number is at the right end of the word. */
function boxOf(words: readonly Word[], text: string): Box {
  const [first, last] = [words[0]!, words.at(-1)!]
  const bare = text.replace(/^[^\da-z]+/i, '')
  const width = (last.box[2] - first.box[0]) * (bare.length / text.length)
  return [last.box[2] - width, first.box[1], last.box[2], last.box[3]]
}

function leadsText(number: readonly Word[], next: Word | undefined, first: Word): boolean {
  if (!next) return false
  const gap = blankBetween(number.at(-1)!, next)
  if (/^[A-Za-z]$/.test(next.text)) return gap < CLOSE
  return (
    gap < (number[0] === first ? NEAR_FIRST : NEAR) &&
    (/[a-z]{2}|^\$\d|[“"]/i.test(next.text) || PERCENTAGE.test(next.text))
  )
}

/** A rule of the form that OCR read as a letter. */
export const isRule = (text: string) => /^[|[\]_~—–\-»>*'’.:;]+$/.test(text)

/** OCR with less confidence only guesses at a mark. */
const GUESS = 0.3

/** Whether one of the words is so uncertain that it may be an arrow, a rule or a speck. */
export const isGuessed = (words: readonly Pick<Word, 'confidence'>[]) =>
  words.some(({ confidence }) => confidence < GUESS)

interface Link<T> {
  item: T
  line: string
  rank: number
  worth: number
  before: Link<T> | null
}

/** Of two runs of equal value, the one without a jump: "18, 19" rather than "18, 90". */
const leap = (before: { rank: number } | null, rank: number) => 0.001 * Math.min((rank - (before?.rank ?? 0)) / 100, 50)

interface Placed<T> {
  item: T
  line: string
  /** 0 if the number was printed exactly. */
  cost: number
}

/**
 * The numbers of a column increase down the page. Of the items, from top to bottom, returns the most valuable increasing run:
 * exact readings count more than changed ones, and lines that the form is known to have count more than others. Noise that
 * breaks the run is dropped.
 */
export function chainOf<T>(
  items: readonly { item: T; readings: readonly Reading[] }[],
  worthOf: (line: string, item: T) => number,
): Placed<T>[] {
  const links: Link<T>[] = []
  for (const { item, readings } of items) {
    const own = readings.map(({ line, cost }) => {
      const rank = rankOf(line)
      let before: Link<T> | null = null
      for (const link of links) if (link.rank < rank && link.worth > (before?.worth ?? 0)) before = link
      return {
        item,
        line,
        rank,
        before,
        worth: (before?.worth ?? 0) + worthOf(line, item) - 0.6 * cost - leap(before, rank),
      }
    })
    links.push(...own)
  }
  let last: Link<T> | null = null
  for (const link of links) if (link.worth > (last?.worth ?? 0)) last = link
  const chain: Placed<T>[] = []
  for (let link = last; link; link = link.before) {
    const reading = items.find(({ item }) => item === link.item)?.readings.find(({ line }) => line === link.line)
    chain.unshift({ item: link.item, line: link.line, cost: reading?.cost ?? 0 })
  }
  return chain
}

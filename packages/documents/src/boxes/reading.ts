import { blankBetween, follows } from '../layout/geometry.ts'
import { decimalFromCents } from '@income/shared'
import type { PrintedAmount } from '../entities/amount.ts'
import { type Join, JOINS, numbersIn, type NumberStyle } from '../layout/lexer/numbers.ts'
import { linesOf } from '../layout/lines.ts'
import { type Box, height, left, middleX, middleY, placeOf, right, textOf, top, type Word } from '../model/page.ts'

/** If OCR shows no cents, it may have lost the decimal point, in every copy alike. */
const WITHOUT_CENTS = 0.6
/** A box holds one amount: if several differ, some belong to a box whose label was not found. */
const ONE_OF_SEVERAL = 0.6

/** The amount in a box: the first one printed there, with cents before whole dollars. */
export function readAmount(words: readonly Word[]): Reading | null {
  const lines = linesOf({ words: [...words] }).map((line) => line.words)
  const candidates = lines.flatMap((line) => amountsOf(line))
  const withCents = candidates.filter(({ amount }) => amount.hasCents)
  const best = withCents[0] ?? candidates[0]
  if (!best) return null
  const read = reading(decimalFromCents(best.amount.cents), best.words)
  if (withCents.some(({ amount }) => amount.cents !== best.amount.cents)) return { ...read, ceiling: ONE_OF_SEVERAL }
  return !best.amount.hasCents && read.confidence < 1 ? { ...read, ceiling: WITHOUT_CENTS } : read
}

/** Whether a box has digits in it, legible as an amount or not. */
export const looksFilled = (words: readonly Word[]) => words.some((word) => /\d\D*\d\D*\d/.test(word.text))

/** In boxes, cents may have a column of their own, and no other amount is beside one. */
const IN_BOXES: readonly Join[] = [
  {
    name: 'thousands apart',
    example: '24 410.00',
    begun: /^\$?\d{1,3}$/,
    next: /^\d{3}(?:,\d{3})*\.\d\d$/,
    gap: 1,
    glue: ',',
  },
  { name: 'cents in a column', example: '2279   50', begun: /^[^.]*\d$/, next: /^\d\d$/, gap: 2.5, glue: '.' },
]
const STYLE: NumberStyle = {
  joins: [...JOINS, ...IN_BOXES],
  bare: (text) => text,
  repairs: [
    [/[.,:;']+$/, ''],
    [/(\.\d)$/, '$10'],
    [/^(\$?\d{1,3})\.(\d{3}[,.]\d)/, '$1,$2'],
  ],
}

function amountsOf(line: readonly Word[]): { amount: PrintedAmount; words: readonly Word[] }[] {
  return numbersIn(line, STYLE).flatMap(({ amount, words }) =>
    amount && (amount.hasCents || !leadsWording(words, line)) ? [{ amount, words }] : [],
  )
}

/** A number directly before a word is a box or house number, not an amount; so is one after the word "box". */
function leadsWording(words: readonly Word[], line: readonly Word[]): boolean {
  const before = line.findLast((word) => right(word) <= left(words[0]!))
  if (before && /^box$/i.test(before.text)) return true
  const last = words.at(-1)!
  const next = line.find((word) => left(word) >= right(last))
  return next !== undefined && /[A-Za-z]{2}/.test(next.text) && blankBetween(last, next) < last.box[3] - last.box[1]
}

/** Points between the left edges of the numbers of a column. */
const AT_EDGE = 4
/** Greatest distance of an amount below its label, in heights of the label. */
const DEPTH = 1.5
const BOX_NUMBERS = new Set(Array.from({ length: 20 }, (_, index) => String(index + 1)))

/** The amount in a labelled box; `isUnread` if it has digits that are not an amount. */
export interface BoxAmount {
  amount: Reading | null
  isUnread: boolean
}

/** The amount in a box. */
export function amountInBox(words: readonly Word[], label: Box | undefined): BoxAmount {
  const own = rightUnder(withoutBoxNumbers(words, label), label)
  const read = readAmount(own)
  const amount =
    read && isBehindCode(read, own) ? { ...read, ceiling: Math.min(OF_CODED_BOX, read.ceiling ?? 1) } : read
  return { amount, isUnread: amount === null && looksFilled(own) }
}

/** An amount behind a code, "S 1,196.24", fell here from a coded box; or OCR read a dollar sign as a letter. */
const OF_CODED_BOX = 0.6

function isBehindCode(amount: Reading, words: readonly Word[]): boolean {
  return words.some((word) => /^[A-Z]{1,2}$/.test(word.text) && follows(amount, word, 3 * height(word)))
}

/** Drops the box's own number and that of the next box below it, which OCR may have separated from their labels. */
function withoutBoxNumbers(words: readonly Word[], label: Box | undefined): readonly Word[] {
  // The numbers of a column may be right-aligned: "11" begins before "9" does.
  const isAtEdge = (word: Word) =>
    label !== undefined &&
    Math.abs(left(word) - left({ box: label })) < AT_EDGE + (word.text.length - 1) * 0.5 * (right(word) - left(word))
  return words.filter((word) => !(BOX_NUMBERS.has(word.text) && isAtEdge(word)))
}

/** The amount with cents directly under the label: print beside a form without a neighbour reaches into its boxes. */
function rightUnder(words: readonly Word[], label: Box | undefined): readonly Word[] {
  if (!label) return words
  const under = words.filter(
    (word) =>
      middleX(word) > label[0] - AT_EDGE &&
      middleX(word) < label[2] + AT_EDGE &&
      middleY(word) > label[3] - AT_EDGE &&
      isAtLabel(word, label),
  )
  return /\.\d\d\b/.test(readAmount(under)?.raw ?? '') ? under : words
}

/** On the label's lines or the one below; what is farther down belongs to another box. */
export function isAtLabel(value: { box: Box }, label: Box): boolean {
  return top(value) - label[3] < DEPTH * height(value)
}

/** A value as one copy of a form shows it. */
export interface Reading {
  value: string
  raw: string
  box: Box
  /** The lowest confidence of its words, 0 to 1; 1 in a text layer. */
  confidence: number
  /** The highest confidence that agreement can give it, if part of the value may be missing in every copy alike. */
  ceiling?: number
}

/** The content of one copy, by field name. */
export interface CopyReading {
  page: number
  source: 'text_layer' | 'ocr'
  /** Whether the social security number is plausible; null if it is masked or absent. The number itself is not kept. */
  ssnPlausible: boolean | null
  fields: ReadonlyMap<string, Reading>
  /** Boxes with illegible digits. */
  unread: readonly string[]
}

/** The value of a ticked box. */
export const TICK = 'X'

export function reading(value: string, words: readonly Word[], raw = textOf(words)): Reading {
  return { value, raw, ...placeOf(words) }
}

/** The fields for which something was read. */
export function filledIn(
  fields: readonly (readonly [name: string, read: Reading | null | undefined])[],
): Map<string, Reading> {
  return new Map(fields.flatMap(([name, read]) => (read ? [[name, read] as const] : [])))
}

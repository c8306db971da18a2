import { blankBetween } from '../layout/geometry.ts'
import type { Cents } from '@income/shared'
import { type Box, type FormField, left, middleY, right, type Word, placeOf } from '../model/page.ts'
import { readPrintedAmount } from '../entities/amount.ts'
import { type Join, JOINS, numbersIn, type NumberStyle, type PrintedNumber } from '../layout/lexer/numbers.ts'
import { isGuessed, isRule } from './line-numbers.ts'
import type { Line } from '../layout/lines.ts'

/** An amount apart from the form's own text, printed on the page or typed into a field. */
export interface Amount {
  cents: Cents
  raw: string
  box: Box
  confidence: number
  /** Whether it was typed into a field, so that its box is the form's own. */
  field: boolean
  words: readonly Word[]
}

/** How numbers are set in the boxes of a form. */
const IN_BOXES: readonly Join[] = [
  { name: 'in pieces', example: '24 410', begun: /[\d.,]$/, next: /^[\d.,]+[-)]*$/, gap: 0.45 },
  {
    name: 'a rule through the comma',
    example: '24  410',
    begun: /^\d{1,3}[,.]?$/,
    next: /^\d{3}\.?$/,
    gap: 1.3,
    isScanned: true,
  },
]
const STYLE: NumberStyle = { joins: [...JOINS, ...IN_BOXES], bare, repairs: [] }
const APART = 4
const NEXT_TEXT = 16
/** Parentheses of a loss, or brackets around several boxes that are added up. */
const BRACKETS = /^[()[\]{}|]+$/
/** Greatest distance, in points, of an amount from either parenthesis of its box. */
const PARENTHESES = 75

/** Amounts typed into fields. */
export function amountsInFields(fields: readonly FormField[], rows: readonly Line[]): Amount[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'text' || field.value === '') return []
    const cents = centsOf(field.value)
    if (cents === null) return []
    const { box, value: raw } = field
    const signed = cents > 0n && standsInParentheses(box, rows) ? -cents : cents
    return [{ cents: signed, raw, box, confidence: 1, field: true, words: [] }]
  })
}

/**
 * Amounts printed on the page: runs of digits with space before them and no wording directly after. `labels` are the line
 * numbers; the amount may directly follow those `beside` a box.
 */
export function amountsInText(
  rows: readonly Line[],
  labels: ReadonlySet<Word>,
  beside: ReadonlySet<Word> = new Set(),
): Amount[] {
  return amountsOn(rows, labels, (row, start) => beginsApart(row, start, beside))
}

/** Amounts that end a wording directly after a word: "Less returns and allowances 3,204", "a Business 5,000". */
export function amountsInWording(rows: readonly Line[], labels: ReadonlySet<Word>): Amount[] {
  const goesOn = (row: readonly Word[], start: number, text: string) =>
    !beginsApart(row, start, new Set()) && isWord(row[start - 1]!) && isInFull(text)
  return amountsOn(rows, labels, goesOn)
}

function amountsOn(
  rows: readonly Line[],
  labels: ReadonlySet<Word>,
  mayBegin: (row: readonly Word[], start: number, text: string) => boolean,
): Amount[] {
  const style: NumberStyle = { ...STYLE, isOther: (words, at) => !/\d/.test(words[at]!.text) || labels.has(words[at]!) }
  return rows.flatMap(({ words }) => {
    const row = words.filter((word) => !isRule(word.text))
    return numbersIn(row, style).flatMap((number) => {
      const start = row.indexOf(number.words[0]!)
      const isAlone = endsApart(row, start, start + number.words.length, labels)
      return isAlone && mayBegin(row, start, number.text) ? (amountOf(number, row) ?? []) : []
    })
  })
}

function beginsApart(row: readonly Word[], start: number, beside: ReadonlySet<Word>): boolean {
  const [first, before] = [row[start]!, row[start - 1]]
  if (!before) return true
  const gap = blankBetween(before, first)
  const mayTouch = beside.has(before) || /^[($]+$/.test(before.text)
  if (gap < APART && !mayTouch) return false
  return gap >= NEXT_TEXT || !/^(?:lines?|forms?|schedule|box)$/i.test(before.text)
}

function endsApart(row: readonly Word[], start: number, end: number, labels: ReadonlySet<Word>): boolean {
  const after = row[end]
  const money = end - start > 1 || /[.,]\d|\d{3}/.test(row[start]!.text)
  const gap = money || (after && labels.has(after)) ? APART : NEXT_TEXT
  return !after || BRACKETS.test(after.text) || blankBetween(row[end - 1]!, after) >= gap
}

const isWord = ({ text }: Word) => /^\p{L}\p{Ll}{2,}[):]?$/u.test(text)
/** With a comma or cents, it is not the number of a form or line. */
const isInFull = (text: string) => /\d,\d{3}|\.\d{2}/.test(text)

function amountOf({ words, text }: PrintedNumber, row: readonly Word[]): Amount | null {
  const raw = words.map((word) => bare(word.text)).join(' ')
  // OCR reads a rule beside a blank box as a 1, and an arrow before it as a 7.
  if (raw === '1' && words[0]!.confidence < 1) return null
  if (/^\d$/.test(raw) && isGuessed(words)) return null
  const { box, confidence } = placeOf(words)
  const inParentheses = isBetweenParentheses(box, row)
  // OCR reads one parenthesis of a box together with the digits.
  const isHalf = !inParentheses && confidence < 1 && HALF.test(text)
  const cents = centsOf(inParentheses || isHalf ? text.replace(/[()]/g, '') : text)
  if (cents === null) return null
  const signed = cents > 0n && inParentheses ? -cents : cents
  return {
    cents: signed,
    raw,
    box,
    confidence: isHalf ? Math.min(confidence, SIGN_UNSURE) : confidence,
    field: false,
    words,
  }
}

/** Parses whole dollars or an amount with cents; a scan may turn the comma into a point. */
function centsOf(text: string): Cents | null {
  const trimmed = text
    .trim()
    .replace(/\.$/, '')
    // Programs put numbers into fields unformatted: "0.0".
    .replace(/(?<=^[-(]?\d[\d,]*\.\d)(?=\)?$)/, '0')
    .replace(/(?<=^[-(]?\d{1,3})\.(?=\d{3}$)/, ',')
  return readPrintedAmount(trimmed)?.cents ?? readPrintedAmount(trimmed.replaceAll(' ', ''))?.cents ?? null
}

/** OCR reads the frame behind an amount as a parenthesis, or lost the one before it. */
const HALF = /^[\d.,]+\)$/
/** The sign is uncertain then. */
const SIGN_UNSURE = 0.6

/** Whether the form prints the parentheses of a loss in the box, with the amount between them. */
function standsInParentheses(box: Box, rows: readonly Line[]): boolean {
  return rows.some(({ words }) => {
    const row = words.filter((word) => middleY(word) > box[1] && middleY(word) < box[3])
    return isBetweenParentheses([box[0] + 3, box[1], box[2] - 3, box[3]], row)
  })
}

/** The nearest parentheses on either side belong to one box. OCR may lose the closing one beside the frame. */
function isBetweenParentheses(box: Box, row: readonly Word[]): boolean {
  const middle = (box[0] + box[2]) / 2
  const marks = row.flatMap((word) => parenthesesOf(word)).sort((a, b) => a.x - b.x)
  const opening = marks.findLast(({ x }) => x < middle)
  const closing = marks.find(({ x }) => x > middle)
  if (opening?.text !== '(' || box[0] - opening.x > PARENTHESES) return false
  if (!closing) return row.some((word) => word.text === '(' && word.confidence < 1 && isRightBefore(word, box, row))
  return closing.text === ')' && closing.x - box[2] < PARENTHESES
}

const isRightBefore = (word: Word, box: Box, row: readonly Word[]) =>
  !row.some((other) => left(other) >= right(word) && right(other) <= box[0])

function parenthesesOf({ text, box }: Word): { text: string; x: number }[] {
  const [first = '', last = ''] = [text[0], text.at(-1)]
  if (/^[()]+$/.test(text)) return Array.from(text, (mark) => ({ text: mark, x: (box[0] + box[2]) / 2 }))
  const isHalf = text.includes('(') !== text.includes(')')
  if (!isHalf || !/^\(?[\d.,]+\)?$/.test(text)) return []
  return first === '(' ? [{ text: first, x: box[0] }] : last === ')' ? [{ text: last, x: box[2] }] : []
}

/** Removes rules that OCR read as marks around the digits. */
function bare(text: string): string {
  return text.replace(/^[|[\]_~»>*:;'’]+|[|[\]_~:;,!'’]+$/g, '')
}

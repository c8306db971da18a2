import type { Look, Word } from '@income/documents'
import { tallCharacters } from '../../template-matching/tall-pieces.ts'
import type { Thousands } from '../thousands.ts'

/** The highest confidence in a number that was read in two ways, and in one that most looks read alike. */
const DISPUTED = 0.5
const OUTVOTING = 0.6
/** The highest confidence in a number on which the first two looks agree, but not all further ones. */
const CHALLENGED = 0.75
/** If one of two looks is less sure than this, the number is read again even if they agree. */
const UNSURE = 0.8

/** Shapes are compared with other digits of the same print, not with typical digits. */
const VOTES_OF_SHAPE = 2

/**
 * The forms of numbers, best first: blur loses points, commas and slashes, and rarely adds any. A text that fits none
 * is not a number.
 */
const FORMS = [
  /^[-(]*\$?\d{1,3}(,\d{3})*\.\d\d\)?[-*]?$|^\d{1,2}([/-])\d{1,2}(\2(\d\d|\d{4}))?$/,
  /^[-(]*\$?\d{1,3}(,\d{3})+\)?[-*]?$/,
  /^[-+($]*\d[\d.,:/-]*[)%*-]*$/,
]
/** Where thousands have no separator, four or more digits before the point have lost no comma. */
const TOGETHER = /^[-(]*\$?\d{4,}\.\d\d\)?[-*]?$/

/** A look that may count for more than one vote. */
export interface CountedLook extends Look {
  votes?: number
}

/** Whether two looks leave a number ambiguous. */
export function isAmbiguous(word: Word, again: Look | undefined): boolean {
  return again === undefined || again.text !== word.text || Math.min(word.confidence, again.confidence) < UNSURE
}

/** What the print of a number shows, and that of its page. */
export interface PrintSays {
  /** The reading by the shapes of its digits. */
  byShape?: Look | null
  /** How many of its components are as high as digits. */
  tall?: number
  thousands?: Thousands
}

/**
 * A number by the vote of several looks. Two that agree are reliable. Otherwise the best formed reading is kept, then
 * the one that most looks see, with less confidence; other readings become alternatives. The shapes of the digits count
 * for more than a look, and the number of components for more than votes: "11-11" has lost a digit if it is read as
 * "1-11". Touching digits are fewer components.
 */
export function weighed(
  word: Word,
  looks: readonly CountedLook[],
  { byShape, tall, thousands = 'parted' }: PrintSays = {},
): Word {
  const shape = byShape ? [{ ...byShape, votes: VOTES_OF_SHAPE }] : []
  const ways = waysOf([{ text: word.text, confidence: word.confidence }, ...looks, ...shape], thousands)
  const off = ({ text }: Way) => (tall === undefined || tallCharacters(text) >= tall ? 0 : 1)
  const [best, ...others] = ways.sort(
    (a, b) => a.form - b.form || off(a) - off(b) || b.votes - a.votes || b.confidence - a.confidence,
  )
  if (!best || looks.length === 0) return word
  if (others.length === 0) return { ...word, confidence: best.confidence }
  const isChallenged = looks[0]!.text === word.text && best.text === word.text
  const most = isChallenged ? CHALLENGED : best.votes >= 2 ? OUTVOTING : DISPUTED
  const alternatives = others
    .filter(({ form }) => form < FORMS.length)
    .map(({ text, confidence }) => ({ text, confidence }))
  return {
    ...word,
    text: best.text,
    confidence: Math.min(most, best.confidence),
    ...(alternatives.length > 0 && { alternatives }),
  }
}

interface Way extends Look {
  votes: number
  form: number
}

/** Each reading of a number, with its votes and the confidence of the surest look. */
function waysOf(looks: readonly CountedLook[], thousands: Thousands): Way[] {
  return [...Map.groupBy(looks, ({ text }) => text)].map(([text, same]) => ({
    text,
    confidence: Math.max(...same.map(({ confidence }) => confidence)),
    votes: same.reduce((sum, { votes = 1 }) => sum + votes, 0),
    form: thousands === 'together' && TOGETHER.test(text) ? 0 : formOf(text),
  }))
}

/** Whole dollars as forms print them: "5,118." or "771." */
const WHOLE_DOLLARS = /^[-(]*\$?\d{1,3}((,\d{3})*\.|(,\d{3})+)\)?$/

/** Whether a text is written like an amount, with cents or in whole dollars, or like a date. */
export function isNumberByItself(text: string): boolean {
  return isWellFormed(text) || WHOLE_DOLLARS.test(text)
}

/** Whether a text is written like an amount with cents or a date. */
export function isWellFormed(text: string): boolean {
  return formOf(text) === 0
}

function formOf(text: string): number {
  const form = FORMS.findIndex((pattern) => pattern.test(text))
  return form < 0 ? FORMS.length : form
}

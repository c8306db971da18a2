import type { Look } from '@income/documents'
import type { Picture } from '../../image/picture.ts'
import type { Segment } from '../layout/segments.ts'
import { likeness } from './glyph.ts'
import type { DateForm } from '../dates/torn-date.ts'
import { digitsOf, type Example, type ReadNumber } from './known-digits.ts'

/** A shape less similar than this to any known digit is not one character of this print. */
const ALIKE = 0.75
/**
 * A digit is replaced if its shape is much more similar to another one: by this margin, or by less if it is very
 * similar.
 */
const CLEARLY = 0.09
const VERY = { alike: 0.9, more: 0.05 }
/** A digit confirms its reading if it resembles no other digit within this margin. */
const APART = 0.03

/**
 * The reading of a number by the shapes of its digits, each compared with known digits of the page. It departs from the
 * OCR only where the shapes are clear, and never replaces a digit that is not known. Null if the shapes do not look
 * like digits of this page at all.
 */
export function readByShape(read: ReadNumber, known: readonly Example[], page: Picture): Look | null {
  const digits = digitsOf(read, page).map((example) => judged(example, known))
  if (digits.length === 0 || digits.some((digit) => digit === null)) return null
  const left = digits.map((digit) => digit!)
  const confidence = Math.min(...left.map(({ alike }) => alike))
  return { text: read.text.replace(/\d/g, () => left.shift()!.digit), confidence }
}

/**
 * The reading of a number that begins with a form, "00/00/", and ends in a known text: each digit is the only one it
 * resembles on the page. Null if one of them is unclear.
 */
export function readInForm(
  { form, ending }: DateForm,
  number: Segment,
  known: readonly Example[],
  page: Picture,
): Look | null {
  const places = digitsOf({ text: form + ending, number }, page).slice(0, form.replace(/\D/g, '').length)
  const digits = places.map((example) => clearest(example, known))
  if (digits.some((digit) => digit === null)) return null
  const left = digits.map((digit) => digit!)
  const confidence = Math.min(...left.map(({ alike }) => alike))
  return { text: form.replace(/\d/g, () => left.shift()!.digit) + ending, confidence }
}

function clearest(example: Example, known: readonly Example[]): Judged | null {
  const [best, second] = [...likenessesOf(example, known)].sort(([, a], [, b]) => b - a)
  if (!best || best[1] < ALIKE || best[1] - (second?.[1] ?? 0) < APART) return null
  return { digit: best[0], alike: best[1] }
}

/**
 * The similarity of a number's digits to the same digits elsewhere on the page: that of the least similar one, or 0 if
 * one looks as much or more like another digit.
 */
export function alikeAsRead(read: ReadNumber, known: readonly Example[], page: Picture): number {
  return Math.min(...digitsOf(read, page).map((example) => ownLikeness(example, known)))
}

function ownLikeness(example: Example, known: readonly Example[]): number {
  const likenesses = likenessesOf(example, known)
  const own = likenesses.get(example.digit) ?? 0
  likenesses.delete(example.digit)
  return Math.max(0, ...likenesses.values()) <= own - APART ? own : 0
}

/** How similar a digit is to each known one from other numbers. */
function likenessesOf({ glyph, number }: Example, known: readonly Example[]): Map<string, number> {
  const likenesses = new Map<string, number>()
  for (const example of known) {
    if (example.number === number) continue
    const alike = likeness(example.glyph, glyph)
    if (alike > (likenesses.get(example.digit) ?? 0)) likenesses.set(example.digit, alike)
  }
  return likenesses
}

interface Judged {
  digit: string
  alike: number
}

function judged(example: Example, known: readonly Example[]): Judged | null {
  const { digit } = example
  const likenesses = likenessesOf(example, known)
  const [best, second] = [...likenesses].sort(([, a], [, b]) => b - a)
  if (!best || best[1] < ALIKE) return null
  const own = likenesses.get(digit)
  if (own === undefined) return { digit, alike: ALIKE }
  if (best[0] === digit) return { digit, alike: own }
  const more = best[1] - (second?.[1] ?? 0)
  const isClear = more >= CLEARLY || (best[1] >= VERY.alike && more >= VERY.more)
  return isClear ? { digit: best[0], alike: best[1] } : { digit, alike: own }
}

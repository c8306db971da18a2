import { height, left, middleY, right, type Look, type Page, type Word } from '../model/page.ts'

const AMOUNT = /^\$?\d[\d,]*\.\d\d$/
const SIGNED = /^[-−–]\$?\d[\d,]*\.\d\d$/
const SIGN = /^[-−–]$/
/** Points by which the right edges of a column's amounts differ. */
const IN_COLUMN = 3
/** Fewer amounts with a minus sign make no column of such. */
const LEAST = 3
/** How far before its amount a sign may stand, in heights. */
const BEFORE = 1.2

/**
 * Amounts of a scan that have no minus sign where most of their column have one, with it: the stroke is the first that a poor
 * scan loses. A refund among what is taken has none either, so that it is but another reading.
 */
export function lostSigns({ source, words }: Page): ReadonlyMap<Word, Look> {
  if (source !== 'ocr') return new Map()
  const amounts = words.filter(({ text }) => AMOUNT.test(text) || SIGNED.test(text))
  const signed = new Set(
    amounts.filter((amount) => SIGNED.test(amount.text) || words.some((word) => isSignOf(word, amount))),
  )
  if (signed.size < LEAST) return new Map()
  const lost = amounts.filter((amount) => {
    if (signed.has(amount)) return false
    const column = amounts.filter((other) => Math.abs(right(other) - right(amount)) < IN_COLUMN)
    const withSign = column.filter((other) => signed.has(other)).length
    return withSign >= LEAST && withSign * 2 > column.length
  })
  return new Map(lost.map((word) => [word, { text: `-${word.text}`, confidence: word.confidence }]))
}

function isSignOf(word: Word, amount: Word): boolean {
  const gap = left(amount) - right(word)
  return (
    SIGN.test(word.text) &&
    gap >= 0 &&
    gap < BEFORE * height(amount) &&
    Math.abs(middleY(word) - middleY(amount)) < 0.5 * height(amount)
  )
}

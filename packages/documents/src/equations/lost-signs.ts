import { height, left, middleY, right, type Look, type Page, type Word } from '../model/page.ts'

const AMOUNT = /^\$?\d[\d,]*\.\d\d$/
const SIGNED = /^[-−–]\$?\d[\d,]*\.\d\d$/
const SIGN = /^[-−–]$/
/** Points by which the right edges of a column's amounts differ. */
const IN_COLUMN = 3
/** Fewer negative amounts do not make a column of negative amounts. */
const LEAST = 3
/** Greatest distance between a sign and its amount, in heights. */
const BEFORE = 1.2

/**
 * For a scan, the amounts without a minus sign in a column where most have one, each with the sign added: a minus is the first
 * stroke that a poor scan loses. It is only another reading, because a refund among debits has no minus either.
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

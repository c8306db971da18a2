import { linesOf, type Line } from '../lines.ts'
import { height, union, type Page, type Word } from '../../model/page.ts'

/** The figures before a thousands' blank, with a sign; those behind it; and what no amount written alone begins with. */
const BEFORE = /^[-+($\u2010-\u2015\u2212]*[1-9]\d{0,2}$/
const BEHIND = /^\d{3}\.\d\d\)?$/
const CERTAINLY_BEHIND = /^0\d\d\.\d\d\)?$/
/** An amount of thousands that is written otherwise. */
const OTHERWISE = /\d,\d{3}\b|\d{4}\.\d\d\b/
/** A blank within an amount is no wider than so many heights. */
const BLANK = 0.7

/**
 * The pages with amounts of thousands in one word, where the statement sets a blank between: "1 060.25". It does when an amount
 * could only be the rest of another ("060.25") and none is written otherwise: else "Check 104 250.00" is no such amount.
 */
export function withoutBlanksInAmounts(pages: readonly Page[]): readonly Page[] {
  const words = pages.flatMap((page) => page.words)
  if (!words.some(({ text }) => CERTAINLY_BEHIND.test(text)) || words.some(({ text }) => OTHERWISE.test(text)))
    return pages
  const isSpaced = pages.some((page) => linesOf(page).some(({ words: own }) => own.some(isRest)))
  return isSpaced ? pages.map((page) => ({ ...page, words: linesOf(page).flatMap(joined) })) : pages
}

function isRest(word: Word, i: number, words: readonly Word[]): boolean {
  return CERTAINLY_BEHIND.test(word.text) && belong(words[i - 1], word)
}

function joined({ words }: Line): Word[] {
  const whole: Word[] = []
  for (const word of words) {
    const before = whole.at(-1)
    if (before && belong(before, word)) whole.splice(-1, 1, join(before, word))
    else whole.push(word)
  }
  return whole
}

function belong(before: Word | undefined, word: Word): boolean {
  if (!before || !BEFORE.test(before.text) || !BEHIND.test(word.text)) return false
  return word.box[0] - before.box[2] < BLANK * height(word)
}

function join(before: Word, word: Word): Word {
  const confidence = Math.min(before.confidence, word.confidence)
  return { ...word, text: before.text + word.text, box: union([before.box, word.box]), confidence }
}

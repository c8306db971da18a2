import { decimalFromCents } from '@income/shared'
import { linesOf } from '../../layout/lines.ts'
import { left, right, type Word } from '../../model/page.ts'
import { readPrintedAmount, type PrintedAmount } from '../../entities/amount.ts'
import { rawOf, reading, type Reading } from './reading.ts'

/** OCR that shows no cents may have lost the decimal point, in every copy alike. */
const WITHOUT_CENTS = 0.6
/** A box holds one amount: where several differ, those of a box whose label was not found are among them. */
const ONE_OF_SEVERAL = 0.6

/** The amount in a box: the first that is printed there, with cents before whole dollars. */
export function readAmount(words: readonly Word[], page: number): Reading | null {
  const lines = linesOf({ words: [...words] }).map((line) => line.words)
  const candidates = lines.flatMap((line) => amountsOf(line))
  const withCents = candidates.filter(({ amount }) => amount.hasCents)
  const best = withCents[0] ?? candidates[0]
  if (!best) return null
  const read = reading(decimalFromCents(best.amount.cents), best.words, page)
  if (withCents.some(({ amount }) => amount.cents !== best.amount.cents)) return { ...read, ceiling: ONE_OF_SEVERAL }
  return !best.amount.hasCents && read.confidence < 1 ? { ...read, ceiling: WITHOUT_CENTS } : read
}

/** Whether a box has figures in it, be they readable as an amount or not. */
export function looksFilled(words: readonly Word[]): boolean {
  return words.some((word) => /\d\D*\d\D*\d/.test(word.text))
}

function amountsOf(line: readonly Word[]): { amount: PrintedAmount; words: Word[] }[] {
  return pieces(line).flatMap((words) => {
    const amount = readW2Amount(words)
    return amount && (amount.hasCents || !leadsWording(words, line)) ? [{ amount, words }] : []
  })
}

/** A number right before a word is that of a box, or of a house, not an amount; so is one behind the word "box". */
function leadsWording(words: readonly Word[], line: readonly Word[]): boolean {
  const before = line.findLast((word) => right(word) <= left(words[0]!))
  if (before && /^box$/i.test(before.text)) return true
  const last = words.at(-1)!
  const next = line.find((word) => left(word) >= right(last))
  return next !== undefined && /[A-Za-z]{2}/.test(next.text) && left(next) - right(last) < last.box[3] - last.box[1]
}

/** A currency sign, a broken thousand or the cents in their own column belong to the number beside them. */
function pieces(line: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  for (const word of line) {
    const last = groups.at(-1)
    if (last && joins(last.at(-1)!, word)) last.push(word)
    else groups.push([word])
  }
  return groups
}

function joins(before: Word, word: Word): boolean {
  const gap = left(word) - right(before)
  const size = word.box[3] - word.box[1]
  if (/^[-(]?\$$/.test(before.text)) return gap < 4 * size
  if (/\d$/.test(before.text) && /^[.,]\d\d$/.test(word.text)) return gap < size
  if (/[\d]$/.test(before.text) && /^\d\d$/.test(word.text) && !/[.]\d\d$/.test(before.text)) return gap < 2.5 * size
  if (/^\$?\d{1,3}$/.test(before.text) && /^\d{3}(,\d{3})*\.\d\d$/.test(word.text)) return gap < size
  return /[,.]$/.test(before.text) && /^\d/.test(word.text) && gap < size
}

/** Beyond what amounts are anywhere: "2279.5" with one digit of cents, dollars and cents apart ("2279 50"), a comma lost or read as a point ("24 410.00", "24.410.00"). */
function readW2Amount(words: readonly Word[]): PrintedAmount | null {
  const text = rawOf(words)
    .replace(/[.,:;']+$/, '')
    .replace(/(\.\d)$/, '$10')
    .replace(/^([$\d,]*\d) [.,]?(\d\d)$/, '$1.$2')
    .replace(/^(\$?\d{1,3})[ .](\d{3}[,.]\d)/, '$1,$2')
  return readPrintedAmount(text)
}

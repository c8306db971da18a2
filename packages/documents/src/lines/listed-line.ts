import { left, right } from '../model/page.ts'
import type { KnownLines } from '../forms/known-lines.ts'
import type { Line } from '../layout/lines.ts'
import type { Amount } from './amounts.ts'
import { onOneRow } from './numbers/line-labels.ts'
import { numberOf } from './numbers/line-number.ts'

const NUMBER = /^([1-9]\d?[a-z]?)\.?$/

/**
 * The line of an amount where a program prints the form as a list, without numbers beside boxes: "11 Adjusted gross income
 * $41,223.42". Its number begins the row and the amount ends it, with nothing but wording between.
 */
export function listedLine(amount: Amount, rows: readonly Line[], { outer, inner }: KnownLines): string | null {
  const row = rows.flatMap(({ words }) => words).filter((word) => onOneRow(word, amount))
  const [number, ...others] = row.sort((a, b) => left(a) - left(b))
  const line = NUMBER.exec(number?.text ?? '')?.[1]
  const between = others.filter((word) => !amount.words.includes(word))
  const isWording = /^[a-z]/i.test(between[0]?.text ?? '') && between.every((word) => right(word) <= left(amount))
  if (line === undefined || !isWording) return null
  return [...outer, ...inner].includes(line) ? line : onlyPart(line, outer)
}

/** "1 Wages", "25 Federal income tax withheld": what all parts of a line come to, by its number alone. */
function onlyPart(number: string, outer: readonly string[]): string | null {
  const parts = outer.filter((line) => numberOf(line) === number)
  return parts.length === 1 ? parts[0]! : (parts.find((line) => line.endsWith('z')) ?? null)
}

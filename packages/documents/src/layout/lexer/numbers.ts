import { readPrintedAmount, type PrintedAmount } from '../../entities/amount.ts'
import type { Word } from '../../model/page.ts'
import { joinAt, type Join } from './joins.ts'

/** How the numbers of a kind of document are set. */
export interface NumberStyle {
  /** How words make one number. */
  joins: readonly Join[]
  /** A word without what may touch its number: a footnote's mark, a piece of a rule. */
  bare: (text: string) => string
  /** What is put right in the whole, in this order. */
  repairs: readonly (readonly [RegExp, string])[]
  /** What looks like a number and is of something else. */
  isOther?: (words: readonly Word[], at: number) => boolean
}

/** A number as it is printed: an amount of money, hours, a rate. */
export interface PrintedNumber {
  words: readonly Word[]
  /** In one word, without what is no part of it: "-40.60". */
  text: string
  /** Null where it is no amount of money: "26.9250", "8:30". */
  amount: PrintedAmount | null
}

const NUMBER =
  /^[-+=($‐‑‒–—−]*(?:US\$|USD)?[-+($‐‑‒–—−]*(?:[\d.,]*\d[\d.,]*[-+)]*(?:CR|DR|OD|USD|(?<=\.\d\d-?)(?:SC|[CD]))?|\d+:[0-5]\d)$/i
const BEGINS = /^[-+=($*.\d‐‑‒–—−]|^USD?\b/i
/** Stars that nothing can be written before; a masked number has no cents. */
const GUARD = /^\*+(?=\$?[\d,]*\.\d\d\b)/

/** The numbers of a line, from left to right. */
export function numbersIn(words: readonly Word[], style: NumberStyle): PrintedNumber[] {
  const numbers: PrintedNumber[] = []
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at, style)
    if (number) numbers.push(number)
    at += number?.words.length ?? 1
  }
  return numbers
}

/** The number that begins with a word; null where none does. */
export function numberAt(words: readonly Word[], start: number, style: NumberStyle): PrintedNumber | null {
  let found: PrintedNumber | null = null
  let text = ''
  for (let at = start; at < words.length; at++) {
    const next = style.bare(words[at]!.text).replace(GUARD, '')
    if ((at === start && !BEGINS.test(next)) || style.isOther?.(words, at)) break
    const join = at > start ? joinAt(words, at, text, next, style.joins) : null
    if (join === undefined) break
    text += (join?.glue ?? '') + next
    if (join?.isOpen || !NUMBER.test(text)) continue
    found = { words: words.slice(start, at + 1), text, amount: readPrintedAmount(repaired(text, style)) }
  }
  return found
}

function repaired(text: string, { repairs }: NumberStyle): string {
  return repairs.reduce((whole, [wrong, right]) => whole.replace(wrong, right), text)
}

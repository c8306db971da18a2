import { linesOf } from '../page/lines.ts'
import { middleX, type Word } from '../page/page.ts'
import { readAmount } from './amounts.ts'
import { reading, type Reading } from './reading.ts'

/** IRS General Instructions for Forms W-2 and W-3, box 12; TA, TP and TT since 2026. */
const CODES = new Set('A B C D E F G H I J K L M N P Q R S T V W Y Z AA BB CC DD EE FF GG HH II TA TP TT'.split(' '))

/** A coded item: "D 3528.87". Several in one box, where a form numbers only the first, are read from the top. */
export function readCodedAmounts(words: readonly Word[], page: number): Reading[] {
  return linesOf({ words: withoutUprightCaption(words) }).flatMap((line) => {
    const amount = readAmount(line.words, page)
    if (!amount) return []
    const code = line.words.findLast((word) => word.box[2] <= amount.box[0] + 1 && CODES.has(word.text))
    return [code ? withCode(code, amount, page) : amount]
  })
}

function withCode(code: Word, amount: Reading, page: number): Reading {
  const both = reading(`${code.text} ${amount.value}`, [code], page, `${code.text} ${amount.raw}`)
  return {
    ...both,
    box: [both.box[0], Math.min(both.box[1], amount.box[1]), amount.box[2], Math.max(both.box[3], amount.box[3])],
    confidence: Math.min(both.confidence, amount.confidence),
  }
}

/** The form prints "Code" from top to bottom at the left of box 12; its C is not a code. */
function withoutUprightCaption(words: readonly Word[]): Word[] {
  const letters = words.filter((word) => /^[ode]$/.test(word.text))
  return words.filter(
    (word) => !/^[Code©]$/.test(word.text) || !letters.some((letter) => Math.abs(middleX(letter) - middleX(word)) < 3),
  )
}

import { linesOf } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { tokensOf } from '../../../layout/lexer/tokens.ts'
import { foundIn, type Found } from '../found.ts'
import { leadingDate } from '../../../layout/lexer/leading-date.ts'

/** A card that holds money itself: no account behind it has a number that its holder would know. */
const HOLDS_MONEY = /\b(?:prepaid|pay(?:roll)? ?card|card balance|card account)\b/i
const NUMBER =
  /\bcard\s*(?:number|no\.?|num\.?|#|ending(?: in)?|(?=:\s*[Xx*•·]{2}))\s*:?\s*((?:[Xx*•·\d][Xx*•·\d\s-]*?)?\d{4})(?![\d-]|\s\d)/i
/** The number of a card is that of the account for want of another. */
const FOR_WANT = 0.85

/** The last four figures of a prepaid card, where its statement names one card only. */
export function prepaidCardNumber(pages: readonly Page[]): Found<string> | null {
  const lines = pages.flatMap((page) => linesOf(page).map((line) => ({ page, line })))
  if (!lines.some(({ line }) => HOLDS_MONEY.test(line.text))) return null
  const found = lines.flatMap(({ page, line }) => {
    const match = leadingDate(tokensOf(line)) ? null : NUMBER.exec(line.text)
    if (!match) return []
    const start = match.index + match[0].lastIndexOf(match[1]!)
    const number = foundIn(match[1]!.slice(-4), page, line, start, start + match[1]!.length)
    return [{ ...number, raw: `…${number.value}`, confidence: Math.min(number.confidence, FOR_WANT) }]
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null
}

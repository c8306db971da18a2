import type { OtherPageKind } from '../document.ts'
import type { Page } from './page.ts'

const SIGNS: readonly [OtherPageKind, RegExp][] = [
  ['brokerage_statement', /\b(brokerage|investment report|portfolio|account holdings)\b/i],
  ['credit_card_statement', /\b(credit limit|minimum payment due|new balance)\b/i],
  ['instructions', /\b(instructions for|notice to employee)\b/i],
  ['disclosure', /\b(in case of errors or questions|how to balance|electronic transfers)\b/i],
  ['identity_document', /\b(driver'?s? licen[sc]e|passport)\b/i],
]

/** What to call a page that is part of no income document. */
export function otherPageKind(page: Page): OtherPageKind {
  if (page.damage) return 'damaged'
  if (page.words.length === 0) return 'blank'
  const text = page.words.map((word) => word.text).join(' ')
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown'
}

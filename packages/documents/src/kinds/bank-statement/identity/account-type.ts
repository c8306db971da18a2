import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { foundIn, type Found } from '../found.ts'

const TYPES: readonly [string, RegExp][] = [
  ['money market', /\bmoney market\b/i],
  ['certificate', /\b(certificate of deposit|share certificate|CD account)\b/i],
  [
    'savings',
    /\b(savings?|(?:prime|regular|primary) shares?|share account|way2save|(?:holiday|christmas|vacation) club)\b/i,
  ],
  [
    'checking',
    /\b(che(cking|quing)(?:tm|sm)?|share draft|current account|cuenta de cheques|(advantage|adv)\b.*\bbanking)\b/i,
  ],
]
const BUSINESS =
  /\b(business|commercial|corporate|small bus|bus(?=\s+(checking|savings))|analysis checking|merchant)\b/i

/**
 * The kind of account a line names: checking, savings, money market, certificate, with "business" before it where the name
 * says so.
 */
export function accountTypeOn(page: Page, line: Line): Found<string> | null {
  for (const [type, pattern] of TYPES) {
    const match = pattern.exec(line.text)
    if (!match) continue
    const business = BUSINESS.exec(line.text)
    const start = Math.min(match.index, business?.index ?? match.index)
    return foundIn(business ? `business ${type}` : type, page, line, start, match.index + match[0].length)
  }
  return null
}

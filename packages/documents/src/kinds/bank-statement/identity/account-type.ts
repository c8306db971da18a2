import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { type Found, foundIn } from '../../../layout/found.ts'
import { isWording, type Part } from '../../../tables/ledger/parts.ts'
import type { AccountParts } from '../accounts/accounts.ts'

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

/** "Checking/Prepaid and Savings" heads accounts of any kind. */
const OF_SEVERAL = /\bchecking(?:\W|and|or|prepaid)+savings\b|\bsavings(?:\W|and|or)+checking\b/i

/** The kind of account that a line names: checking, savings, money market, certificate; "business" may precede it. */
export function accountTypeOn(page: Page, line: Line): Found<string> | null {
  if (OF_SEVERAL.test(line.text)) return null
  for (const [type, pattern] of TYPES) {
    const match = pattern.exec(line.text)
    if (!match) continue
    const business = BUSINESS.exec(line.text)
    const start = Math.min(match.index, business?.index ?? match.index)
    return foundIn(business ? `business ${type}` : type, page, line, start, match.index + match[0].length)
  }
  return null
}

/** The account's type: named beside its number or above its amounts, otherwise anywhere on a short line of its own. */
export function accountType({ parts, number }: AccountParts): Found<string> | null {
  const isBesideNumber = ({ page, line }: Part) =>
    number !== null && page === number.page && line.box[1] <= number.box[1] && number.box[3] <= line.box[3]
  const named = parts.filter((part) => isWording(part) && part.line.words.length <= (isBesideNumber(part) ? 16 : 9))
  const content = parts.findIndex((part) => part.kind === 'figure' || part.kind === 'row')
  const distance = (part: Part) => {
    if (isBesideNumber(part)) return -1
    const ahead = content - parts.indexOf(part)
    return ahead >= 0 ? ahead : 1000 - ahead
  }
  const types = named
    .sort((a, b) => distance(a) - distance(b))
    .flatMap((part) => {
      const type = accountTypeOn(part.page, part.line)
      return type ? [{ type, isAbove: distance(part) < 1000, isHeading: part.kind === 'heading' }] : []
    })
  const [nearest] = types
  // "Checking summary" heads amounts; the account's name above them may say more.
  const fuller = types.find(({ type, isAbove }) => isAbove && type.value === `business ${nearest!.type.value}`)
  return (nearest?.isHeading ? fuller : null)?.type ?? nearest?.type ?? null
}

import type { Claim } from '../kind.ts'
import { linesOf, type Line } from '../page/lines.ts'
import type { Page } from '../page/page.ts'
import { isMoney, tokensOf } from '../page/tokens.ts'
import { leadingDate } from './table/row.ts'
import { headerAt } from './table/header.ts'
import { figureKind } from './words/figures.ts'
import { figuresOf } from './scan/figures.ts'
import { sectionHeading } from './words/headings.ts'

const OTHER_DOCUMENTS =
  /\b(minimum payment due|payment due date|credit limit|new balance total|total minimum due|cash advance limit|investment report|portfolio value|brokerage|unrealized|cost basis|market value of|gross pay|net pay|pay stub|earnings statement|year-to-date earnings|social security wages|wage and tax statement|department of the treasury|form 1040|form 1099|omb no|schedule [a-f]\b.*\(form)\b/i
const STATEMENT =
  /\b(account statement|statement of account|bank statement|checking|savings|statement period|statement ending|consolidated statement|combined statement|account activity|transaction history|statement date|member fdic|money market|share draft|account summary)\b/i

/** Whether a page belongs to a bank statement: by its balances, its tables of dated amounts and what it calls itself. */
export function recogniseBankStatement(page: Page): Claim | null {
  const lines = linesOf(page)
  const text = lines.map((line) => line.text).join('\n')
  const evidence = evidenceOn(lines)
  const foreign = text.match(new RegExp(OTHER_DOCUMENTS, 'gi'))?.length ?? 0
  const own =
    (evidence.opening ? 0.3 : 0) +
    (evidence.closing ? 0.2 : 0) +
    (evidence.rows > 0 ? 0.25 : 0) +
    (evidence.rows > 4 ? 0.1 : 0) +
    (evidence.headings > 0 ? 0.15 : 0) +
    (evidence.headers > 0 ? 0.15 : 0) +
    (STATEMENT.test(text) ? 0.25 : 0)
  const score = Math.max(0, Math.min(0.95, own) - 0.3 * foreign)
  if (score < 0.5) return null
  return { form: null, score, continuation: isContinuation(evidence, text) }
}

interface Evidence {
  opening: boolean
  closing: boolean
  rows: number
  headings: number
  headers: number
}

function evidenceOn(lines: readonly Line[]): Evidence {
  const figures = lines.flatMap(figuresOf)
  const rows = lines.filter((line) => {
    const tokens = tokensOf(line)
    return leadingDate(tokens) !== null && tokens.some(isMoney) && figureKind(line.text) !== 'opening'
  })
  return {
    opening: figures.some((figure) => figure.figure === 'opening'),
    closing: figures.some((figure) => figure.figure === 'closing'),
    rows: rows.length,
    headings: lines.filter((line) => sectionHeading(line.text) !== null).length,
    headers: lines.filter((_, i) => headerAt(lines, i) !== null).length,
  }
}

/** Without a balance, a period or an account of its own, a page only goes on with the statement before it. */
function isContinuation({ opening, closing, rows, headers }: Evidence, text: string): boolean {
  if (opening || closing) return false
  return rows + headers === 0 || !STATEMENT.test(text)
}

import type { OtherPageKind } from '../../model/document.ts'
import { linesOf } from '../lines.ts'
import type { Page } from '../../model/page.ts'

interface Sign {
  kind: OtherPageKind
  /** All of them are on the page. */
  words: readonly RegExp[]
}

/** In order: what a form prints of itself comes before what any page may mention. */
const SIGNS: readonly Sign[] = [
  { kind: 'w2c', words: [/\bW-?\s?2c\b|Corrected Wage and Tax Statement/i] },
  {
    kind: 'form_1099',
    words: [/\b1099\b/, /\b(?:PAYER|RECIPIENT|FILER|PAYEE).?S\b|Social Security Benefit Statement/],
  },
  { kind: 'form_1098', words: [/\b1098\b/, /\b(?:LENDER|BORROWER|STUDENT|FILER).?S\b/] },
  { kind: 'tax_transcript', words: [/\b(?:(?:Tax Return|Account|Wage and Income) Transcript|Record of Account)\b/i] },
  { kind: 'instructions', words: [/\b(?:instructions for|notice to employee)\b/i] },
  {
    kind: 'other_tax_form',
    words: [/\bDepartment of the Treasury\b|\bInternal Revenue Service\b|\bOMB No\. 1545/i, /\bForms? ?(?:W-)?\d/i],
  },
  { kind: 'state_tax_return', words: [/\bIncome Tax Return\b/i] },
  { kind: 'mortgage_statement', words: [/\bMortgage (?:Loan )?Statement\b|\bescrow balance\b/i, /\bprincipal\b/i] },
  { kind: 'brokerage_statement', words: [/\b(?:brokerage|investment report|portfolio|account holdings)\b/i] },
  { kind: 'credit_card_statement', words: [/\b(?:credit limit|minimum payment due|new balance)\b/i] },
  { kind: 'disclosure', words: [/\b(?:in case of errors or questions|how to balance|electronic transfers)\b/i] },
  { kind: 'identity_document', words: [/\b(?:driver'?s? licen[sc]e|passport)\b/i] },
  { kind: 'cover', words: [/\bfax\b|\bcover flow\b/i, /\b(?:to|from|pages|subject):/i] },
  { kind: 'letter', words: [/^\W*(?:dear [^\d\n]{2,60}[,:]|sincerely\b|to whom it may concern\b)/im] },
]

/** What to call a page that is part of no income document. */
export function otherPageKind(page: Page): OtherPageKind {
  if (page.damage) return 'damaged'
  if (page.words.length === 0) return 'blank'
  const text = linesOf(page)
    .map((line) => line.text)
    .join('\n')
  return SIGNS.find(({ words }) => words.every((word) => word.test(text)))?.kind ?? 'unknown'
}

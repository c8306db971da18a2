import type { DocumentType } from '@income/shared'
import { linesOf } from './layout/lines.ts'
import { printedPageNumber } from './layout/pages.ts'
import type { Page } from './model/page.ts'
import { understand } from './understand.ts'

/** The field that names who issued a document. The boxes of forms name theirs in print. */
const ISSUER: Partial<Record<DocumentType, string>> = { bank_statement: 'bank_name', pay_stub: 'employer_name' }

/** A name of lower confidence has no label and does not stand where a letterhead does. */
const NAMED = 0.9

/** Whether a page begins a document whose issuer its text does not name for sure: the letterhead may be a picture. */
export function isOfUnnamedIssuer(page: Page): boolean {
  const own = printedPageNumber(linesOf(page))?.page ?? page.number
  return (
    own === 1 &&
    understand([page]).documents.some(({ documentType, fields }) => {
      const issuer = ISSUER[documentType]
      return issuer !== undefined && (fields[issuer]?.confidence ?? 0) < NAMED
    })
  )
}

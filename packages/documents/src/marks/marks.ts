import type { Check } from '@income/shared'
import { kindOf } from '../kinds/kinds.ts'
import type { ExtractedDocument, ReadDocument } from '../model/document.ts'
import type { Page } from '../model/page.ts'
import { doubtfulValues, settledValues } from './doubtful-values.ts'
import { isPrintedAgain } from './printed-again.ts'
import { isBorneOut, unverifiedFigures, verifiedFigures } from './unverified-figures.ts'

/** Names of the checks that say how far a document can be relied on, whatever its sums say. */
export const MARKS: readonly string[] = ['doubtful_values', 'unverified_figures']

/** The document with checks that name what in it may be wrong without any sum failing. */
export function withMarks(document: ExtractedDocument, pages: readonly Page[]): ExtractedDocument {
  const own = pages.filter(({ number }) => document.pageStart <= number && number <= document.pageEnd)
  const unverified = kindOf(document.documentType, document.form)
    .decidingFigures(document)
    .filter((figure) => {
      const field = document.fields[figure.field]
      return field && !isBorneOut(figure, document.checks) && !isPrintedAgain(field, own)
    })
  const marks = [doubtfulValues(document), unverifiedFigures(unverified)]
  return { ...document, checks: [...document.checks, ...marks.filter((mark) => mark !== null)] }
}

/** The checks of a corrected document, with its marks as they are now. What was no mark before becomes none by a correction. */
export function remarked(checks: readonly Check[], { document, entries }: ReadDocument): Check[] {
  return checks.map((check) => {
    if (check.name === 'doubtful_values') return doubtfulValues({ ...document, entries }) ?? settledValues()
    if (check.name === 'unverified_figures') return stillUnverified(check, checks, document)
    return check
  })
}

function stillUnverified(check: Check, checks: readonly Check[], document: ReadDocument['document']): Check {
  const named = check.actual?.split(', ') ?? []
  const left = kindOf(document.document_type, document.form)
    .decidingFigures(document)
    .filter((figure) => named.includes(figure.field))
    .filter((figure) => !document.fields[figure.field]?.original && !isBorneOut(figure, checks))
  return unverifiedFigures(left) ?? verifiedFigures()
}

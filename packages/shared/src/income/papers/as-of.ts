import type { Alert } from '../alerts/catalog.ts'
import { type Day, dayOf, firstOfYear, isoDate } from '../calendar.ts'
import type { DocumentFacts } from '../model/facts.ts'

/** The day these rules came into force: no package is judged by an earlier date. */
const IN_FORCE = firstOfYear(2026)

/** How many days old a document may be before it is stale (Fannie Mae B1-1-03, age of credit documents and returns). */
const FRESH_DAYS: Record<DocumentFacts['documentType'], number> = {
  pay_stub: 120,
  bank_statement: 120,
  /** The next W-2 is issued by the end of January, and the package follows. */
  w2: 365 + 120,
  /** The next return is filed by October, after an extension. */
  tax_return: 365 + 288,
}

/**
 * The day by which documents are judged: the given one, else the latest day that the rules and the documents show has
 * passed.
 */
export function asOfDay(given: string | undefined, documents: readonly DocumentFacts[]): Day {
  const known = dayOf(given)
  if (known !== null) return known
  return documents.map(lastDay).reduce<Day>((latest, day) => Math.max(latest, day ?? latest), IN_FORCE)
}

/** One alert if even the latest document of a model is too old. */
export function staleAlerts(scope: readonly DocumentFacts[], asOf: Day): Alert[] {
  const dated = scope.flatMap((document) => {
    const day = lastDay(document)
    return day === null ? [] : [{ document, day }]
  })
  if (dated.length === 0 || dated.some(({ document, day }) => asOf - day <= FRESH_DAYS[document.documentType]))
    return []
  const latest = dated.reduce((max, { day }) => Math.max(max, day), -Infinity)
  const message = `The latest document ends on ${isoDate(latest)}: too old for an application of ${isoDate(asOf)} or later`
  return [{ code: 'stale_documents', message, document_ids: dated.map(({ document }) => document.id) }]
}

/** The last day that a document covers. */
function lastDay({ fields }: DocumentFacts): Day | null {
  const year = /^\d{4}$/.test(fields['tax_year'] ?? '') ? Number(fields['tax_year']) : null
  return dayOf(fields['period_end']) ?? dayOf(fields['pay_date']) ?? (year === null ? null : firstOfYear(year + 1) - 1)
}

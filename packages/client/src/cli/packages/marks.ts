import type { Check, FileRecord, IncomeDocument, Signal } from '../../contract/types.ts'
import { spoken } from '../terminal/text.ts'

/** Something in the results that a person should look at. */
export interface Mark {
  /** `failed`: an amount is unreliable; `warning`: unusual; `doubtful`: read with low confidence. */
  severity: 'failed' | 'warning' | 'doubtful'
  /** The check or the field. */
  name: string
  /** null if it is between documents. */
  document_id: string | null
  file_id: string | null
  /** The first and the last possible page; null if it is between documents. */
  pages: [number, number] | null
  reason: string
}

/** Values with at least this confidence are nearly always right. */
const SURE = 0.9

/** The marks of a document: signs of tampering first, then checks, then fields. */
export function marksOf(document: IncomeDocument): Mark[] {
  const place = { document_id: document.id, file_id: document.file_id }
  const pages: [number, number] = [document.page_start, document.page_end]
  const fields = Object.entries(document.fields).flatMap(([name, { value, page, confidence }]): Mark[] => {
    if (value === null || confidence >= SURE) return []
    const reason = `${spoken(name)} was read as “${value}” with a confidence of ${confidence.toFixed(2)}`
    return [{ severity: 'doubtful', name, ...place, pages: page === null ? pages : [page, page], reason }]
  })
  const checks = markedChecks(document.checks, { ...place, pages })
  // The check of ambiguous values comes right before the values that it names.
  const isOfValues = ({ name }: Mark) => name === 'doubtful_values'
  const signals = markedSignals(document.signals ?? [], { ...place, pages })
  return [...signals, ...checks.filter((mark) => !isOfValues(mark)), ...checks.filter(isOfValues), ...fields]
}

/** The marks of a file's structure. */
export function marksOfFile({ id, pages, signals }: FileRecord): Mark[] {
  return markedSignals(signals, { document_id: null, file_id: id, pages: [1, pages ?? 1] })
}

/** Signs of tampering that a person should look at; less severe ones are only in the API. */
function markedSignals(signals: readonly Signal[], place: Pick<Mark, 'document_id' | 'file_id' | 'pages'>): Mark[] {
  return signals.flatMap(({ code, severity, summary, evidence, dismissed }): Mark[] => {
    if (dismissed || (severity !== 'medium' && severity !== 'high')) return []
    const page = evidence[0]?.page ?? null
    return [
      { severity: 'warning', name: code, ...place, ...(page !== null && { pages: [page, page] }), reason: summary },
    ]
  })
}

/** The marks between the documents of a package. */
export function marksBetween(checks: readonly Check[]): Mark[] {
  return markedChecks(checks, { document_id: null, file_id: null, pages: null })
}

function markedChecks(checks: readonly Check[], place: Pick<Mark, 'document_id' | 'file_id' | 'pages'>): Mark[] {
  return checks.flatMap(({ name, status, message }) =>
    status === 'failed' || status === 'warning' ? [{ severity: status, name, ...place, reason: message }] : [],
  )
}

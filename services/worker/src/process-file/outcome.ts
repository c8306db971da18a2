import { whyNoDocument, type ExtractedDocument } from '@income/documents/model'
import type { FileOutcome } from '@income/platform'
import { fileError } from '@income/shared'
import { arithmeticOf } from './arithmetic-of.ts'
import { fingerprintOf, type Print } from './fingerprint.ts'
import { issuedFileOf } from './issued-files.ts'
import { signalsOf, type FileTraits, type JudgedDocument } from '@income/signals'
import type { UnderstoodPages } from '../reader/reader.ts'

/** How a file ends, given its contents. */
export function outcomeOf(understood: UnderstoodPages, traits: FileTraits | null, print: Print): FileOutcome {
  const { documents, otherPages, looks } = understood
  if (documents.length > 0) {
    const signals = signalsOf(traits, understood.signals, documents.map(judged))
    const judgedDocuments = documents.map((document, i) => ({
      ...document,
      signals: signals.documents[i]!,
      fingerprint: fingerprintOf(document, print),
      issued: issuedFileOf(document, looks[i]!, traits, print),
    }))
    return { status: 'processed', documents: judgedDocuments, otherPages, signals: signals.file }
  }
  const kinds = [...new Set(otherPages.map((page) => page.kind))].join(', ')
  const details = `${otherPages.length} page(s) read: ${kinds}`
  return { status: 'failed', error: fileError(whyNoDocument(understood), details) }
}

function judged(document: ExtractedDocument): JudgedDocument {
  const { documentType, pageStart, pageEnd, fields } = document
  const day = fields['period_end'] ?? fields['pay_date']
  const year = fields['tax_year']
  const { page, box } = day ?? year ?? { page: pageStart, box: null }
  const end = day?.value ?? (year ? `${year.value}-12-31` : null)
  return { documentType, pageStart, pageEnd, end, endPlace: { page, box }, arithmetic: arithmeticOf(document) }
}

import { whyNoDocument, type ExtractedDocument } from '@income/documents/model'
import type { FileOutcome } from '@income/platform'
import { fileError, type FileError } from '@income/shared'
import { arithmeticOf } from './arithmetic-of.ts'
import { fingerprintOf, type Print } from './fingerprint.ts'
import { issuedFileOf } from './issued-files.ts'
import { attachedFilesNotRead, signalsOf, type FileTraits, type JudgedDocument } from '@income/signals'
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
  return { status: 'failed', error: nothingFound(understood, traits) }
}

/** Why a file has no document, and what in it may have one. */
function nothingFound(understood: UnderstoodPages, traits: FileTraits | null): FileError {
  const kinds = [...new Set(understood.otherPages.map((page) => page.kind))].join(', ')
  const beyond = traits?.beyondPages
  // The page that other programs show says "Please wait…".
  if (beyond?.isXfaForm && understood.otherPages.length === 1 && kinds === 'unknown') {
    return fileError(
      'extraction_failed',
      'an XFA form whose content only Adobe Acrobat shows; print it to PDF and send that',
    )
  }
  const pages = `${understood.otherPages.length} page(s) read: ${kinds}`
  const attached = beyond && attachedFilesNotRead(beyond)
  return fileError(whyNoDocument(understood), attached ? `${pages}; ${attached}` : pages)
}

function judged(document: ExtractedDocument): JudgedDocument {
  const { documentType, textSource, pageStart, pageEnd, fields } = document
  const day = fields['period_end'] ?? fields['pay_date']
  const year = fields['tax_year']
  const { page, box } = day ?? year ?? { page: pageStart, box: null }
  const end = day?.value ?? (year ? `${year.value}-12-31` : null)
  return {
    documentType,
    textSource,
    pageStart,
    pageEnd,
    end,
    endPlace: { page, box },
    arithmetic: arithmeticOf(document),
  }
}

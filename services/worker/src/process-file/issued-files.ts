import type { ExtractedDocument } from '@income/documents'
import { acceptedMakes, type Database, type FileOutcome, type IssuedFile } from '@income/platform'
import type { DocumentMake } from '@income/shared'
import { ofIssuersFiles, programWithoutVersion, type FileTraits, type History } from '@income/signals'
import type { DocumentLook } from '../reader/reader.ts'
import { issuerPrintOf, type Print } from './fingerprint.ts'

/** The traits of a file that its issuer's other files may share. */
interface Making {
  programs: Pick<FileTraits['programs'], 'creator' | 'producer'>
  history: Pick<History, 'crossReference'> | null
}

/** A document's file traits and its issuer; null for a picture, or if either is unknown. */
export function issuedFileOf(
  document: ExtractedDocument,
  look: DocumentLook,
  making: Making | null,
  print: Print,
): IssuedFile | null {
  const issuer = issuerPrintOf(document, print)
  if (document.textSource !== 'text_layer' || !making?.history || issuer === null) return null
  const { creator, producer } = making.programs
  const make: DocumentMake = {
    creator: creator && programWithoutVersion(creator),
    producer: producer && programWithoutVersion(producer),
    crossReference: making.history.crossReference,
    pageSizes: look.pageSizes,
    fonts: look.fonts.map(({ font }) => font),
  }
  return { issuer, make }
}

/** Compares each document with the files of its issuer that the tenant accepted in other packages. */
export async function comparedWithIssuers(
  db: Database,
  owner: { tenantId: string; packageId: string },
  outcome: FileOutcome,
  looks: readonly DocumentLook[],
): Promise<FileOutcome> {
  if (outcome.status === 'failed') return outcome
  const documents = await Promise.all(
    outcome.documents.map(async (document, i) => {
      if (!document.issued) return document
      const { issuer, make } = document.issued
      const placeOfFont = (name: string) => {
        const { page = null, box = null } = looks[i]?.fonts.find(({ font }) => font === name) ?? {}
        return { page, box }
      }
      const found = ofIssuersFiles(make, await acceptedMakes(db, owner, issuer), placeOfFont)
      return { ...document, signals: [...(document.signals ?? []), ...found] }
    }),
  )
  return { ...outcome, documents }
}

import type { ExtractedDocument } from '@income/documents'
import { acceptedMakes, type Database, type FileOutcome, type IssuedFile } from '@income/platform'
import { ofIssuersFiles, programWithoutVersion, type DocumentMake, type FileTraits } from '@income/signals'
import type { DocumentLook } from '../reader/reader.ts'
import { issuerPrintOf, type Print } from './fingerprint.ts'

/** What a document's file looks like and who issued it; null for a picture, or if either is not known. */
export function issuedFileOf(
  document: ExtractedDocument,
  look: DocumentLook,
  traits: FileTraits | null,
  print: Print,
): IssuedFile | null {
  const issuer = issuerPrintOf(document, print)
  if (document.textSource !== 'text_layer' || !traits?.history || issuer === null) return null
  const { creator, producer } = traits.programs
  const make: DocumentMake = {
    creator: creator && programWithoutVersion(creator),
    producer: producer && programWithoutVersion(producer),
    crossReference: traits.history.crossReference,
    pageSizes: look.pageSizes,
    fonts: look.fonts.map(({ font }) => font),
  }
  return { issuer, make, fonts: look.fonts }
}

/** Compares each document with the files of its issuer that the tenant accepted in other packages. */
export async function comparedWithIssuers(
  db: Database,
  owner: { tenantId: string; packageId: string },
  outcome: FileOutcome,
): Promise<FileOutcome> {
  if (outcome.status === 'failed') return outcome
  const documents = await Promise.all(
    outcome.documents.map(async (document) => {
      if (!document.issued) return document
      const { issuer, make, fonts } = document.issued
      const found = ofIssuersFiles(make, fonts, await acceptedMakes(db, owner, issuer))
      return found.length === 0 ? document : { ...document, signals: [...(document.signals ?? []), ...found] }
    }),
  )
  return { ...outcome, documents }
}

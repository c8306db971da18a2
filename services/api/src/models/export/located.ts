import type { LocatedEntry } from './entry-columns.ts'
import type { ExportedModel } from './exported.ts'
import type { LocatedField } from './field-columns.ts'

type Sources = Pick<ExportedModel, 'entries' | 'documents' | 'fileNames'>

/** The entries of a model, each with its document and file. */
export function locatedEntries({ entries, documents, fileNames }: Sources): LocatedEntry[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return entries.map((entry) => ({
    entry,
    document: byId.get(entry.document_id) ?? null,
    fileName: fileNames.get(entry.file_id) ?? null,
  }))
}

/** The fields of all documents of the package, in the documents' order. */
export function locatedFields({ documents, fileNames }: Omit<Sources, 'entries'>): LocatedField[] {
  return documents.flatMap((document) =>
    Object.entries(document.fields).map(([name, field]) => ({
      ...{ name, field, document },
      fileName: fileNames.get(document.file_id) ?? null,
    })),
  )
}

import { calculate, DEFAULT_SETTINGS, type DocumentFacts, type EntryFacts, type QualifyingIncome } from '@income/shared'
import type { ExtractedDocument } from '../model/document.ts'

/** The monthly income from tax forms as read, in addition to others given by their facts. For tests. */
export function incomeOfForms(
  documents: readonly ExtractedDocument[],
  others: readonly { document: DocumentFacts; entries: readonly EntryFacts[] }[] = [],
): QualifyingIncome {
  const read = documents.map((document, index) => factsOf(document, `read-${index + 1}`))
  const papers = [...read, ...others]
  const [model] = calculate({
    documents: papers.map(({ document }) => document),
    entries: papers.flatMap(({ entries }) => entries),
    overrides: [],
    settings: DEFAULT_SETTINGS,
  })
  return model!.qualifyingIncome
}

function factsOf({ documentType, form, fields, checks, entries }: ExtractedDocument, id: string) {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value] as const)
  const document: DocumentFacts = { id, documentType, form, fields: Object.fromEntries(values), checks }
  return { document, entries: entries.map((entry, index) => ({ ...entry, id: `${id}/${index + 1}`, documentId: id })) }
}

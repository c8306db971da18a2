import type { ExtractedDocument } from '../model/document.ts'

/** Whether documents are the same but for amounts: a figure read otherwise changes no more than that. */
export function areSameButFigures(
  documents: readonly ExtractedDocument[],
  others: readonly ExtractedDocument[],
): boolean {
  return (
    documents.length === others.length && documents.every((document, i) => shapeOf(document) === shapeOf(others[i]!))
  )
}

function shapeOf({ form, pageStart, pageEnd, fields, entries }: ExtractedDocument): string {
  const lines = entries.map(({ date, description }) => [date, description])
  return JSON.stringify([form, pageStart, pageEnd, Object.keys(fields), lines])
}

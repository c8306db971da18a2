import { MARKS } from '../../../marks/marks.ts'
import { decimalFromCents } from '@income/shared'
import type { ExtractedDocument } from '../../../model/document.ts'
import type { Page } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { understand } from '../../../understand.ts'

/** What a test compares: one line for each entry, the values of the fields, the checks that did not pass. */
export interface Digest {
  fields: Record<string, string>
  entries: string[]
  problems: string[]
}

/** Reads statements set as text, one string for each page. */
export const readStatementText = (...pages: string[]): Digest[] =>
  digests(pages.map((text, i) => pageFromText(text, { number: i + 1 })))

/** Reads a page on which each line of the text is half a line below the previous one. */
export const readHalfLines = (text: string): Digest[] => digests([pageFromText(text, { step: 6 })])

/** Reads a page as if OCR had delivered it. */
export const readScannedText = (text: string): Digest[] =>
  digests([pageFromText(text, { source: 'ocr', confidence: 0.85 })])

function digests(pages: readonly Page[]): Digest[] {
  const { documents } = understand(pages)
  return documents.filter((document) => document.documentType === 'bank_statement').map(digest)
}

function digest({ fields, entries, checks }: ExtractedDocument): Digest {
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value])),
    entries: entries.map(({ date, direction, amount, description }) => {
      const sign = direction === 'credit' ? '+' : '-'
      return `${date} ${sign}${decimalFromCents(amount ?? 0n)} ${description}`.trim()
    }),
    problems: checks
      .filter(({ name, status }) => !MARKS.includes(name) && (status === 'failed' || status === 'warning'))
      .map(({ name }) => name),
  }
}

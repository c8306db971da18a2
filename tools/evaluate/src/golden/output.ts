import { understand, type ExtractedDocument, type ExtractedEntry, type Page } from '@income/documents'
import { decimalFromCents, type Cents } from '@income/shared'

/** The results for pages as comparable lines: one for each document, field, entry, check and message. */
export function outputOf(pages: readonly Page[]): string {
  try {
    const { documents, otherPages } = understand(pages)
    const lines = [
      ...documents.flatMap(linesOfDocument),
      ...otherPages.map(({ page, kind }) => `page ${page} does not belong to a document: ${kind}`),
    ]
    return lines.map((line) => `${line}\n`).join('')
  } catch (error) {
    return `understanding ended in an error: ${String(error)}\n`
  }
}

/** A check's message: the only kind of line that may be reworded without changing an amount. */
export function isMessage(line: string): boolean {
  return line.startsWith('  message  ')
}

function linesOfDocument(document: ExtractedDocument): string[] {
  const { documentType, form, pageStart, pageEnd, textSource, confidence } = document
  return [
    [form ?? documentType, `pages ${pageStart}-${pageEnd}`, textSource, confidence].join(' | '),
    ...Object.entries(document.fields).map(([name, field]) =>
      lineOf('field', name, field.value, field.raw, place(field)),
    ),
    ...document.entries.map(lineOfEntry),
    ...document.checks.flatMap(({ name, status, expected, actual, message }) => [
      lineOf('check', name, status, expected, actual),
      lineOf('message', name, message),
    ]),
  ]
}

function lineOfEntry(entry: ExtractedEntry): string {
  const { category, date, direction, description, amount, ytdAmount, balance, hours, rate } = entry
  const money = [amount, ytdAmount, balance].map(decimalOrNull)
  return lineOf('entry', category, date, direction, description, ...money, hours, rate, place(entry))
}

function place({ page, box, confidence }: Pick<ExtractedEntry, 'page' | 'box' | 'confidence'>): string {
  return `page ${page} at ${box.map((edge) => edge.toFixed(4)).join(' ')}, confidence ${confidence}`
}

function decimalOrNull(cents: Cents | null): string | null {
  return cents === null ? null : decimalFromCents(cents)
}

function lineOf(kind: string, ...parts: (string | null)[]): string {
  return `  ${kind.padEnd(8)} ${parts.map((part) => part?.replaceAll('\n', ' ') ?? '-').join(' | ')}`
}

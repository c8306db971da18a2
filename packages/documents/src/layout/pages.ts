import type { Check, DocumentType } from '@income/shared'
import { type Line, linesOf } from './lines.ts'
import type { Page } from '../model/page.ts'
import type { ExtractedDocument, OtherPageKind } from '../model/document.ts'
import { check, list, passed } from '../model/check.ts'
import { findDates } from '../entities/date.ts'

/** OCR also reads "1 of 6" as "10f6" and "I of 6". */
const OF_SO_MANY =
  /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3}?|[Il])\s*(?:[o0]f|de|\/)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i
const ALONE = /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3})\b/i

/** The page number that a page prints within its own document. */
export interface PrintedPageNumber {
  page: number
  of: number | null
}

/** "Page 1 of 4", otherwise "Page 1" alone: a list of accounts refers to other pages ("$2,188.84  Page 2"). */
export function printedPageNumber(lines: readonly Line[]): PrintedPageNumber | null {
  // A footer may end with "1 of 4".
  for (const { text } of [...lines, ...(lines.at(-1)?.cells.slice(-1) ?? [])]) {
    const match = OF_SO_MANY.exec(text)
    const [page, of] = match ? [match[1] ?? match[3], match[2] ?? match[4]] : []
    if (page) return { page: Number(page.replace(/[Il]/, '1')), of: Number(of) }
  }
  const alone = lines.find((line) => ALONE.test(line.text) && !line.hasMoney)
  return alone ? { page: Number(ALONE.exec(alone.text)![1]), of: null } : null
}

/** A page without the lines that another page has too, except for their numbers: its running header and footer. */
export function withoutLinesOf(page: Page, other: Page): Page {
  const wording = ({ text }: Line) => text.replace(/\d+/g, '0')
  const known = new Set(linesOf(other).map(wording))
  return { ...page, words: linesOf(page).flatMap((line) => (known.has(wording(line)) ? [] : line.words)) }
}

/** The two pages of a sheet that shows them side by side, each with its number; otherwise the page alone. */
export function facingPages(sheet: Page): Page[] {
  const middle = sheet.width / 2
  if (sheet.width < sheet.height || sheet.words.some(({ box }) => box[0] < middle && box[2] > middle)) return [sheet]
  const isLeft = ({ box }: Page['words'][number]) => box[2] <= middle
  const left = { ...sheet, words: sheet.words.filter(isLeft) }
  const right = { ...sheet, words: sheet.words.filter((word) => !isLeft(word)) }
  const [one, next] = [left, right].map((page) => printedPageNumber(linesOf(page))?.page)
  return one !== undefined && next === one + 1 ? [left, right] : [sheet]
}

/** A continuation page without a document before it that it could continue. */
export interface Orphan {
  page: number
  documentType: DocumentType
}

/** Marks documents right after continuation pages of their kind: the header of those was lost, and their content too. */
export function withLostBeginnings(
  documents: readonly ExtractedDocument[],
  orphans: readonly Orphan[],
): ExtractedDocument[] {
  return documents.map((document) => {
    const before = orphans.find(
      ({ page, documentType }) => page === document.pageStart - 1 && documentType === document.documentType,
    )
    return before ? { ...document, checks: [...document.checks, lostBeginning(before.page)] } : document
  })
}

function lostBeginning(page: number): Check {
  const message = `Page ${page} looks like the beginning of this document but could not be read as such, so its values are missing.`
  return check('beginning_found', 'failed', message)
}

interface Sign {
  kind: OtherPageKind
  /** All of them must be on the page. */
  words: readonly RegExp[]
}

/** In order: what a form prints about itself comes before what any page may mention. */
const SIGNS: readonly Sign[] = [
  { kind: 'w2c', words: [/(?<![\w/])W-?\s?2c\b|Corrected Wage and Tax Statement/i] },
  {
    kind: 'form_1099',
    words: [/\b1099\b/, /\b(?:PAYER|RECIPIENT|FILER|PAYEE).?S\b|Social Security Benefit Statement/],
  },
  { kind: 'form_1098', words: [/\b1098\b/, /\b(?:LENDER|BORROWER|STUDENT|FILER).?S\b/] },
  { kind: 'tax_transcript', words: [/\b(?:(?:Tax Return|Account|Wage and Income) Transcript|Record of Account)\b/i] },
  { kind: 'instructions', words: [/\b(?:instructions for|notice to employee)\b/i] },
  {
    kind: 'other_tax_form',
    words: [/\bDepartment of the Treasury\b|\bInternal Revenue Service\b|\bOMB No\. 1545/i, /\bForms? ?(?:W-)?\d/i],
  },
  { kind: 'state_tax_return', words: [/\bIncome Tax Return\b/i] },
  { kind: 'mortgage_statement', words: [/\bMortgage (?:Loan )?Statement\b|\bescrow balance\b/i, /\bprincipal\b/i] },
  { kind: 'cover', words: [/\bPDF\s+portfolio\b/i] },
  { kind: 'brokerage_statement', words: [/\b(?:brokerage|investment report|portfolio|account holdings)\b/i] },
  { kind: 'credit_card_statement', words: [/\b(?:credit limit|minimum payment due|new balance)\b/i] },
  { kind: 'disclosure', words: [/\b(?:in case of errors or questions|how to balance|electronic transfers)\b/i] },
  { kind: 'identity_document', words: [/\b(?:driver'?s? licen[sc]e|passport)\b/i] },
  { kind: 'cover', words: [/\bfax\b|\bcover flow\b/i, /\b(?:to|from|pages|subject):/i] },
  { kind: 'letter', words: [/^\W*(?:dear [^\d\n]{2,60}[,:]|sincerely\b|to whom it may concern\b)/im] },
]

/** The kind of a page that belongs to no income document. */
export function otherPageKind(page: Page): OtherPageKind {
  if (page.damage) return 'damaged'
  if (page.words.length === 0) return 'blank'
  const text = linesOf(page)
    .map((line) => line.text)
    .join('\n')
  return SIGNS.find(({ words }) => words.every((word) => word.test(text)))?.kind ?? 'unknown'
}

/** Adds a check of their pages to the documents: what else is printed on a damaged page is unknown. */
export function withPagesIntact(documents: readonly ExtractedDocument[], pages: readonly Page[]): ExtractedDocument[] {
  const damaged = pages.filter((page) => page.damage).map(({ number }) => number)
  const strays = damaged.filter((number) => !documents.some((document) => holds(document, number)))
  return documents.map((document) => ({
    ...document,
    checks: [...document.checks, pagesIntact(document, damaged, strays)],
  }))
}

/** `strays` are damaged pages that belong to no known document. */
function pagesIntact(document: ExtractedDocument, damaged: readonly number[], strays: readonly number[]): Check {
  const name = 'pages_intact'
  const own = damaged.filter((number) => holds(document, number))
  if (own.length > 0) {
    const pages = list(own.map(String), 'page')
    return check(name, 'failed', `Some text on ${pages} could not be read because the file is damaged there.`)
  }
  const beside = strays.find((number) => number === document.pageStart - 1 || number === document.pageEnd + 1)
  if (beside !== undefined)
    return check(name, 'warning', `Page ${beside} is too damaged to tell whether it belongs to this document.`)
  return passed(name, 'No page of the document is damaged.')
}

const holds = ({ pageStart, pageEnd }: ExtractedDocument, page: number) => pageStart <= page && page <= pageEnd

/** The part of a page with the header that all pages of a document share. */
const HEAD = 0.25

/**
 * The pages in the order of their page numbers: those scanned back to front, "3 of 3", "2 of 3", "1 of 3", are reversed. Blank
 * ones between them, the backs of others, come last.
 */
export function inPrintedOrder(all: readonly Page[]): Page[] {
  const pages = all.filter(({ words }) => words.length > 0)
  const numbers = pages.map((page) => printedPageNumber(linesOf(page)))
  const ordered: Page[] = []
  for (let at = 0; at < pages.length;) {
    const down = runDown(numbers, at)
    const run = pages.slice(at, at + (down || runUp(numbers, at)))
    ordered.push(...(down > 1 && areOfOne(run) ? run.toReversed() : run))
    at += run.length
  }
  const isAsBefore = ordered.every((page, i) => page === pages[i])
  return isAsBefore ? [...all] : [...ordered, ...all.filter(({ words }) => words.length === 0)]
}

/** The number of pages from this one on that count up. */
function runUp(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  let length = 1
  while (numbers[at] && isNumbered(numbers[at + length], numbers[at], numbers[at].page + length)) length++
  return length
}

/** The number of pages that count down from the last to the first; 0 if they do not, or if a second page follows. */
function runDown(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  const last = numbers[at]
  if (!last || last.page !== last.of) return 0
  let length = 1
  while (isNumbered(numbers[at + length], last, last.page - length)) length++
  return length > 1 && length === last.of && !isNumbered(numbers[at + length], last, 2) ? length : 0
}

const isNumbered = (number: PrintedPageNumber | null | undefined, { of }: PrintedPageNumber, page: number) =>
  number?.of === of && number.page === page

/** Whether all pages have a line with the same date in their headers: the period of the statement, the date of the letter. */
function areOfOne(pages: readonly Page[]): boolean {
  const [first, ...others] = pages.map(datedInHead)
  return [...first!].some((text) => others.every((texts) => texts.has(text)))
}

function datedInHead(page: Page): Set<string> {
  const head = linesOf(page).filter(({ box }) => box[1] < HEAD * page.height)
  const texts = head.map(({ text }) => text.replace(/\bpage\b.*$/i, '').trim())
  return new Set(texts.filter((text) => findDates(text).length > 0))
}

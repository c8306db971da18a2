import type { Check, DocumentType } from '@income/shared'
import { type Line, linesOf } from './lines.ts'
import type { Page } from '../model/page.ts'
import type { ExtractedDocument, OtherPageKind } from '../model/document.ts'
import { check, list, passed } from '../model/check.ts'
import { findDates } from '../entities/date.ts'

/** OCR reads "1 of 6" as "10f6" and "I of 6" too. */
const OF_SO_MANY =
  /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3}?|[Il])\s*(?:[o0]f|de|\/)\s*(\d{1,3})\b|^\s*(\d{1,3})\s+of\s+(\d{1,3})\s*$/i
const ALONE = /\b(?:page|p[aá]gina)\s*:?\s*(\d{1,3})\b/i

/** The number a page carries in its own document. */
export interface PrintedPageNumber {
  page: number
  of: number | null
}

export function printedPageNumber(lines: readonly Line[]): PrintedPageNumber | null {
  for (const line of lines) {
    const match = OF_SO_MANY.exec(line.text) ?? ALONE.exec(line.text)
    if (!match) continue
    const of = match[2] ?? match[4]
    return { page: Number((match[1] ?? match[3])!.replace(/[Il]/, '1')), of: of === undefined ? null : Number(of) }
  }
  return null
}

/** The two pages of a sheet that shows them side by side, each with its number; else the page alone. */
export function facingPages(sheet: Page): Page[] {
  const middle = sheet.width / 2
  if (sheet.width < sheet.height || sheet.words.some(({ box }) => box[0] < middle && box[2] > middle)) return [sheet]
  const isLeft = ({ box }: Page['words'][number]) => box[2] <= middle
  const left = { ...sheet, words: sheet.words.filter(isLeft) }
  const right = { ...sheet, words: sheet.words.filter((word) => !isLeft(word)) }
  const [one, next] = [left, right].map((page) => printedPageNumber(linesOf(page))?.page)
  return one !== undefined && next === one + 1 ? [left, right] : [sheet]
}

/** A page that only goes on with a document, where none was found that it could go on with. */
export interface Orphan {
  page: number
  documentType: DocumentType
}

/**
 * The documents, marked where pages that only go on with one of their kind stand right before them: their heading was not made
 * out, and what they say is in no document.
 */
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
  /** All of them are on the page. */
  words: readonly RegExp[]
}

/** In order: what a form prints of itself comes before what any page may mention. */
const SIGNS: readonly Sign[] = [
  { kind: 'w2c', words: [/\bW-?\s?2c\b|Corrected Wage and Tax Statement/i] },
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
  { kind: 'brokerage_statement', words: [/\b(?:brokerage|investment report|portfolio|account holdings)\b/i] },
  { kind: 'credit_card_statement', words: [/\b(?:credit limit|minimum payment due|new balance)\b/i] },
  { kind: 'disclosure', words: [/\b(?:in case of errors or questions|how to balance|electronic transfers)\b/i] },
  { kind: 'identity_document', words: [/\b(?:driver'?s? licen[sc]e|passport)\b/i] },
  { kind: 'cover', words: [/\bfax\b|\bcover flow\b/i, /\b(?:to|from|pages|subject):/i] },
  { kind: 'letter', words: [/^\W*(?:dear [^\d\n]{2,60}[,:]|sincerely\b|to whom it may concern\b)/im] },
]

/** What to call a page that is part of no income document. */
export function otherPageKind(page: Page): OtherPageKind {
  if (page.damage) return 'damaged'
  if (page.words.length === 0) return 'blank'
  const text = linesOf(page)
    .map((line) => line.text)
    .join('\n')
  return SIGNS.find(({ words }) => words.every((word) => word.test(text)))?.kind ?? 'unknown'
}

/** The documents with a check of their pages: where one is damaged, nobody knows what more is printed there. */
export function withPagesIntact(documents: readonly ExtractedDocument[], pages: readonly Page[]): ExtractedDocument[] {
  const damaged = pages.filter((page) => page.damage).map(({ number }) => number)
  const strays = damaged.filter((number) => !documents.some((document) => holds(document, number)))
  return documents.map((document) => ({
    ...document,
    checks: [...document.checks, pagesIntact(document, damaged, strays)],
  }))
}

/** `strays` are damaged pages of no document: nobody knows whose they are. */
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

function holds({ pageStart, pageEnd }: ExtractedDocument, page: number): boolean {
  return pageStart <= page && page <= pageEnd
}

/** The part of a page that holds what all pages of a document begin with. */
const HEAD = 0.25

/**
 * The pages in the order their numbers give: those scanned back to front, "3 of 3", "2 of 3", "1 of 3", are turned round. Blank ones
 * between them, the backs of others, come last.
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

/** How many pages from this one on count up. */
function runUp(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  let length = 1
  while (numbers[at] && isNumbered(numbers[at + length], numbers[at], numbers[at].page + length)) length++
  return length
}

/** How many pages from this one on count down from the last to the first; 0 where they do not, or where a second page follows. */
function runDown(numbers: readonly (PrintedPageNumber | null)[], at: number): number {
  const last = numbers[at]
  if (!last || last.page !== last.of) return 0
  let length = 1
  while (isNumbered(numbers[at + length], last, last.page - length)) length++
  return length > 1 && length === last.of && !isNumbered(numbers[at + length], last, 2) ? length : 0
}

function isNumbered(number: PrintedPageNumber | null | undefined, { of }: PrintedPageNumber, page: number): boolean {
  return number?.of === of && number.page === page
}

/** Whether all pages have a line with a date in their heads: the period of the statement, the day of the letter. */
function areOfOne(pages: readonly Page[]): boolean {
  const [first, ...others] = pages.map(datedInHead)
  return [...first!].some((text) => others.every((texts) => texts.has(text)))
}

function datedInHead(page: Page): Set<string> {
  const head = linesOf(page).filter(({ box }) => box[1] < HEAD * page.height)
  const texts = head.map(({ text }) => text.replace(/\bpage\b.*$/i, '').trim())
  return new Set(texts.filter((text) => findDates(text).length > 0))
}

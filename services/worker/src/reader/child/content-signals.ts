import {
  fractions,
  linesOf,
  printedPageNumber,
  type ExtractedDocument,
  type Page,
  type Understanding,
} from '@income/documents'
import type { FoundSignal } from '@income/shared'
import {
  ofCopiesOnPage,
  ofCopiesThatDiffer,
  ofDatesPrintedTwice,
  ofEmployerNumbers,
  ofPagesOutOfPlace,
  ofPostingDates,
  ofRoutingNumbers,
  ofRowsOutOfOrder,
  ofStatementDates,
  ofStubDates,
  type PlacedPage,
  type PlacedValue,
} from '@income/signals'

/** Signs of tampering in the text of pages, once their documents are known. */
export function contentSignals(pages: readonly Page[], { documents }: Understanding): FoundSignal[] {
  const copies = documents.flatMap((document) => ofCopies(document, pages))
  return [
    ...documents.flatMap(ofDocument),
    ...(copies.length > 0 ? copies : pages.flatMap((page) => ofCopiesOn(page, documents))),
    ...pages.flatMap((page) => ofPage(page, documents)),
    ...ofPagesOutOfPlace(pages.map((page) => placed(page, documents))),
  ]
}

function placed(page: Page, documents: readonly ExtractedDocument[]): PlacedPage {
  const { number, width, height, fonts = [] } = page
  const own = documents.find(({ pageStart, pageEnd }) => pageStart <= number && number <= pageEnd)
  return {
    number,
    printed: printedPageNumber(linesOf(page)),
    fonts: fonts.map(({ name }) => name),
    size: `${Math.round(width)} by ${Math.round(height)}`,
    kind: own?.documentType ?? null,
    document: own?.pageStart ?? null,
    beginsUnnamed: documents.some((document) => document.pageStart === number && isUnnamed(document)),
  }
}

function isUnnamed({ documentType, textSource, fields }: ExtractedDocument): boolean {
  const isRead = documentType === 'bank_statement' && textSource === 'text_layer'
  return isRead && !fields['bank_name'] && !fields['account_holder']
}

/** OCR may have misread a number, so only those of a text layer are judged. */
function ofDocument({ documentType, textSource, fields, entries }: ExtractedDocument): FoundSignal[] {
  if (textSource !== 'text_layer') return []
  const numbers = EMPLOYER_NUMBERS.flatMap((name) => fields[name] ?? [])
  return [
    ...ofEmployerNumbers(numbers),
    ...(documentType === 'bank_statement' ? [...ofPostingDates(entries), ...ofRowsOutOfOrder(entries)] : []),
    ...ofPeriod(documentType, fields, entries),
  ]
}

function ofPeriod(
  documentType: ExtractedDocument['documentType'],
  { period_start: start, period_end: end, pay_date: paid }: ExtractedDocument['fields'],
  entries: ExtractedDocument['entries'],
): FoundSignal[] {
  if (documentType === 'pay_stub') return end && paid ? ofStubDates(end, paid) : []
  if (documentType !== 'bank_statement' || !start || !end) return []
  const dates = entries.flatMap(({ date }) => date ?? [])
  return ofStatementDates({ start, end }, dates)
}

const EMPLOYER_NUMBERS = ['employer_ein', 'business_ein']

/** Boxes in which the copies of a form differ, if no digit was misread. */
function ofCopies(
  { textSource, checks, fields, pageStart, pageEnd }: ExtractedDocument,
  pages: readonly Page[],
): FoundSignal[] {
  const split = checks.find(({ name, status }) => name === 'copies_agree' && status !== 'passed')?.actual
  if (textSource !== 'text_layer' || !split) return []
  const boxes = split.split(', ').flatMap((name) => {
    const taken = fields[name]
    return taken && AMOUNT.test(taken.value) ? [{ name: name.replaceAll('_', ' '), taken }] : []
  })
  const own = pages.filter(({ number }) => pageStart <= number && number <= pageEnd)
  const printed = own.flatMap((page) =>
    page.words
      .filter(({ text }) => AMOUNT.test(text))
      .map(({ text, box }) => ({ value: text, page: page.number, box: fractions(box, page) })),
  )
  return ofCopiesThatDiffer(boxes, printed)
}

const AMOUNT = /^\$?[\d,]+\.\d\d$/

function ofCopiesOn(page: Page, documents: readonly ExtractedDocument[]): FoundSignal[] {
  const isRead = documents.some(({ pageStart, pageEnd }) => pageStart <= page.number && page.number <= pageEnd)
  if (!isRead || page.source !== 'text_layer') return []
  const { number, words } = page
  return ofCopiesOnPage({ words, placeOf: (box) => ({ page: number, box: fractions(box, page) }) })
}

function ofPage(page: Page, documents: readonly ExtractedDocument[]): FoundSignal[] {
  const own = documents.filter(({ pageStart, pageEnd }) => pageStart <= page.number && page.number <= pageEnd)
  if (own.length === 0) return []
  const placeOf = (box: Page['words'][number]['box']) => ({ page: page.number, box: fractions(box, page) })
  const isOneStub = own.length === 1 && own[0]!.documentType === 'pay_stub'
  return [
    ...(isOneStub ? ofDatesPrintedTwice({ words: page.words, placeOf }) : []),
    ...(page.source === 'text_layer' ? ofRoutingNumbers(routingNumbersOn(page)) : []),
  ]
}

/** The words after the label on its line. */
function routingNumbersOn(page: Page): PlacedValue[] {
  return linesOf(page).flatMap(({ words }) => {
    const label = words.findIndex(({ text }) => /^routing\b/i.test(text))
    if (label === -1) return []
    const number = words.slice(label + 1, label + 1 + FARTHEST).find(({ text }) => /^\d{9}$/.test(text))
    return number ? [{ value: number.text, page: page.number, box: fractions(number.box, page) }] : []
  })
}

/** Words between "Routing" and its number: "Transit / ABA Number :". */
const FARTHEST = 5

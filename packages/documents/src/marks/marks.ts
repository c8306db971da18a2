import { type Check, centsFromDecimal } from '@income/shared'
import { kindOf } from '../kinds/kinds.ts'
import type { ExtractedDocument, ReadDocument, ExtractedField } from '../model/document.ts'
import { type Page, fractions, type FractionBox } from '../model/page.ts'
import { check, count, list, passed } from '../model/check.ts'
import type { DecidingFigure } from '../kinds/kind.ts'
import { figuresOf } from '../layout/lexer/numbers.ts'
import { linesOf } from '../layout/lines.ts'

const DOUBTFUL = 'doubtful_values'
const UNVERIFIED = 'unverified_figures'
const CURRENCY = 'currency'

/** Names of the checks that limit how far a document can be relied on, whatever its sums say. */
export const MARKS: readonly string[] = [DOUBTFUL, UNVERIFIED]

/** Adds checks that name what may be wrong in a document although no sum fails. */
export function withMarks(document: ExtractedDocument, pages: readonly Page[]): ExtractedDocument {
  const own = pages.filter(({ number }) => document.pageStart <= number && number <= document.pageEnd)
  const unverified = kindOf(document.documentType, document.form)
    .decidingFigures(document)
    .filter((figure) => {
      const field = document.fields[figure.field]
      return field && !isBorneOut(figure, document.checks) && !isPrintedAgain(field, own)
    })
  const marks = [doubtfulValues(document), unverifiedFigures(unverified), otherCurrency(own)]
  return { ...document, checks: [...document.checks, ...marks.filter((mark) => mark !== null)] }
}

/** Updates the marks of a corrected document. A correction never adds a mark. */
export function remarked(checks: readonly Check[], { document, entries }: ReadDocument): Check[] {
  return checks.map((check) => {
    if (check.name === DOUBTFUL) return doubtfulValues({ ...document, entries }) ?? settledValues()
    if (check.name === UNVERIFIED) return stillUnverified(check, checks, document)
    return check
  })
}

function stillUnverified(check: Check, checks: readonly Check[], document: ReadDocument['document']): Check {
  const named = check.actual?.split(', ') ?? []
  const left = kindOf(document.document_type, document.form)
    .decidingFigures(document)
    .filter((figure) => named.includes(figure.field))
    .filter((figure) => !document.fields[figure.field]?.original && !isBorneOut(figure, checks))
  return unverifiedFigures(left) ?? verifiedFigures()
}

/** A value with less confidence than this is marked. */
const SURE = 0.9
/** More values than this are counted, not named. */
const MOST_NAMED = 8

/** The values of a document, as read or as corrected by a reviewer. */
interface GivenValues {
  fields: Readonly<Record<string, GivenValue & { value: string | null }>>
  entries: readonly GivenValue[]
}

interface GivenValue {
  page: number | null
  confidence: number
}

/** The check that lists the values a person should compare with the page; null if there are none. */
function doubtfulValues({ fields, entries }: GivenValues): Check | null {
  const names = Object.keys(fields).filter((name) => fields[name]!.value !== null && isDoubtful(fields[name]!))
  const lines = entries.filter(isDoubtful)
  if (names.length + lines.length === 0) return null
  const doubtful = [...names.map((name) => fields[name]!), ...lines]
  const message = `${whatOf(names, lines.length)} on ${pagesOf(doubtful)} may have been misread; compare with the page.`
  return check(DOUBTFUL, 'warning', message, { actual: names.length > 0 ? names.join(', ') : null })
}

/** The same check once a reviewer has settled every value it listed. */
const settledValues = (): Check => passed(DOUBTFUL, 'A reviewer has settled the doubtful values.')

const isDoubtful = ({ confidence }: GivenValue) => confidence < SURE

/** "Bank name, period start and 3 entries". */
function whatOf(names: readonly string[], entries: number): string {
  const named = names.slice(0, MOST_NAMED).map((name) => name.replaceAll('_', ' '))
  const more = names.length - named.length
  const what = list([
    ...named,
    ...(more > 0 ? [count(more, 'more field')] : []),
    ...(entries > 0 ? [entries === 1 ? '1 entry' : `${entries} entries`] : []),
  ])
  return what.charAt(0).toUpperCase() + what.slice(1)
}

function pagesOf(values: readonly GivenValue[]): string {
  const pages = new Set(values.flatMap(({ page }) => page ?? []))
  return list([...pages].sort((a, b) => a - b).map(String), 'page')
}

/** The check that names the deciding amounts that nothing else on the document confirms; null if there are none. */
function unverifiedFigures(figures: readonly DecidingFigure[]): Check | null {
  if (figures.length === 0) return null
  const names = figures.map(({ field }) => field)
  const message = `Nothing else on the document confirms ${list(names.map((name) => name.replaceAll('_', ' ')))}; compare with the page.`
  return check(UNVERIFIED, 'warning', message, { actual: names.join(', ') })
}

/** The same check once a reviewer has settled every figure it named, or a sum now confirms it. */
const verifiedFigures = (): Check => passed(UNVERIFIED, 'The deciding figures are verified.')

const SIGNED_AMOUNT = /^[-+(]*([$£€₹¥])[-(]?\d/
/** A single sign may be a misread digit, or the amount of a purchase abroad. */
const FEWEST_SIGNS = 2

/** The check that says in which currency the pages print their amounts; null if it is, or may be, the US dollar. */
function otherCurrency(pages: readonly Page[]): Check | null {
  const signs = pages.flatMap(({ words }) => words.flatMap(({ text }) => SIGNED_AMOUNT.exec(text)?.[1] ?? []))
  if (signs.length < FEWEST_SIGNS || signs.includes('$')) return null
  const printed = [...new Set(signs)].join(' and ')
  const message = `Amounts are printed in ${printed}, not in US dollars; convert them before you use them as income.`
  return check(CURRENCY, 'failed', message, { expected: '$', actual: printed })
}

/** Whether one of the sums that include the amount holds. */
const isBorneOut = ({ verifiedBy }: DecidingFigure, checks: readonly Check[]) =>
  checks.some(({ name, status }) => status === 'passed' && verifiedBy.includes(name))

/** Smaller amounts coincide by chance. */
const LEAST = 10_00n

/** Whether the pages print a field's amount a second time, elsewhere. */
function isPrintedAgain({ value, page: own, box }: ExtractedField, pages: readonly Page[]): boolean {
  const cents = centsFromDecimal(value)
  if (-LEAST < cents && cents < LEAST) return false
  return pages.some((page) => {
    const figures = linesOf(page).flatMap(({ words }) => figuresOf(words))
    return figures.some(
      ({ amount, box: other }) =>
        amount?.cents === cents && !(page.number === own && overlaps(fractions(other, page), box)),
    )
  })
}

const overlaps = (a: FractionBox, b: FractionBox) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

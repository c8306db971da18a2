import { follows } from '../layout/geometry.ts'
import type { ExtractedDocument, ExtractedEntry, ExtractedField } from '../model/document.ts'
import type { ClaimedPage, Kind } from '../kinds/kind.ts'
import { changesTo, differencesOf, onlyReconciling, type Differences, type Swap } from './search.ts'
import { type Look, type Page, type Word, fractions, type FractionBox, height, right } from '../model/page.ts'
import type { Check } from '@income/shared'
import { check, count, list } from '../model/check.ts'

/** Maximum number of pages read again to learn how the ambiguous amounts of a document affect its sums. */
const MOST_PAGES_READ = 160

/**
 * Reads documents as their kind does. If their arithmetic fails and amounts in them were read in several ways, the other
 * readings are tried. If exactly one choice makes the arithmetic hold, it is taken, and the document says so. If several
 * choices would do, or none, the document stays as it was read.
 */
export function readSettled(kind: Kind, pages: readonly ClaimedPage[]): ExtractedDocument[] {
  const documents = kind.read(pages)
  const chosen = spansOf(documents).flatMap((span) => chosenWithin(span, kind, documents, pages))
  if (chosen.length === 0) return documents
  const settled = kind.read(withReadings(pages, chosen))
  return areSameButFigures(documents, settled) ? marked(settled, chosen) : documents
}

/** The pages of documents, grouped where documents share pages. */
interface Span {
  from: number
  to: number
}

function spansOf(documents: readonly ExtractedDocument[]): Span[] {
  const spans: Span[] = []
  for (const { pageStart: from, pageEnd: to } of documents.toSorted((a, b) => a.pageStart - b.pageStart)) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

function chosenWithin(
  { from, to }: Span,
  kind: Kind,
  all: readonly ExtractedDocument[],
  claimed: readonly ClaimedPage[],
): OtherReading[] {
  const documents = all.filter(({ pageStart, pageEnd }) => from <= pageStart && pageEnd <= to)
  const differences = differencesOf(documents, kind.equations)
  if ([...differences.values()].every((difference) => difference === 0n)) return []
  const pages = claimed.filter(({ page }) => from <= page.number && page.number <= to)
  const doubts = doubtsOn(pages).slice(0, Math.floor(MOST_PAGES_READ / pages.length))
  if (doubts.length === 0 || !areSameButFigures(documents, kind.read(pages))) return []
  /** How the differences change; null if anything other than amounts would change. */
  const changesBy = (readings: readonly OtherReading[]) => {
    const then = kind.read(withReadings(pages, readings))
    return areSameButFigures(documents, then) ? changesTo(differences, then, kind.equations) : null
  }
  const trials = doubts.flatMap((reading): Trial[] => {
    const effect = changesBy([reading])
    return effect && effect.size > 0 ? [{ reading, figure: reading.figure, effect }] : []
  })
  const chosen = onlyReconciling(differences, withoutTwins(trials))
  const readings = chosen.map(({ reading }) => reading)
  return chosen.length > 0 && isMended(differences, changesBy(readings)) ? readings : []
}

type Trial = Swap & { reading: OtherReading }

/** Drops readings of one amount that have the same effect. */
function withoutTwins(trials: readonly Trial[]): Trial[] {
  return [...Map.groupBy(trials, ({ figure, effect }) => `${figure} ${[...effect].sort().join()}`).values()].map(
    ([first]) => first!,
  )
}

/** Combined choices may have other effects than each alone: at least one relation must be fixed and none broken. */
function isMended(before: Differences, changes: Differences | null): boolean {
  if (!changes) return false
  const broken = [...changes].some(([key]) => (before.get(key) ?? 0n) === 0n)
  return !broken && [...changes].some(([key, change]) => before.get(key)! + change === 0n)
}

/** An amount as another OCR pass read it. */
interface OtherReading {
  /** Which amount of the file. */
  figure: string
  page: Page
  word: Word
  look: Look
}

/** The other readings of amounts read in several ways, least confident amounts first. */
function doubtsOn(pages: readonly ClaimedPage[]): OtherReading[] {
  const doubtful = pages.flatMap(({ page }) => {
    const signs = lostSigns(page)
    return page.words.flatMap((word, i) =>
      [...(word.alternatives ?? []), signs.get(word) ?? []]
        .flat()
        .map((look) => ({ figure: `${page.number}/${i}`, page, word, look })),
    )
  })
  return doubtful.sort((a, b) => a.word.confidence - b.word.confidence)
}

/** The pages with some of their amounts replaced by other readings. */
function withReadings(pages: readonly ClaimedPage[], readings: readonly OtherReading[]): ClaimedPage[] {
  const looks = new Map(readings.map(({ word, look }) => [word, look]))
  const numbers = new Set(readings.map(({ page }) => page.number))
  return pages.map((claimed) => {
    if (!numbers.has(claimed.page.number)) return claimed
    const words = claimed.page.words.map((word) => ({ ...word, ...looks.get(word) }))
    return { ...claimed, page: { ...claimed.page, words } }
  })
}

/** Confirmed by arithmetic, but OCR passes did not agree: lower than for an amount read in one way only. */
const SETTLED = 0.88

/** Notes the choices in the documents: their checks name them, and the evidence keeps the first reading. */
function marked(documents: readonly ExtractedDocument[], chosen: readonly OtherReading[]): ExtractedDocument[] {
  return documents.map((document) => {
    const own = chosen.filter((reading) => isIn(document, reading))
    if (own.length === 0) return document
    const fields = Object.entries(document.fields).map(([name, field]) => [name, asRead(field, own)] as const)
    return {
      ...document,
      confidence: Math.min(document.confidence, SETTLED),
      fields: Object.fromEntries(fields),
      entries: document.entries.map((entry) => lessSure(entry, own)),
      checks: [...document.checks, misreadFigures(own)],
    }
  })
}

function misreadFigures(chosen: readonly OtherReading[]): Check {
  const texts = (text: (reading: OtherReading) => string) => chosen.map(text).join(', ')
  const pages = list([...new Set(chosen.map(({ page }) => String(page.number)))], 'page')
  const message = `OCR read ${count(chosen.length, 'figure')} on ${pages} in several ways; the only reading that agrees with the totals was taken.`
  const compared = { expected: texts(({ look }) => look.text), actual: texts(({ word }) => word.text) }
  return check('misread_figures', 'warning', message, compared)
}

function asRead(field: ExtractedField, chosen: readonly OtherReading[]): ExtractedField {
  const own = chosen.filter((reading) => covers(field, reading))
  const raw = own.reduce((text, { look, word }) => text.replace(look.text, word.text), field.raw)
  return { ...lessSure(field, own), raw }
}

function lessSure<T extends ExtractedField | ExtractedEntry>(item: T, chosen: readonly OtherReading[]): T {
  const isSettled = chosen.some((reading) => covers(item, reading))
  return isSettled ? { ...item, confidence: Math.min(item.confidence, SETTLED) } : item
}

const isIn = ({ fields, entries }: ExtractedDocument, reading: OtherReading) =>
  [...Object.values(fields), ...entries].some((item) => covers(item, reading))

function covers(item: { page: number; box: FractionBox }, { page, word }: OtherReading): boolean {
  if (item.page !== page.number) return false
  const [left, top, right, bottom] = fractions(word.box, page)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return item.box[0] <= x && x <= item.box[2] && item.box[1] <= y && y <= item.box[3]
}

/** Whether documents are equal except for amounts: another reading of an amount changes nothing else. */
function areSameButFigures(documents: readonly ExtractedDocument[], others: readonly ExtractedDocument[]): boolean {
  return (
    documents.length === others.length && documents.every((document, i) => shapeOf(document) === shapeOf(others[i]!))
  )
}

function shapeOf({ form, pageStart, pageEnd, fields, entries }: ExtractedDocument): string {
  const lines = entries.map(({ date, description }) => [date, description])
  return JSON.stringify([form, pageStart, pageEnd, Object.keys(fields), lines])
}

const AMOUNT = /^\$?\d[\d,]*\.\d\d$/
const SIGNED = /^[-−–]\$?\d[\d,]*\.\d\d$/
const SIGN = /^[-−–]$/
/** Points by which the right edges of a column's amounts differ. */
const IN_COLUMN = 3
/** Fewer negative amounts do not make a column of negative amounts. */
const LEAST = 3
/** Greatest distance between a sign and its amount, in heights. */
const BEFORE = 1.2

/**
 * For a scan, the amounts without a minus sign in a column where most have one, each with the sign added: a minus is the first
 * stroke that a poor scan loses. It is only another reading, because a refund among debits has no minus either.
 */
function lostSigns({ source, words }: Page): ReadonlyMap<Word, Look> {
  if (source !== 'ocr') return new Map()
  const amounts = words.filter(({ text }) => AMOUNT.test(text) || SIGNED.test(text))
  const signed = new Set(
    amounts.filter((amount) => SIGNED.test(amount.text) || words.some((word) => isSignOf(word, amount))),
  )
  if (signed.size < LEAST) return new Map()
  const lost = amounts.filter((amount) => {
    if (signed.has(amount)) return false
    const column = amounts.filter((other) => Math.abs(right(other) - right(amount)) < IN_COLUMN)
    const withSign = column.filter((other) => signed.has(other)).length
    return withSign >= LEAST && withSign * 2 > column.length
  })
  return new Map(lost.map((word) => [word, { text: `-${word.text}`, confidence: word.confidence }]))
}

const isSignOf = (word: Word, amount: Word) => SIGN.test(word.text) && follows(amount, word, BEFORE * height(amount))

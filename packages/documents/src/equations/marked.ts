import type { Check } from '@income/shared'
import type { ExtractedDocument, ExtractedEntry, ExtractedField } from '../model/document.ts'
import { check, count, list } from '../model/check.ts'
import { fractions, type FractionBox } from '../model/page.ts'
import type { OtherReading } from './doubts.ts'

/** Proven by arithmetic, but among readings that OCR did not agree on: less than what was read in one way only. */
const SETTLED = 0.88

/** The documents with what was chosen in them told: their checks name it, the evidence keeps what was read at first. */
export function marked(documents: readonly ExtractedDocument[], chosen: readonly OtherReading[]): ExtractedDocument[] {
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

function isIn({ fields, entries }: ExtractedDocument, reading: OtherReading): boolean {
  return [...Object.values(fields), ...entries].some((item) => covers(item, reading))
}

function covers(item: { page: number; box: FractionBox }, { page, word }: OtherReading): boolean {
  if (item.page !== page.number) return false
  const [left, top, right, bottom] = fractions(word.box, page)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return item.box[0] <= x && x <= item.box[2] && item.box[1] <= y && y <= item.box[3]
}

import { centsOf } from '@income/shared'
import { settledDoubts, sortedByForm } from '../../boxes/merge-copies.ts'
import type { FilledCopy } from '../../boxes/boxed-form.ts'
import { documentOf } from '../../boxes/document.ts'
import { nameInLetterhead, readEin, readCompanyName, readPersonName } from '../../boxes/parties.ts'
import type { FormLine } from '../../forms/form-line.ts'
import {
  END,
  checksOfBoxes,
  copiesOfLines,
  documentOfLines,
  editionOf,
  type Surroundings,
} from '../../forms/boxed-lines.ts'
import { linesOf } from '../../layout/lines.ts'
import { top, type Box, type Page, type Word } from '../../model/page.ts'
import { rememberedOf } from '../../vocabulary/remembered.ts'
import type { DecidedDocument, Kind } from '../kind.ts'
import { INFORMATION_RETURNS } from './forms.ts'

/** Labels of what the forms ask for besides amounts, and of marks. */
const ASKED = {
  payer: "payer's name street address city or town / payer's name street address / payer's name",
  payer_tin: "payer's tin / payer's federal identification number / payer's identification number",
  recipient: "recipient's name street address / recipient's name / box 1 name",
  recipient_tin:
    "recipient's tin / recipient's identification number / box 2 beneficiary's social security number / beneficiary's social security number",
  address: 'street address including apt no / city or town state or province / box 7 address',
  account: 'account number see instructions / account number / box 8 claim number / date of payment / 2nd tin not',
  mark: 'payer made direct sales / taxable amount not determined / total distribution / fatca filing requirement',
  number: "payer's rtn",
}
/** Print that ends the boxes. */
const EDGES =
  'for calendar year / omb no / form 1099 / form ssa 1099 / copy b / copy c / copy 2 / department of the treasury / this is important tax information'

const label = (concept: string, phrases: string) => ({ concept, number: '', phrases: phrases.split(' / ') })

const AROUND: Surroundings = {
  labels: [
    ...Object.entries(ASKED).map(([concept, phrases]) => label(concept, phrases)),
    { ...label('edge', EDGES), isEdge: true },
    label(END, 'description of amount in box'),
  ],
  markers: ['payer', 'recipient'],
  person: 'recipient_tin',
  fieldsOf: (filled) => [
    ['payer_name', payerIn(filled)],
    ['payer_tin', payerNumberIn(filled)],
    ['taxpayer_name', recipientIn(filled)],
  ],
}

/** A payer that prints the form as a letter has its name above all captions. */
function payerIn(filled: FilledCopy<string>) {
  const { copy, page } = filled
  if (copy.labels.has('payer')) return readCompanyName(filled.words('payer'), filled.outside)
  const names = ['payer_tin', 'recipient', 'recipient_tin']
  const captions = names.map((name) => copy.labels.get(name)).filter((box) => box !== undefined)
  const end = Math.min(...captions.map((box) => box[1]))
  const isAbove = (word: Word) => top(word) >= copy.heading[1] && top(word) < end
  return captions.length > 0 ? nameInLetterhead(page.words.filter(isAbove), page) : null
}

const recipientIn = (filled: FilledCopy<string>) =>
  readPersonName(filled.words('recipient'), filled.copy.labels.get('recipient'))

/** A person who pays has a social security number in its place, which is not returned. */
function payerNumberIn(filled: FilledCopy<string>) {
  const read = readEin(filled.words('payer_tin'), [])
  return read && /^\d{2}-\d{7}$/.test(read.value) && !/\d{3}-\d{2}-/.test(read.raw) ? read : null
}

const NAMES = Object.keys(INFORMATION_RETURNS) as (keyof typeof INFORMATION_RETURNS)[]
const titleOf = (form: string) => new RegExp(String.raw`\b${form.replace('-', String.raw`-?\s?`)}\b`, 'i')
const TITLES = new Map(NAMES.map((form) => [form, titleOf(form)]))
/** Where a form begins. */
const BEGINS = /\bpayer\W?s name\b/i

const FORMS = Object.entries(INFORMATION_RETURNS).map(([name, lines]) => {
  const form = name as keyof typeof INFORMATION_RETURNS
  const copiesOn = copiesOfLines(lines, AROUND)
  const ownPart = rememberedOf((page: Page) => partTitled(page, TITLES.get(form)!))
  return { form, lines, copiesOn: (page: Page) => (ownPart(page) ? copiesOn(ownPart(page)!) : []) }
})

/** On a page with several forms below one another, the parts with this title; null if there are none. */
function partTitled(page: Page, title: RegExp): Page | null {
  const lines = linesOf(page)
  if (!lines.some(({ text }) => title.test(text))) return null
  const starts = lines.filter(({ text }) => BEGINS.test(text)).map(top)
  const forms = [...TITLES.values()].filter((each) => lines.some(({ text }) => each.test(text)))
  if (forms.length < 2 || starts.length < 2) return page
  const formAt = (line: { box: Box }) => starts.filter((start) => start <= top(line)).length
  const own = new Set(lines.filter(({ text }) => title.test(text)).map(formAt))
  const words = lines.filter((line) => own.has(formAt(line))).flatMap((line) => line.words)
  return { ...page, words }
}

const linesOf1099 = (form: string | null, fields: DecidedDocument['fields']): FormLine[] =>
  editionOf(FORMS.find((known) => known.form === form)?.lines ?? [], fields['tax_year']?.value)

/** The labels of these forms occur on nothing else. */
const SCORE = 0.94

/** Forms 1099 of any layout. The copies of one, on a page or over several, are one document. */
export const informationReturn: Kind = {
  documentType: 'tax_return',
  forms: FORMS.map(({ form }) => form),
  equations: FORMS.flatMap(({ lines }) => lines.flatMap(({ sums }) => sums.map(({ name }) => name))),
  recognise(page, toBeat = 0) {
    const found = toBeat < SCORE ? FORMS.find(({ copiesOn }) => copiesOn(page).length > 0) : undefined
    return found ? { form: found.form, score: SCORE, continuation: false } : null
  },
  read: (pages) =>
    FORMS.flatMap(({ form, lines, copiesOn }) => {
      const printed = pages.map(({ page }) => page)
      const compared = {
        amounts: lines.map(({ line }) => `box_${line}`),
        identity: ['taxpayer_ssn_last4', 'payer_tin', 'tax_year'],
      }
      return sortedByForm(printed.flatMap(copiesOn), compared).map((copies) => {
        const edition = editionOf(lines, copies[0]!.fields.get('tax_year')?.value)
        return documentOf(copies, printed, documentOfLines(form, edition))
      })
    }),
  checksOfValues: ({ document: { form, fields } }) =>
    checksOfBoxes(linesOf1099(form, fields), (name) => fields[name]?.value),
  decidingFigures({ form, fields }) {
    const names = linesOf1099(form, fields).flatMap(({ line, entry }) =>
      entry?.kind === 'income' ? [`box_${line}`] : [],
    )
    const field = names.find((name) => centsOf(fields[name]?.value))
    return field ? [{ field, verifiedBy: form === 'ssa-1099' ? ['net_benefits'] : [] }] : []
  },
  settledChecks: settledDoubts,
}

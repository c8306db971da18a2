import {
  centsFromDecimal,
  decimalFromCents,
  type Entry,
  type Guideline,
  type IncomeDocument,
  type TaxForm,
} from '@income/shared'

/** A cash flow worksheet as the forms lay it out: by business or property, line by line, a column for each year. */
export interface FormSheet {
  name: string
  years: readonly string[]
  rows: readonly FormRow[]
}

export interface FormRow {
  kind: 'section' | 'line' | 'total'
  /** The line of the tax form: "31"; empty where the row is not of one. */
  line: string
  label: string
  /** Decimal amounts by year, in the order of the years; null where the year has none. */
  amounts: readonly (string | null)[]
}

type ReturnDocument = Pick<IncomeDocument, 'id' | 'form' | 'fields'>

/** Sections of the cash flow forms, in their order: Form 1084 (Fannie Mae) and Form 91 (Freddie Mac) follow the schedules. */
const SECTIONS: Partial<Record<TaxForm, string>> = {
  '1040': 'Form 1040',
  '1040-sr': 'Form 1040-SR',
  schedule_1: 'Schedule 1: additional income',
  schedule_b: 'Schedule B: interest and dividends',
  schedule_c: 'Schedule C: sole proprietorship',
  schedule_d: 'Schedule D: capital gains',
  schedule_f: 'Schedule F: farm',
  schedule_k1: 'Schedule K-1: partnership or S corporation',
}
/** Form 1038 is for rentals alone. */
const RENTALS: Partial<Record<TaxForm, string>> = { schedule_e: 'Schedule E: rental property' }

/** Which form a lender files, by guideline. */
const CASH_FLOW_FORM: Record<Guideline, string> = {
  FNMA: 'Form 1084',
  FHLMC: 'Form 91',
  FHA: 'Form 1084',
  VA: 'Form 1084',
  NON_QM_12: 'Form 1084',
  NON_QM_24: 'Form 1084',
}

/** The worksheets of a tax return model. A sheet without lines is left out. */
export function formSheets(
  entries: readonly Entry[],
  documents: readonly ReturnDocument[],
  guideline: Guideline,
): FormSheet[] {
  const counting = entries.filter(({ eligibility }) => eligibility?.override?.eligible ?? eligibility?.eligible)
  return [
    formSheet(CASH_FLOW_FORM[guideline], SECTIONS, counting, documents),
    formSheet('Form 1038', RENTALS, counting, documents),
  ].filter(({ rows }) => rows.length > 0)
}

interface Placed {
  entry: Entry
  year: string
  section: string
}

function formSheet(
  name: string,
  sections: Partial<Record<TaxForm, string>>,
  entries: readonly Entry[],
  documents: readonly ReturnDocument[],
): FormSheet {
  const documentOf = new Map(documents.map((document) => [document.id, document]))
  const order = Object.keys(sections)
  const placed = entries
    .flatMap((entry): (Placed & { place: number })[] => {
      const document = documentOf.get(entry.document_id)
      const title = document?.form && sections[document.form]
      if (!document?.form || !title) return []
      const section = [title, nameOf(document)].filter((part) => part !== '').join(' – ')
      return [{ entry, year: document.fields['tax_year']?.value ?? '', section, place: order.indexOf(document.form) }]
    })
    .sort((a, b) => a.place - b.place)
  const years = [...new Set(placed.map(({ year }) => year))].sort().reverse()
  const rows = [...Map.groupBy(placed, ({ section }) => section)].flatMap(([section, own]) =>
    sectionRows(section, own, years),
  )
  return { name, years, rows }
}

function nameOf({ fields }: ReturnDocument): string {
  const named = ['business_name', 'partnership_name', 'line_c', 'line_a', 'taxpayer_name']
  return named.map((name) => fields[name]?.value ?? '').find((value) => value !== '') ?? ''
}

function sectionRows(section: string, placed: readonly Placed[], years: readonly string[]): FormRow[] {
  const lines = Map.groupBy(placed, ({ entry }) => entry.description)
  const nothing = years.map(() => null)
  return [
    { kind: 'section', line: '', label: section, amounts: nothing },
    ...[...lines].map(([description, own]): FormRow => {
      const [line = '', ...label] = description.replace(/^Line /, '').split(': ')
      return { kind: 'line', line, label: label.join(': '), amounts: years.map((year) => sumOf(own, year)) }
    }),
    { kind: 'total', line: '', label: 'Total', amounts: years.map((year) => sumOf(placed, year)) },
  ]
}

/** Credits less debits; null where the year has no amount. */
function sumOf(placed: readonly Placed[], year: string): string | null {
  const own = placed.filter((one) => one.year === year && one.entry.amount !== null)
  if (own.length === 0) return null
  const signed = own.map(({ entry: { amount, direction } }) => {
    const cents = centsFromDecimal(amount!)
    return direction === 'credit' ? cents : -cents
  })
  return decimalFromCents(signed.reduce((sum, cents) => sum + cents, 0n))
}

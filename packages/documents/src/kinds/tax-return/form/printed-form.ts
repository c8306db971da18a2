import type { TaxForm } from '@income/shared'
import type { FormSection } from '../../../lines/read-lines.ts'

/** A form as printed. The contract has one Schedule K-1, but a box means something else on each of the three printed ones. */
export type PrintedForm = Exclude<TaxForm, 'schedule_k1'> | OwnersShare
/** Schedule K-1 of a partnership, an S corporation, and an estate or trust. */
export type OwnersShare = 'k1_1065' | 'k1_1120s' | 'k1_1041'

/** The contract's name for the form. */
export const taxFormOf = (form: PrintedForm): TaxForm => (isShare(form) ? 'schedule_k1' : form)

export const isShare = (form: PrintedForm): form is OwnersShare =>
  form === 'k1_1065' || form === 'k1_1120s' || form === 'k1_1041'

/** A return of a business. */
interface BusinessReturn {
  form: PrintedForm
  /** In the header of its first page. */
  title: RegExp
  /** In the footer of its first page and the header of the others, with its year. */
  mark: RegExp
  sections: readonly FormSection[]
}

/** The items shared by owners; a corporation has none. */
const SHARES: FormSection = {
  prefix: 'schedule_k_',
  title: /(?:Partners|Shareholders)\S{0,2}\s*(?:Distributive|Pro\s*Rata)\s*Share\s*Items/i,
  layout: 'boxes',
}
const unread = (title: RegExp): FormSection => ({ prefix: null, title, layout: 'boxes' })

/** The sections on the further pages, with the books of the business last. */
const BOOKS: readonly FormSection[] = [
  { prefix: 'schedule_l_', title: /Balance\s*Sheets?\s*per\s*Books/i, layout: 'columns' },
  { prefix: 'schedule_m1_', title: /Reconciliation\s*of\s*Income.{0,9}\s*per\s*Books/i, layout: 'lists' },
  unread(
    /Analysis\s*of\s*Net\s*Income|Tax\s*Computation\s*and\s*Payment|^\W*Other\s*Information|Dividends,\s*Inclusions/i,
  ),
  unread(/^\W*Schedule\s*[A-J]\b\s+[A-Z]/),
]
const ofAccounts = (title: RegExp, layout: FormSection['layout']): FormSection => ({
  prefix: 'schedule_m2_',
  title,
  layout,
})

export const BUSINESS_RETURNS: readonly BusinessReturn[] = [
  {
    form: '1065',
    title: /U\.?\s?S\.?\s*Return\s*of\s*Partnership\s*Income/i,
    mark: /\bForm\s*1065\s*\(\s*(20\d\d)\s*\)/i,
    sections: [SHARES, ofAccounts(/Analysis\s*of\s*Partners\S{0,2}\s*Capital\s*Acc/i, 'lists'), ...BOOKS],
  },
  {
    form: '1120-s',
    title: /U\.?\s?S\.?\s*Income\s*Tax\s*Return\s*for\s*an\s*S\s*Corporation/i,
    mark: /\bForm\s*1120-?\s?S\s*\(\s*(20\d\d)\s*\)/i,
    sections: [SHARES, ofAccounts(/Analysis\s*of\s*Accumulated\s*Adj/i, 'columns'), ...BOOKS],
  },
  {
    form: '1120',
    title: /U\.?\s?S\.?\s*Corporation\s*Income\s*Tax\s*Return/i,
    mark: /\bForm\s*1120\s*\(\s*(20\d\d)\s*\)/i,
    sections: [ofAccounts(/Analysis\s*of\s*Unappropriated\s*Ret/i, 'lists'), ...BOOKS],
  },
  {
    form: '8825',
    title: /Rental\s*Real\s*Estate\s*Income\s*and\s*Expenses\s*of\s*a/i,
    mark: /\bForm\s*8825\s*\(\s*(?:Rev\.\s*)?\d*-?(20\d\d)\s*\)\s*$/i,
    sections: [],
  },
]

export const sectionsOf = (form: PrintedForm): readonly FormSection[] =>
  BUSINESS_RETURNS.find((known) => known.form === form)?.sections ?? []

export const isBusinessReturn = (form: PrintedForm) => BUSINESS_RETURNS.some((known) => known.form === form)

export interface ScheduleName {
  /** As printed after the word "Schedule". */
  name: string
  form: PrintedForm
  title: RegExp
}

/** The schedules of Form 1040 that are documents of their own. */
export const SCHEDULES: readonly ScheduleName[] = [
  { name: '1', form: 'schedule_1', title: /Additional\s*Income/i },
  { name: '2', form: 'schedule_2', title: /Additional\s*Taxes|\bTax\b/i },
  { name: '3', form: 'schedule_3', title: /Credits/i },
  { name: 'A', form: 'schedule_a', title: /Itemized\s*Deductions/i },
  { name: 'B', form: 'schedule_b', title: /Interest\s*and\s*Ordinary/i },
  { name: 'C', form: 'schedule_c', title: /Profit\s*or\s*Loss\s*From\s*Business/i },
  { name: 'D', form: 'schedule_d', title: /Capital\s*Gains/i },
  { name: 'E', form: 'schedule_e', title: /Supplemental\s*Income/i },
  { name: 'F', form: 'schedule_f', title: /Profit\s*or\s*Loss\s*From\s*Farming/i },
  { name: 'SE', form: 'schedule_se', title: /Self-?\s*Employment\s*Tax/i },
]

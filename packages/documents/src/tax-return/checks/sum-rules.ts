import type { PrintedForm } from '../form/printed-form.ts'
import type { SumRule } from './sum-rule.ts'

/** name: total = a + b - c; "max0" where the form says to enter nothing below zero, "some" where not all lines can be blank. */
interface Edition {
  forms: readonly PrintedForm[]
  from: number
  to: number
  rules: readonly string[]
}

const RETURNS: readonly PrintedForm[] = ['1040', '1040-sr']
const LATEST = 9999
/** Of a partnership's Schedule K-1 alone. */
export const GUARANTEED_PAYMENTS_SUM = 'guaranteed_payments_sum'

/** Lines of Schedule D with proceeds, cost and adjustments beside the gain. */
const SALES = ['1a', '1b', '2', '3', '8a', '8b', '9', '10']

const EDITIONS: readonly Edition[] = [
  {
    forms: RETURNS,
    from: 2018,
    to: 2018,
    rules: [
      'total_income_sum: 6 = 1 + 2b + 3b + 4b + 5b + 6_from_schedule_1',
      'taxable_income: 10 = max0 7 - 8 - 9',
      'tax_after_credits: 13 = max0 11 - 12',
      'total_tax: 15 = 13 + 14',
      'total_payments: 18 = 16 + 17',
      'refund_or_owed: 19 = max0 18 - 15',
      'refund_or_owed: 22 = max0 15 - 18 + 23',
    ],
  },
  {
    forms: RETURNS,
    from: 2019,
    to: 2019,
    rules: [
      'total_income_sum: 7b = 1 + 2b + 3b + 4b + 4d + 5b + 6 + 7a',
      'adjusted_gross_income: 8b = 7b - 8a',
      'deductions: 11a = 9 + 10',
      'taxable_income: 11b = max0 8b - 11a',
      'tax_after_credits: 14 = max0 12b - 13b',
      'total_tax: 16 = 14 + 15',
      'total_payments: 19 = 17 + 18e',
      'refund_or_owed: 20 = max0 19 - 16',
      'refund_or_owed: 23 = max0 16 - 19 + 24',
    ],
  },
  {
    forms: RETURNS,
    from: 2020,
    to: 2020,
    rules: [
      'total_income_sum: 9 = 1 + 2b + 3b + 4b + 5b + 6b + 7 + 8',
      'adjusted_gross_income: 11 = 9 - 10c',
      'adjustments: 10c = 10a + 10b',
      'deductions: 14 = 12 + 13',
    ],
  },
  {
    forms: RETURNS,
    from: 2021,
    to: 2021,
    rules: [
      'total_income_sum: 9 = 1 + 2b + 3b + 4b + 5b + 6b + 7 + 8',
      'adjusted_gross_income: 11 = 9 - 10',
      'deductions: 14 = 12c + 13',
      'standard_deduction: 12c = 12a + 12b',
    ],
  },
  {
    forms: RETURNS,
    from: 2022,
    to: 2024,
    rules: [
      'wages_sum: 1z = some 1a + 1b + 1c + 1d + 1e + 1f + 1g + 1h',
      'total_income_sum: 9 = 1z + 2b + 3b + 4b + 5b + 6b + 7 + 8',
      'total_income_sum: 9 = 1a + 1b + 1c + 1d + 1e + 1f + 1g + 1h + 2b + 3b + 4b + 5b + 6b + 7 + 8',
      'adjusted_gross_income: 11 = 9 - 10',
      'deductions: 14 = 12 + 13',
    ],
  },
  {
    forms: RETURNS,
    from: 2025,
    to: LATEST,
    rules: [
      'wages_sum: 1z = some 1a + 1b + 1c + 1d + 1e + 1f + 1g + 1h',
      'total_income_sum: 9 = 1z + 2b + 3b + 4b + 5b + 6b + 7a + 8',
      'total_income_sum: 9 = 1a + 1b + 1c + 1d + 1e + 1f + 1g + 1h + 2b + 3b + 4b + 5b + 6b + 7a + 8',
      'adjusted_gross_income: 11a = 9 - 10',
      'deductions: 14 = 12e + 13a + 13b',
      'taxable_income: 15 = max0 11b - 14',
      'taxable_income: 15 = max0 11a - 14',
    ],
  },
  {
    forms: RETURNS,
    from: 2020,
    to: LATEST,
    rules: [
      'taxable_income: 15 = max0 11 - 14',
      'tax_before_credits: 18 = 16 + 17',
      'credits: 21 = 19 + 20',
      'tax_after_credits: 22 = max0 18 - 21',
      'total_tax: 24 = 22 + 23',
      'withholding_sum: 25d = 25a + 25b + 25c',
      'other_payments: 32 = 27 + 27a + 28 + 29 + 30 + 31',
      'total_payments: 33 = 25d + 26 + 32',
      'refund_or_owed: 34 = max0 33 - 24',
      'refund_or_owed: 37 = max0 24 - 33 + 38',
    ],
  },
  {
    forms: ['schedule_1'],
    from: 2021,
    to: LATEST,
    rules: [
      'other_income_sum: 9 = some 8a + 8b + 8c + 8d + 8e + 8f + 8g + 8h + 8i + 8j + 8k + 8l + 8m + 8n + 8o + 8p + 8q + 8r + 8s + 8t + 8u + 8v + 8z',
      'additional_income_sum: 10 = 1 + 2a + 3 + 4 + 5 + 6 + 7 + 9',
      'adjustments_sum: 26 = 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19a + 20 + 21 + 23 + 25',
    ],
  },
  {
    forms: ['schedule_c'],
    from: 2018,
    to: LATEST,
    rules: [
      'schedule_c_receipts: 3 = 1 - 2',
      'schedule_c_gross_profit: 5 = 3 - 4',
      'schedule_c_gross: 7 = 5 + 6',
      'schedule_c_expenses: 28 = 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16a + 16b + 17 + 18 + 19 + 20a + 20b + 21 + 22 + 23 + 24a + 24b + 25 + 26 + 27a + 27b',
      'schedule_c_tentative: 29 = 7 - 28',
      'schedule_c_net: 31 = 29 - 30',
      'cost_of_goods: 42 = 40 - 41',
    ],
  },
  {
    forms: ['schedule_d'],
    from: 2018,
    to: LATEST,
    rules: [
      ...SALES.map((line) => `sales_gain_${line}: ${line}_h = ${line}_d - ${line}_e + ${line}_g`),
      'short_term_sum: 7 = 1a_h + 1b_h + 2_h + 3_h + 4 + 5 + 6',
      'long_term_sum: 15 = 8a_h + 8b_h + 9_h + 10_h + 11 + 12 + 13 + 14',
      'capital_gain_sum: 16 = 7 + 15',
    ],
  },
  {
    forms: ['schedule_e'],
    from: 2018,
    to: LATEST,
    rules: [
      ...['a', 'b', 'c'].map(
        (c) => `rental_expenses_${c}: 20_${c} = ${Array.from({ length: 15 }, (_, i) => `${i + 5}_${c}`).join(' + ')}`,
      ),
      'rental_income_sum: 26 = 24 - 25',
      'partnership_income_sum: 32 = 30 - 31',
    ],
  },
  {
    forms: ['schedule_f'],
    from: 2018,
    to: LATEST,
    rules: [
      'schedule_f_resale: 1c = 1a - 1b',
      'schedule_f_gross: 9 = 1c + 2 + 3b + 4b + 5a + 5c + 6b + 6d + 7 + 8',
      'schedule_f_expenses: 33 = 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19 + 20 + 21a + 21b + 22 + 23 + 24a + 24b + 25 + 26 + 27 + 28 + 29 + 30 + 31 + 32a + 32b + 32c + 32d + 32e + 32f',
      'schedule_f_net: 34 = 9 - 33',
    ],
  },
  { forms: ['k1_1065'], from: 2019, to: LATEST, rules: [`${GUARANTEED_PAYMENTS_SUM}: 4c = 4a + 4b`] },
  {
    forms: ['schedule_se'],
    from: 2020,
    to: LATEST,
    rules: ['net_earnings: 3 = 1a + 1b + 2', 'self_employment_tax: 12 = 10 + 11'],
  },
]

/** The sums a form of this year must keep. */
export function sumRulesOf(form: PrintedForm, year: string | null): SumRule[] {
  const editions = EDITIONS.filter((e) => e.forms.includes(form) && e.from <= Number(year) && Number(year) <= e.to)
  return editions.flatMap((edition) => edition.rules.map(ruleOf))
}

/** The checks that sums of any form and year go by. */
export const SUM_NAMES: readonly string[] = [
  ...new Set(EDITIONS.flatMap((edition) => edition.rules.map((rule) => ruleOf(rule).name))),
]

function ruleOf(text: string): SumRule {
  const [, name = '', total = '', mark, sum = ''] = /^(\w+): (\w+) = (?:(max0|some) )?(.*)$/.exec(text) ?? []
  const terms = [...` + ${sum}`.matchAll(/ ([+-]) (\w+)/g)]
  const signed = (sign: string) => terms.filter((term) => term[1] === sign).map((term) => term[2]!)
  return { name, total, plus: signed('+'), minus: signed('-'), floor: mark === 'max0', itemised: mark === 'some' }
}

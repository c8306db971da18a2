import { sumChecks, equationsOf } from '../../forms/sums.ts'
import { formLines } from './forms/forms.ts'
import type { PrintedForm } from './form/printed-form.ts'

function statuses(
  form: PrintedForm,
  year: string,
  amounts: Record<string, bigint>,
  source: 'text_layer' | 'ocr' = 'text_layer',
) {
  const amountOf = (line: string) => (line in amounts ? amounts[line]! * 100n : null)
  const checks = sumChecks(equationsOf(formLines(form, year)), amountOf, source)
  return Object.fromEntries(
    checks.filter((c) => c.status !== 'not_applicable').map(({ name, status }) => [name, status]),
  )
}

test('wages may stand on line 1a alone', () => {
  expect(statuses('1040', '2024', { '1a': 154_070n, '2b': 350n, '8': 5_400n, '9': 159_820n })).toEqual({
    total_income_sum: 'passed',
  })
})

test('taxable income is never below zero', () => {
  expect(statuses('1040', '2023', { '11': 9_000n, '14': 13_850n, '15': 0n })).toEqual({ taxable_income: 'passed' })
})

test('from 2025 on the income may not be carried over to the second page', () => {
  const lines = { '9': 64_302n, '11a': 64_302n, '14': 17_006n, '15': 47_296n }
  expect(statuses('1040', '2025', lines)).toMatchObject({ taxable_income: 'passed' })
  expect(statuses('1040', '2025', { ...lines, '11b': 64_302n })).toMatchObject({ taxable_income: 'passed' })
})

test('what is owed includes the penalty', () => {
  expect(statuses('1040', '2021', { '24': 11_187n, '33': 8_065n, '37': 3_162n, '38': 40n })).toEqual({
    refund_or_owed: 'passed',
  })
})

test('rounding each line to dollars is not a disagreement, a dollar figure is', () => {
  expect(statuses('schedule_c', '2023', { '7': 1_000n, '28': 300n, '29': 701n })['schedule_c_tentative']).toBe('passed')
  expect(statuses('schedule_c', '2023', { '7': 1_000n, '28': 300n, '29': 710n })['schedule_c_tentative']).toBe(
    'warning',
  )
})

test('a blank total is not computed', () => {
  expect(statuses('schedule_c', '2023', { '29': 36_835n })).toEqual({})
})

test('losses printed in parentheses are taken off once', () => {
  expect(statuses('schedule_e', '2024', { '24': 8_000n, '25': -3_000n, '26': 5_000n })).toEqual({
    rental_income_sum: 'passed',
  })
})

test('a return most of whose sums fail has its figures in the wrong lines', () => {
  const scrambled = { '11': 500n, '14': 0n, '15': 56_002n, '25a': 16_606n, '25b': 16_606n, '25d': 16_606n, '33': 11n }
  expect(new Set(Object.values(statuses('1040', '2024', scrambled)))).toEqual(new Set(['failed']))
})

test('a sum of wages none of which was read does not agree', () => {
  expect(statuses('1040', '2023', { '1z': 4_200n }, 'ocr')).toMatchObject({ wages_sum: 'failed' })
  expect(statuses('1040', '2023', { '1z': 0n, '9': 900n }, 'ocr')).not.toHaveProperty('wages_sum')
})

test('a farm: what is bought to be sold again, gross income and expenses', () => {
  const farm = { '1a': 9_000n, '1b': 4_000n, '1c': 5_000n, '2': 31_000n, '9': 36_000n, '14': 2_000n, '33': 2_000n }
  expect(statuses('schedule_f', '2024', { ...farm, '34': 34_000n })).toEqual({
    schedule_f_resale: 'passed',
    schedule_f_gross: 'passed',
    schedule_f_expenses: 'passed',
    schedule_f_net: 'passed',
  })
  expect(statuses('schedule_f', '2024', { ...farm, '2': 13_000n })['schedule_f_gross']).toBe('warning')
})

test('guaranteed payments add up on the share of a partnership; of a trust these boxes are gains', () => {
  const boxes = { '4a': 6_000n, '4b': 500n, '4c': 6_100n }
  expect(statuses('k1_1065', '2024', boxes)).toEqual({ guaranteed_payments_sum: 'warning' })
  expect(statuses('k1_1041', '2024', boxes)).toEqual({})
})

test('sales: proceeds less cost, adjusted, are the gain', () => {
  const sale = { '8b_d': 9_000n, '8b_e': 9_500n, '8b_g': 120n, '8b_h': -380n }
  expect(statuses('schedule_d', '2024', sale, 'ocr')).toEqual({ sales_gain_8b: 'passed' })
  expect(statuses('schedule_d', '2024', { ...sale, '8b_e': 95n }, 'ocr')).toEqual({ sales_gain_8b: 'failed' })
})

import { EARNING_DESCRIPTIONS } from './descriptions.testing.ts'
import { EARNING_PHRASES } from './earnings.ts'
import { earningType } from './earning-type.ts'

const phrases = Object.entries(EARNING_PHRASES).flatMap(([type, list]) => list.map((phrase) => [phrase, type] as const))

test('the list has 300 phrases, all different', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(300)
  expect(new Set(phrases.map(([phrase]) => phrase)).size).toBe(phrases.length)
})

test.each(phrases)('%s is %s', (phrase, type) => {
  expect(earningType(phrase.replaceAll('*', ''))).toBe(type)
  expect(earningType(`${phrase.replaceAll('*', 'ING').toLowerCase()} 2`)).toBe(type)
})

const described = Object.entries(EARNING_DESCRIPTIONS).flatMap(([type, list]) =>
  list.map((text) => [text, type] as const),
)

test('there are 300 descriptions, all different', () => {
  expect(described.length).toBeGreaterThanOrEqual(300)
  expect(new Set(described.map(([text]) => text)).size).toBe(described.length)
})

test.each(described)('the earning "%s" is %s', (text, type) => {
  expect(earningType(text)).toBe(type)
})

/** Descriptions as stubs print them: several phrases at once, punctuation, abbreviations. */
test.each([
  ['Loan Officer Commission', 'commission'],
  ['Loan repayment', 'not_income'],
  ['Mileage Pay', 'base'],
  ['Mileage Pay - Reimb', 'not_income'],
  ['Mileage', 'not_income'],
  ['Loaded Miles', 'base'],
  ['Piece-Rate Earnings', 'base'],
  ['Incentive Payout', 'bonus'],
  ['PTO Payout', 'one_off'],
  ['Payout - Vacation', 'one_off'],
  ['Sign-On Bonus', 'one_off'],
  ['RSU Vest 03/15', 'stock'],
  ['RSU Sign-on', 'one_off'],
  ['RSU Tax Offset', 'not_income'],
  ['Per Diem Nurse', 'base'],
  ['RN - Per Diem', 'base'],
  ['Per Diem (non-taxable)', 'not_income'],
  ['O.T.', 'overtime'],
  ['O/T 1.5', 'overtime'],
  ['OT Prem', 'overtime'],
  ['Holiday OT', 'overtime'],
  ['Holiday Pay', 'base'],
  ['Holiday Worked', 'shift_differential'],
  ['Holiday Bonus', 'bonus'],
  ['COLA', 'base'],
  ['Conus COLA', 'military_allowance'],
  ['BASE PAY', 'base'],
  ['BAH W/DEP', 'military_allowance'],
  ['BAS', 'military_allowance'],
  ['Shift Diff 2', 'shift_differential'],
  ['On-Call', 'shift_differential'],
  ['Hazard Pay', 'shift_differential'],
  ['Credit Card Tips', 'tips'],
  ['Severance Pay', 'one_off'],
  ['Retro Pay', 'one_off'],
  ['Regular Pay Retro', 'one_off'],
  ['Expense Reimbursement', 'not_income'],
  ['Imputed Income - GTL', 'not_income'],
  ['GTL > $50K', 'not_income'],
  ['FSA reimbursement', 'not_income'],
  ['ER HSA Contribution', 'not_income'],
  ['401(k) Match', 'not_income'],
  ['Cell Phone Allowance', 'not_income'],
  ['Car Allowance', 'other'],
  ['COLA Adj.', 'base'],
  ['Commission Adjustment', 'one_off'],
  ['Regular Hours', 'base'],
  ['Non-Exempt Regular', 'base'],
  ['Sick Pay', 'base'],
  ['Paid Time Off', 'base'],
  ['Comp Time Taken', 'base'],
  ['Comp Time Payout', 'one_off'],
  ['Salaried Earnings', 'base'],
  ['Officer Compensation', 'base'],
  ['1.5x', 'overtime'],
  ['Trails', 'commission'],
  ['STIP', 'bonus'],
  ['PSU Vest', 'stock'],
  ['Auto Grat', 'tips'],
  ['K9 Pay', 'shift_differential'],
  ['2% Shareholder Medical', 'not_income'],
  ['Lump Sum Payment', 'one_off'],
  ['Vacation Cashout', 'one_off'],
  ['Zorbing', 'other'],
])('%s is %s', (description, type) => {
  expect(earningType(description)).toBe(type)
})

import { pageFromText } from '../../../model/testing.ts'
import { flowOf } from '../../../layout/flow.ts'
import { printedFrequency } from './pay-period.ts'
import { NOISE } from '../read-stub.ts'

function frequencyIn(text: string, tableTop = Infinity): string | null {
  const page = pageFromText(text)
  return printedFrequency(flowOf([{ page, words: page.words }], NOISE), tableTop)?.frequency ?? null
}

test.each([
  ['Pay Frequency: Weekly', 'weekly'],
  ['Employee ID: 10482 Pay Frequency: Semimonthly', 'semimonthly'],
  ['Dept 7 Payroll Cycle: Bi-Weekly', 'biweekly'],
  ['Department     Fab 4     Payroll     US Biweekly', 'biweekly'],
  ['Payroll Name: US Semi-Monthly Salaried', 'semimonthly'],
  ['Weekly Payroll   Check 88213', 'weekly'],
  ['Weekly earnings statement', 'weekly'],
  ['Weekly 1/27/2025 - 2/2/2025', 'weekly'],
  ['Twice a month (semimonthly) payroll', 'semimonthly'],
  ['9 FREQUENCY: BIWEEKLY', 'biweekly'],
  ['Pay Day: Apr 19, 2024      Twice a month (semimonthly)', 'semimonthly'],
  ['PAYROLL EARNINGS STATEMENT - MONTHLY', 'monthly'],
  ['Payroll Area : UB Bi-Weekly', 'biweekly'],
  ['Check Date: 7/5/2025     Paid: Monthly', 'monthly'],
  ['Paid every two weeks (biweekly)', 'biweekly'],
  ['ADVICE: 114409     PAYROLL: MONTHLY', 'monthly'],
])('"%s" is paid %s', (printed, frequency) => {
  expect(frequencyIn(printed)).toBe(frequency)
})

test('a label above its value is one', () => {
  expect(
    frequencyIn('Employee No    Pay Group           Pay Date\n118204         Bi-weekly Exempt    05/22/2025'),
  ).toBe('biweekly')
  expect(
    frequencyIn('Employee No    Department          Pay Date\n118204         Bi-weekly Exempt    05/22/2025'),
  ).toBeNull()
})

test.each(['Employee of the Monthly Gazette', 'Union Dues Frequency Weekly Meeting'])(
  '"%s" says nothing',
  (printed) => {
    expect(frequencyIn(printed)).toBeNull()
  },
)

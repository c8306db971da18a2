import { pageFromText } from '../../../model/testing.ts'
import { type Flow, flowOf } from '../../../layout/flow.ts'
import { printedFrequency, stubDates } from './pay-period.ts'
import { isoDate } from '../../../entities/date.ts'
import { NOISE } from '../read-stub.ts'
import { fieldsOf, stubsIn } from '../testing.ts'

function flowIn(text: string): Flow {
  const page = pageFromText(text)
  return flowOf([{ page, words: page.words }], NOISE)
}

const frequencyIn = (text: string, tableTop = Infinity) => printedFrequency(flowIn(text), tableTop)?.frequency ?? null

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
  ['Period Type     Calendar Month', 'monthly'],
  ['Period Type: Bi-Week', 'biweekly'],
  ['Pay ID:     MN - Monthly Faculty', 'monthly'],
  ['Semi-monthly commission statement', 'semimonthly'],
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

test.each(['Employee of the Monthly Gazette', 'Union Dues Frequency Weekly Meeting', 'Pay Period: Week 32'])(
  '"%s" says nothing',
  (printed) => {
    expect(frequencyIn(printed)).toBeNull()
  },
)

test.each([
  ['Hire Date      06/01/2026      Employee ID      88213', '2026-06-01'],
  ['Employee No    Date of Hire    Pay Date\n118204         Jun 1, 2026     11/20/2026', '2026-06-01'],
  ['Hire Date: 03/14/2015   Rehire Date: 06/01/2026   Birth Date: 04/02/1988', '2026-06-01'],
  ['Hire Date: 06/01   Pay Date: 11/20/2026', null],
  ['Hire Date: 06/01/2062   Pay Date: 11/20/2026', null],
  ['Date of Birth: 04/02/1988   Pay Date: 11/20/2026', null],
])('"%s": hired on %s', (printed, day) => {
  const { hired } = stubDates(flowIn(printed))
  expect(hired && isoDate(hired.date)).toBe(day)
})

test('the day of hire is neither the pay date nor the end of the period', () => {
  const { payDate, end } = stubDates(flowIn('Hire Date: 06/01/2026   Pay Period: 11/09/2026 - 11/15/2026'))
  expect([payDate, end && isoDate(end.date)]).toEqual([null, '2026-11-15'])
})

const british = (dates: string) => `
Fennimore & Daughters Ltd                        Payslip                     Tax Period: Month 5
Employee No.     Employee                     Pay Period                     Process Date
27               Mr A J Oakenshaw             ${dates}

Description           Amount     Year to date     Description           Amount      Year to date
Basic Salary        2,700.00        13,500.00     PAYE Tax              357.00          1,785.00
Overtime              124.00           312.00     National Insurance    142.00            710.00
Total Gross Pay     2,824.00        13,812.00     Total Deductions      499.00          2,495.00
                                                  Net Pay             2,325.00         11,317.00`

test.each([
  ['01/08/2026 – 31/08/2026        28/08/2026', '2026-08-01', '2026-08-31', '2026-08-28'],
  ['01.03.26 - 31.03.26            27.03.26', '2026-03-01', '2026-03-31', '2026-03-27'],
])('a payslip that prints the day first: %s', (dates, from, to, paid) => {
  const [stub] = stubsIn(british(dates))
  expect(fieldsOf(stub!)).toMatchObject({ period_start: from, period_end: to, pay_date: paid })
})

import { linesOf } from '../../../../layout/lines.ts'
import type { Word } from '../../../../model/page.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a period that its cell breaks over two lines does not end with the payday beside it', () => {
  const [stub] = stubsIn(`
SAGUARO PEDIATRICS PLLC                                         Earnings statement
4490 E Camp Lowell Dr, Tucson, AZ 85712
Employee name / address             SSN           REPORTING       PAY DATE      #20418
                                                  PERIOD
Perpetua Landaverde                 XXX-XX-8820   05/03/2026 -    05/22/2026    Employee #
2207 N Tyndall Ave                                05/16/2026                    4417
Tucson, AZ 85719
Income              RATE      HOURS     CURRENT PAY     DEDUCTIONS               TOTAL      YTD TOTAL
Gross Earnings      22.50     80.00        1,800.00     Fica - Medicare          26.10         261.00
                                                        Federal Tax             178.23       1,782.30
YTD GROSS     YTD DEDUCTIONS     YTD NET PAY     TOTAL        DEDUCTIONS     NET PAY
18,000.00           2,043.30       15,956.70     1,800.00         204.33    1,595.67`)
  expect(fieldsOf(stub!)).toMatchObject({
    period_start: '2026-05-03',
    period_end: '2026-05-16',
    pay_date: '2026-05-22',
  })
})

test.each([
  ['10/12/2026 -', '10/25/2026'],
  ['10/12/2026', 'through 10/25/2026'],
])('a period over two lines, "%s" and "%s", with a line of another column between them', (begin, end) => {
  const page = pageFromText(`
NORTHWIND TOOLS LLC            Earnings Statement
Employee Name: Dana Whitfield                Pay Date: 10/30/2026
                                             Pay Period: ${begin}
Employee ID: 1234
                                             ${end}
Earnings        Rate      Hours        Current            YTD
Regular        25.00      80.00       2,000.00      42,000.00
Gross Pay                             2,000.00      42,000.00
Medicare                                 29.00         609.00
Net Pay                               1,971.00      41,391.00`)
  const id = linesOf(page).findIndex(({ text }) => text.startsWith('Employee ID'))
  const [above, below] = [linesOf(page)[id]!.box, linesOf(page)[id + 1]!.box]
  const up = (word: Word): Word => {
    const [x0, y0, x1, y1] = word.box
    return y0 < below[1]
      ? word
      : { ...word, box: [x0, y0 - (below[1] - above[1]) + 0.5, x1, y1 - (below[1] - above[1]) + 0.5] }
  }
  const [stub] = understand([{ ...page, words: page.words.map(up) }]).documents
  expect(fieldsOf(stub!)).toMatchObject({ period_start: '2026-10-12', period_end: '2026-10-25' })
})

test('a period from, thru and paid', () => {
  const [stub] = stubsIn(`
Canal Forge Works Inc                     PAYROLL VOUCHER 554071
Employee            Badge      From           Thru           Paid
Gary R. Yoder       B-1109     08/23/2026     08/29/2026     09/03/2026
Earnings        Rate      Hours        Current            YTD
Regular        25.00      80.00       2,000.00      42,000.00
Gross Pay                             2,000.00      42,000.00
Medicare                                 29.00         609.00
Net Pay                               1,971.00      41,391.00`)
  expect(fieldsOf(stub!)).toMatchObject({
    period_start: '2026-08-23',
    period_end: '2026-08-29',
    pay_date: '2026-09-03',
  })
})

test('the days that a line of pay was worked are not the period, where its begin and end are named', () => {
  const [stub] = stubsIn(`
Name                 Company                  Employee ID   Pay Period Begin   Pay Period End   Check Date
Ottoline Fairweather Halcyon Answering, Inc.  801877        10/04/2026         10/17/2026       10/23/2026

Description     Dates                       Hours    Rate      Amount         YTD
Overtime        10/11/2026 - 10/17/2026      2.00   30.00       60.00      240.00
Regular         10/04/2026 - 10/10/2026     40.00   20.00      800.00    9,600.00
Gross Pay                                                      860.00    9,840.00
Medicare                                                        12.47      142.68
Net Pay                                                        847.53    9,697.32`)
  expect(fieldsOf(stub!)).toMatchObject({ period_start: '2026-10-04', period_end: '2026-10-17' })
})

const paydays = `
Flint Hills Cooperative Elevator Inc
Employee earnings, last two pay dates
Employee: Rosalind Achterberg

Pay date                 10/16/26       10/30/26     Year to date
Regular wages            1,980.00       2,079.00        42,213.60
Overtime                                  297.00         3,120.00
Vacation                   198.00                        1,584.00
Gross pay                2,178.00       2,376.00        46,917.60
Federal W/H                194.10         216.77         4,192.20
Medicare                    31.58          34.45           680.31
Total taxes                225.68         251.22         4,872.51
Net pay                  1,952.32       2,124.78        42,045.09`

test('the amounts of several paydays side by side are a stub of each; the year is of the last', () => {
  const stubs = stubsIn(paydays)
  const names = { employer_name: 'Flint Hills Cooperative Elevator Inc', employee_name: 'Rosalind Achterberg' }
  expect(stubs.map(fieldsOf)).toEqual([
    { ...names, pay_date: '2026-10-16', gross_pay: '2178.00', net_pay: '1952.32' },
    {
      ...names,
      pay_date: '2026-10-30',
      gross_pay: '2376.00',
      gross_pay_ytd: '46917.60',
      net_pay: '2124.78',
      net_pay_ytd: '42045.09',
    },
  ])
  expect(stubs.map(entriesOf)).toEqual([
    [
      'earning Regular wages | 1980.00 | -',
      'earning Vacation | 198.00 | -',
      'tax Federal W/H | 194.10 | -',
      'tax Medicare | 31.58 | -',
    ],
    [
      'earning Regular wages | 2079.00 | 42213.60',
      'earning Overtime | 297.00 | 3120.00',
      'earning Vacation | - | 1584.00',
      'tax Federal W/H | 216.77 | 4192.20',
      'tax Medicare | 34.45 | 680.31',
    ],
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

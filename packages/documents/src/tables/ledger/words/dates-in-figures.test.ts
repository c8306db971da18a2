import { pageFromText } from '../../../model/testing.ts'
import { readStatementText } from '../../../kinds/bank-statement/layouts/testing.ts'
import { withDatesMarked } from './date-marks.ts'

test('month and day without a mark between them, under headings that count their items', () => {
  const [statement] = readStatementText(
    `
Canyon State Bank                                   Statement period 03/01/2026 to 03/31/2026
RED ROCK OUTFITTERS LLC                             Account number 572883104
77 S MAIN ST
MOAB UT 84532
Previous Balance     1,000.00
Ending Balance       1,190.00
2 DEPOSITS/CREDITS
Date      Description                               Amount
0302      STRIPE TRANSFER                           200.00
0327      REMOTE CAPTURE                            100.00
1 CHARGES/DEBITS
Date      Description                               Amount
0310      USATAXPYMT                                50.00
3 CHECKS PROCESSED
Number    Date      Amount        Number    Date      Amount
5101      0316      20.00         5102      0307      30.00
`,
    `
5103      0305      10.00
DAILY BALANCES
Date      Balance
0302      1,200.00
0331      1,190.00
`,
  )
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2026-03-02 +200.00 STRIPE TRANSFER',
    '2026-03-27 +100.00 REMOTE CAPTURE',
    '2026-03-10 -50.00 USATAXPYMT',
    '2026-03-05 -10.00 Check 5103',
    '2026-03-07 -30.00 Check 5102',
    '2026-03-16 -20.00 Check 5101',
  ])
})

test('month, day and year without marks between them', () => {
  const [statement] = readStatementText(`
Commonwealth Employees Credit Union                 Statement period 11/25/2023 to 12/24/2023
DOROTHY H MCLAMB                                    Account number 88-441720
3002 HILLSBOROUGH ST
RALEIGH NC 27607
Beginning balance   661.90     Ending balance   1,016.94
DATE       DESCRIPTION                        WITHDRAWALS     DEPOSITS       BALANCE
112823     DEBIT CARD BLUE BOTTLE OAKLAND CA         8.48                     653.42
113023     CHECK 551                               136.48                     516.94
120123     STATE OF NC PAYROLL                                    500.00    1,016.94
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.entries).toEqual([
    '2023-11-28 -8.48 DEBIT CARD BLUE BOTTLE OAKLAND CA',
    '2023-11-30 -136.48 CHECK 551',
    '2023-12-01 +500.00 STATE OF NC PAYROLL',
  ])
})

describe('marks that a scan lost, or made points of, are those its column has', () => {
  const datesOf = (source: 'ocr' | 'text_layer', ...dates: string[]) => {
    const rows = dates.map((date, i) => `${date.padEnd(10)} Row      ${i + 1}.00`)
    const [page] = withDatesMarked([pageFromText(['Date       Description    Amount', ...rows].join('\n'), { source })])
    return page!.words.flatMap(({ text }) => (/^0/.test(text) ? text : []))
  }
  const short = ['03/02', '0304', '03.07', '03/08', '03/09']
  const long = ['03/02/26', '030426', '03/0726', '03/08/26', '03/09/26']

  test('in dates without a year', () => {
    expect(datesOf('ocr', ...short)).toEqual(['03/02', '03/04', '03/07', '03/08', '03/09'])
  })

  test('in dates with one', () => {
    expect(datesOf('ocr', ...long)).toEqual(['03/02/26', '03/04/26', '03/07/26', '03/08/26', '03/09/26'])
  })

  test('that it has as figures, recognised by the dates above and below', () => {
    const [page] = withDatesMarked([
      pageFromText(
        `
Date       Description    Amount
7/3        Row      1.00
777        Row      2.00
7/29       Row      3.00
7/30       Row      4.00`,
        { source: 'ocr' },
      ),
    ])
    expect(page!.words.map(({ text }) => text)).toContain('7/7')
    const read = ['03/09/23', '0311723', '03/12/23', '0372023', '03/19/23', '03/28/23']
    expect(datesOf('ocr', ...read)).toEqual(['03/09/23', '03/11/23', '03/12/23', '0372023', '03/19/23', '03/28/23'])
  })

  test('in a text layer nothing was lost', () => {
    expect(datesOf('text_layer', ...short)).toEqual(short)
  })
})

test('numbers that are not dates leave the pages as they are', () => {
  const pages = [pageFromText('Date    Description    Amount\n0302    A    1.00\n1882    B    2.00\n9944    C    3.00')]
  expect(withDatesMarked(pages)).toBe(pages)
})

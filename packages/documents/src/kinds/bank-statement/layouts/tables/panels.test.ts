import { readStatementText } from '../testing.ts'

const HEAD = `
Harbor & Dale Bank                                                            Your bank account statement
Mr Callum J Fairweather                                                       Account No 63318204
28 Jan - 27 Feb 2026

`
const BELOW = `
Harbor & Dale Bank plc. Registered in England. Registered No: 1026167. Registered Office: 1 Quayside, Bristol BS1 4QD.
`

const read = (...pages: string[]) => readStatementText(...pages.map((page) => `${HEAD}${page}${BELOW}`))[0]!

const ENTRIES = [
  '2026-01-30 -41.50 Direct Debit HARBOR WATER',
  '2026-01-31 -875.00 Standing Order RENT',
  '2026-02-10 -29.90 Card payment SAINSBURYS',
  '2026-02-10 +150.00 Faster payment M FAIRWEATHER',
]
const FIGURES = {
  opening_balance: '2140.55',
  closing_balance: '1344.15',
  total_credits: '150.00',
  total_debits: '946.40',
}

test.each([
  [
    'under headings of two lines',
    `
Your transactions                                                          At a glance
Date      Description             Money   Money in   Balance £             Start balance          £2,140.55
                                  out £          £                         Money in                 £150.00
28 Jan    Start Balance                               2,140.55             Money out                £946.40
30 Jan    Direct Debit            41.50               2,099.05             End balance            £1,344.15
          HARBOR WATER
31 Jan    Standing Order         875.00               1,224.05             Your arranged overdraft limit is £500.00. The
          RENT                                                             rates for overdrafts are on our website.
10 Feb    Card payment            29.90
          SAINSBURYS
          Faster payment                    150.00    1,344.15
          M FAIRWEATHER
27 Feb    End Balance                                 1,344.15
`,
  ],
  [
    'that begins beside the headings of columns',
    `
Transactions                                                               Account summary
Date      Description          Money out  Money in     Balance             Opening balance        £2,140.55
30 Jan    Direct Debit            41.50               2,099.05             Total money in           £150.00
          HARBOR WATER                                                     Total money out          £946.40
31 Jan    Standing Order         875.00               1,224.05             Closing balance        £1,344.15
          RENT
10 Feb    Card payment            29.90               1,194.15             Need help? Call us on 0345 555 0100
          SAINSBURYS                                                       or visit any of our branches.
10 Feb    Faster payment                    150.00    1,344.15
          M FAIRWEATHER
`,
  ],
  [
    'of one amount under its label',
    `
Activity                                                                   Summary
Date      Description          Paid out   Paid in      Balance             Opening balance        £2,140.55
30 Jan    Direct Debit            41.50               2,099.05
          HARBOR WATER                                                     Paid in                  £150.00
31 Jan    Standing Order         875.00               1,224.05
          RENT                                                             Paid out                 £946.40
10 Feb    Card payment            29.90
          SAINSBURYS                                                       Closing balance        £1,344.15
          Faster payment                    150.00    1,344.15
          M FAIRWEATHER
`,
  ],
])('a summary in a panel beside the rows, %s', (_, page) => {
  const { entries, fields, problems } = read(page)
  expect(entries).toEqual(ENTRIES)
  expect(fields).toMatchObject(FIGURES)
  expect(problems).toEqual(['currency'])
})

test('a panel beside the rows of the first page only', () => {
  const { entries, fields, problems } = read(
    `
Your transactions                                                          At a glance
Date      Description             Money   Money in   Balance £             Start balance          £2,140.55
                                  out £          £                         Money in                 £150.00
28 Jan    Start Balance                               2,140.55             Money out                £946.40
30 Jan    Direct Debit            41.50               2,099.05             End balance            £1,344.15
          HARBOR WATER
31 Jan    Standing Order         875.00               1,224.05             Your deposits are protected up to £85,000.
          RENT
`,
    `
Your transactions
Date      Description             Money   Money in   Balance £
                                  out £          £
10 Feb    Card payment            29.90
          SAINSBURYS
          Faster payment                    150.00    1,344.15
          M FAIRWEATHER
27 Feb    End Balance                                 1,344.15
`,
  )
  expect(entries).toEqual(ENTRIES)
  expect(fields).toMatchObject(FIGURES)
  expect(problems).toEqual(['currency'])
})

test.each(['Upcoming payments', 'Scheduled payments'])(
  'the dated rows of a panel of %s are not transactions',
  (title) => {
    const [statement, ...others] = readStatementText(`
First Keystone Bank                               Statement Period: 05/01/2023 - 05/31/2023
Account Number: ****4821

Your transactions                                                                       ${title}
Date            Description                              Amount         Balance         06/01 RENT 900.00
05/05           ACH Deposit ACME                       1,000.00        2,000.00         06/02 GAS 40.00
05/06           ATM                                      -50.00        1,950.00         06/03 PAY 1,000.00
05/10           Check 1042                              -200.00        1,750.00
05/11           POS                                      -10.00        1,740.00
`)
    expect(others).toEqual([])
    expect(statement!.entries).toEqual([
      '2023-05-05 +1000.00 ACH Deposit ACME',
      '2023-05-06 -50.00 ATM',
      '2023-05-10 -200.00 Check 1042',
      '2023-05-11 -10.00 POS',
    ])
    expect(statement!.problems).toEqual([])
  },
)

const withPanel = (heading: string) => `
Harbor Bank                                             Account: ****4821

CAROL A JENSEN                                          Statement period
12 ELM STREET                                           05/01/2023 - 05/31/2023
READING PA 19601

Previous Balance                     1,000.00
Withdrawals                             90.00 -         ${heading}
Deposits                               450.00 +
Current Balance                      1,360.00           05/03     950.00
                                                        05/04     940.00
Withdrawals
                                                        05/09   1,390.00
Date   Amount  Description                              05/20   1,360.00
05/03   50.00  CASH WITHDRAWAL 12 ELM ST
05/04   10.00  FERRY TICKETS                            News from Harbor
                                                        Lower your costs
05/20   30.00  GROCER ON THE QUAY                       with a credit line.
Deposits
Date   Amount  Description
05/09  450.00  PAYROLL PIER WORKS`

test.each(['Daily Balance', 'Daily balances'])(
  '%s in a column of their own, not level with the rows beside',
  (heading) => {
    const [statement] = readStatementText(withPanel(heading))
    expect(statement!.entries).toEqual([
      '2023-05-03 -50.00 CASH WITHDRAWAL 12 ELM ST',
      '2023-05-04 -10.00 FERRY TICKETS',
      '2023-05-20 -30.00 GROCER ON THE QUAY',
      '2023-05-09 +450.00 PAYROLL PIER WORKS',
    ])
    expect(statement!.problems).toEqual([])
  },
)

test.each(['Balance by day', 'Where your balance stood', 'Closing balances, business days'])(
  '"%s" over pairs of a day and an amount',
  (heading) => {
    const [statement] = readStatementText(`
Harbor Bank                                        Account number 30016120
                                                   May 1, 2023 through May 31, 2023
Beginning balance                        $1,000.00
Ending balance                           $1,360.00
Money In
Date      Description                         Amount
05/09     Deposit                             450.00
Money Out
Date      Description                         Amount
05/03     Grocer                               50.00
05/20     Ferry tickets                        40.00
${heading}
05/03     950.00     05/09    1,400.00     05/20    1,360.00
05/31   1,360.00
`)
    expect(statement!.entries).toEqual([
      '2023-05-09 +450.00 Deposit',
      '2023-05-03 -50.00 Grocer',
      '2023-05-20 -40.00 Ferry tickets',
    ])
    expect(statement!.problems).toEqual([])
  },
)

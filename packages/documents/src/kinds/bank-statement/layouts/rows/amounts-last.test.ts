import { readStatementText } from '../testing.ts'

const HEAD = `
Gateway Mutual Savings Bank                        Account number: 0114 8820 4418
Statement period: January 1, 2026 through January 31, 2026
CLARENCE D WASHBURN
3311 GANO AVE
SAINT LOUIS MO 63107
Beginning balance                                  $1,000.00
Ending balance                                     $1,449.00
`
const ENTRIES = [
  '2026-01-05 -51.00 ACH DEBIT AMEREN MISSOURI ONLINE PMT',
  '2026-01-05 -40.00 POS DEBIT 5518 QT FERGUSON MO',
  '2026-01-05 -60.00 CHECK 2204',
  '2026-01-09 +600.00 ACH CREDIT BJC HEALTHCARE',
]

test('rows of one day have their amounts on the last of several lines, under columns', () => {
  const [statement] = readStatementText(`${HEAD}
Date     Transaction                      Withdrawals       Deposits        Balance
01/05    ACH DEBIT
         AMEREN MISSOURI
         ONLINE PMT                             51.00
         POS DEBIT 5518
         QT FERGUSON MO                         40.00
         CHECK 2204                             60.00                        849.00
01/09    ACH CREDIT
         BJC HEALTHCARE                                       600.00       1,449.00
`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test.each([
  ['Type', 'DD ', 'POS', 'CHQ', 'CR '],
  ['Payment type', '', 'VIS', '', 'BP'],
  ['Code', 'D33', '114', '002', 'C10'],
])('a row of a day may begin with its type, under "%s"', (type, ...[first, second, third, fourth]) => {
  const kind = (text: string | undefined) => (text ?? '').padEnd(17)
  const [statement] = readStatementText(`${HEAD}
Date     ${kind(type)}Details                Paid out     Paid in        Balance
01/05    ${kind(first)}AMEREN MISSOURI
         ${kind('')}ONLINE PMT                51.00
         ${kind(second)}QT FERGUSON
         ${kind('')}5518 MO                   40.00
         ${kind(third)}SHEAR HAIR                60.00                     849.00
01/09    ${kind(fourth)}BJC
         ${kind('')}HEALTHCARE                            600.00     1,449.00
`)
  expect(statement!.entries).toEqual([
    '2026-01-05 -51.00 AMEREN MISSOURI ONLINE PMT',
    '2026-01-05 -40.00 QT FERGUSON 5518 MO',
    '2026-01-05 -60.00 SHEAR HAIR',
    '2026-01-09 +600.00 BJC HEALTHCARE',
  ])
  expect(statement!.problems).toEqual([])
})

test('and so without columns, the last row of a page finished on the next', () => {
  const [statement] = readStatementText(
    `${HEAD}
JAN  5   ACH DEBIT
         AMEREN MISSOURI
         ONLINE PMT                             51.00-
         POS DEBIT 5518
         QT FERGUSON MO                         40.00-
         CHECK 2204                             60.00-        849.00
JAN  9   ACH CREDIT
`,
    `
                      GATEWAY MUTUAL SAVINGS BANK
CLARENCE D WASHBURN       ACCOUNT 0114 8820 4418     PAGE 2

         BJC HEALTHCARE                        610.00+      1,459.00
JAN 12   SERVICE CHARGE                         10.00-      1,449.00
`,
  )
  expect(statement!.entries).toEqual([
    ...ENTRIES.slice(0, 3),
    '2026-01-09 +610.00 ACH CREDIT BJC HEALTHCARE',
    '2026-01-12 -10.00 SERVICE CHARGE',
  ])
  expect(statement!.problems).toEqual([])
})

test('words below an amount that stands beside its date go on with the row', () => {
  const [statement] = readStatementText(`${HEAD}
Date     Transaction                      Withdrawals       Deposits        Balance
01/05    ACH DEBIT                              51.00
         AMEREN MISSOURI
         CHECK 2204                            100.00                        849.00
01/09    ACH CREDIT                                           600.00       1,449.00
         BJC HEALTHCARE
`)
  expect(statement!.entries).toEqual([
    '2026-01-05 -51.00 ACH DEBIT AMEREN MISSOURI',
    '2026-01-05 -100.00 CHECK 2204',
    '2026-01-09 +600.00 ACH CREDIT BJC HEALTHCARE',
  ])
})

test('the mark of a contactless payment begins a row as its type does', () => {
  const [statement] = readStatementText(`${HEAD}
Date        Payment type and details      Paid out     Paid in        Balance
05 Jan 26   DD  AMEREN MISSOURI              51.00                     949.00
07 Jan 26   )))  BREAD & CO
            FERGUSON                         40.00                     909.00
08 Jan 26   VIS  SHEAR HAIR
            FERGUSON                         60.00                     849.00
09 Jan 26   CR  BJC HEALTHCARE                          600.00       1,449.00
`)
  expect(statement!.entries).toHaveLength(4)
  expect(statement!.entries[1]).toBe('2026-01-07 -40.00 BREAD & CO FERGUSON')
  expect(statement!.problems).toEqual([])
})

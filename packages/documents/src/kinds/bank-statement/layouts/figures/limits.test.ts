import { readStatementText } from '../testing.ts'

const statement = (...terms: string[]) =>
  readStatementText(`
Harbor Bank                                     July 1, 2026 through July 31, 2026
                                                Account Number: 4100772905
CHECKING SUMMARY
Beginning Balance                 $230.00
Deposits and Additions             700.00
Electronic Withdrawals            -100.00
Ending Balance                    $830.00

${terms.join('\n')}

TRANSACTION DETAIL
DATE     DESCRIPTION                       AMOUNT    BALANCE
         Beginning Balance                           $230.00
07/06    Harbor Freight Payroll            700.00     930.00
07/09    Card Purchase Harbor Grocer      -100.00     830.00
         Ending Balance                              $830.00
`)

test.each([
  ['$500.00 or more, OR a balance at the beginning of each day of $1,500.00 or more in this account.'],
  ['You can avoid this fee with a beginning balance of $1,500.00 or more in this account.'],
  ['We waive the fee while your ending balance is at least $1,500.00 and you have direct deposits of $500.00 and up.'],
  ['Your fee was waived: you kept a balance at the beginning of every day of $1,500.00'],
  ['Your deposits are insured up to $250,000.00 by the NCUA.'],
  ['NCUA insures deposits. Member deposits are insured to $250,000'],
  ['Sus acciones y depósitos están asegurados hasta $250,000 por COSSEC.'],
])('the amount of a condition is not a figure of the account: %s', (...terms) => {
  const [read, ...more] = statement(...terms)
  expect(more).toEqual([])
  expect(read!.problems).toEqual([])
  expect(read!.entries).toHaveLength(2)
  expect(read!.fields).toMatchObject({
    opening_balance: '230.00',
    closing_balance: '830.00',
    total_credits: '700.00',
    total_debits: '100.00',
  })
})

test.each([
  'LOAN 0071   NEW VEHICLE   4.990% APR   Payment 312.44 due 08/15/2026',
  'LOAN 20   USED AUTO   Your payment of $285.10 is due August 15.',
])('the payment due of a loan below the shares is not their total: %s', (loan) => {
  const statements = readStatementText(`
Harbor Credit Union                             July 1, 2026 through July 31, 2026
Suffix  Account                  Beginning Balance   Total Deposits   Total Withdrawals   Ending Balance
0001    Regular Share                       100.00             5.00                0.00           105.00
0009    Share Draft Checking                230.00           700.00              100.00           830.00

Date     Transaction Description               Amount    Balance
SHARE 0001   REGULAR SHARE
07/01    Balance Forward                                  100.00
07/06    Deposit Transfer                        5.00     105.00
07/31    Ending Balance                                   105.00
SHARE 0009   SHARE DRAFT CHECKING
07/01    Balance Forward                                  230.00
07/06    Harbor Freight Payroll                700.00     930.00
07/09    Card Purchase Harbor Grocer          -100.00     830.00
07/31    Ending Balance                                   830.00

${loan}
Date     Description            Payment     Interest     Principal     Loan Balance
07/01    Balance Forward                                                  11,493.27
`)
  expect(statements.map(({ fields }) => fields['total_debits'])).toEqual(['0.00', '100.00'])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

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

import type { Word } from '../../../../model/page.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readStatementText } from '../testing.ts'

const HEAD = `
Sagebrush State Bank                           Account 1044882134
Statement period 06/01/2025 thru 06/30/2025
`

test('merchants are called like sums and balances', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                                    100.00
Ending balance                                       170.00
Date        Description                              Amount
06/02       TOTAL WINE AND MORE #1190                -20.00
06/03       NEW BALANCE 0412 BOSTON MA               -60.00
06/12       ACME PAYROLL                             150.00
06/30       Total activity                            70.00
`)
  expect(statement!.entries).toEqual([
    '2025-06-02 -20.00 TOTAL WINE AND MORE #1190',
    '2025-06-03 -60.00 NEW BALANCE 0412 BOSTON MA',
    '2025-06-12 +150.00 ACME PAYROLL',
  ])
  expect(statement!.problems).toEqual([])
})

test.each(['as of', 'on', 'at'])('balances %s their day open and close each account', (at) => {
  const statements = readStatementText(`
Copperline CU                                  Period: 02/01/2025 - 02/28/2025
Member Savings (...5501)
Balance ${at} 02/01/2025      $500.00
Balance ${at} 02/28/2025      $500.00
No transactions this period.
Freedom Checking (...5519)
Balance ${at} 02/01/2025      $605.00
Deposits                      $100.00
Balance ${at} 02/28/2025      $705.00
Date        Description                              Amount          Balance
02/03       TRANSFER                                 $100.00         $705.00
`)
  expect(statements.map(({ fields }) => fields)).toMatchObject([
    { account_number_last4: '5501', opening_balance: '500.00', closing_balance: '500.00' },
    { account_number_last4: '5519', opening_balance: '605.00', closing_balance: '705.00', total_credits: '100.00' },
  ])
})

test('a balance stands below its row', () => {
  const [statement] = readStatementText(`${HEAD}
Last statement balance                               100.00
This statement balance                               230.00
Date        Description                              Amount
06/02       COFFEE                                   -20.00
            Balance                                   80.00
06/12       ACME PAYROLL                             150.00
            Balance                                  230.00
`)
  expect(statement!.entries).toEqual(['2025-06-02 -20.00 COFFEE', '2025-06-12 +150.00 ACME PAYROLL'])
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '230.00' })
  expect(statement!.problems).toEqual([])
})

test('the sums under the columns are the totals where no summary prints them', () => {
  const [statement] = readStatementText(`${HEAD}
Date        Description                     Charges      Additions      Day-end balance
06/01       Balance at start of period                                            100.00
06/02       COFFEE                            20.00                                80.00
06/12       ACME PAYROLL                                    150.00                230.00
06/30       Balance at end of period                                              230.00
            Total                             20.00         150.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '150.00', total_debits: '20.00' })
})

test('a summary across the page below the transactions, with its period', () => {
  const [statement] = readStatementText(`
Ironwood Bank                                  Transactions for account 8820014456
Date        Description                              Amount
06/02/25    COFFEE                                   -20.00
06/12/25    ACME PAYROLL                             150.00
Summary
Period                     Opening Balance     Deposits     Withdrawals     Closing Balance
06/01/25 - 06/30/25               100.00       150.00           20.00              230.00
`)
  expect(statement!.entries).toHaveLength(2)
  expect(statement!.fields).toMatchObject({
    period_end: '2025-06-30',
    opening_balance: '100.00',
    closing_balance: '230.00',
    total_credits: '150.00',
    total_debits: '20.00',
  })
})

test('what is pending or yet to come is not a transaction', () => {
  const [statement] = readStatementText(`${HEAD}
Balance on June 1                                    100.00
Balance on June 30                                   250.00
Posted transactions
Date        Description                              Amount
06/12       ACME PAYROLL                             150.00
Pending transactions (not included in your balance)
Date        Description                              Amount
06/29       SHELL OIL PENDING                        -48.11
Upcoming payments
07/10       RENT                                  $1,250.00
`)
  expect(statement!.entries).toEqual(['2025-06-12 +150.00 ACME PAYROLL'])
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '250.00' })
})

test('directions, kinds and numbers of rows have columns of their own, and the holder a head', () => {
  const [statement] = readStatementText(`
Wren Bank
Account holder          Account number
Saoirse Kinnaird        9900446092
Statement period 06/01/2025 thru 06/30/2025
Opening balance 100.00      Closing balance 230.00
#    Date        Transaction      Description          Dr/Cr      Amount
1    06/02       Card             COFFEE               DR          20.00
2    06/12       Deposit          ACME                 CR         150.00
`)
  expect(statement!.fields['account_holder']).toBe('Saoirse Kinnaird')
  expect(statement!.entries).toEqual(['2025-06-02 -20.00 Card COFFEE', '2025-06-12 +150.00 ACME'])
  expect(statement!.problems).toEqual([])
})

test('a heading goes on with the number of its account', () => {
  const [statement] = readStatementText(`${HEAD}
Beginning balance                                    100.00
Ending balance                                       190.00
Other Credits (+)   Account:-------2134
Date        Amount      Description
06/12       150.00      ACME PAYROLL
Checks (-)   Account:-------2134
Date        Amount      Check #
06/13        60.00      2230
(*) Indicates the prior sequentially numbered check(s)
`)
  expect(statement!.entries).toEqual(['2025-06-12 +150.00 ACME PAYROLL', '2025-06-13 -60.00 Check 2230'])
})

test('a summary across the page beside names, leaders of spaced dots, letters for directions, a sum at the end of a sentence', () => {
  const [across] = readStatementText(`
Fathom Bank
Account holder        Account                Statement period       Opening balance     Closing balance
Marguerite Oduya      Checking ****3316      06/01/25 - 06/30/25          $100.00             $230.00
Date        Description                              Amount
06/02       COFFEE                                   20.00D
06/12       ACME PAYROLL                            150.00C
`)
  expect(across!.fields).toMatchObject({
    account_number_last4: '3316',
    opening_balance: '100.00',
    closing_balance: '230.00',
  })
  expect(across!.entries).toEqual(['2025-06-02 -20.00 COFFEE', '2025-06-12 +150.00 ACME PAYROLL'])
  const [sections] = readStatementText(`${HEAD}
BEGINNING BALANCE 06/01/25 . . . . . . . . . . . . . . .  100.00
ENDING BALANCE 06/30/25  . . . . . . . . . . . . . . . .  230.00
Deposits and Other Additions   You had 1 deposits totaling $150.00.
Date        Amount      Description
06/12       150.00      ACME PAYROLL
Banking/Debit Card Withdrawals   There were 1 withdrawals totaling $20.00.
Date        Amount      Description
06/13        20.00      COFFEE
`)
  expect(sections!.entries).toEqual(['2025-06-12 +150.00 ACME PAYROLL', '2025-06-13 -20.00 COFFEE'])
  expect(sections!.problems).toEqual([])
})

test('a summary compares the last period with this', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank                               Account 1044882134
Statement period 02/21/2026 to 03/20/2026
                             Last period    This period
Beginning balance                $80.00        $100.00
Deposits and credits             $40.00        $500.00
Withdrawals and debits           $20.00         $60.00
Ending balance                  $100.00        $540.00
Date   Description                              Amount
02/23  ACME PAYROLL                             500.00
02/24  CORNER GROCERY 0412                      -60.00
`)
  expect(statement!.fields).toMatchObject({
    opening_balance: '100.00',
    closing_balance: '540.00',
    total_credits: '500.00',
    total_debits: '60.00',
  })
  expect(statement!.problems).toEqual([])
})

test('account activity is called by its month', () => {
  const [statement] = readStatementText(`
Alder Ridge Bank
January 2026 account activity for your Spending account ending in 3108
Money in
Jan 4    ACME PAYROLL                  $500.00
Money out
Jan 9    CORNER GROCERY 0412            $60.00
`)
  expect(statement!.fields).toMatchObject({ period_start: '2026-01-01', period_end: '2026-01-31' })
  expect(statement!.entries).toEqual(['2026-01-04 +500.00 ACME PAYROLL', '2026-01-09 -60.00 CORNER GROCERY 0412'])
})

const NETTED = `
Harbor Bank                                             Account Statement
Statement Period: 06/01/2025 - 06/30/2025               Account Number: 998877665
Beginning balance     1,000.00
Deposits                300.00
Transfers               -40.00
Ending balance        1,260.00
Date        Description                              Amount
06/02       PAYROLL                                  300.00
06/09       TRANSFER FROM SAVINGS                     60.00
06/12       SENT TO A FRIEND                        -100.00
`

test('a line that nets transfers is not a contradiction of what moved both ways', () => {
  const { documents } = understand([pageFromText(NETTED)])
  const statusOf = (name: string) => documents[0]!.checks.find((check) => check.name === name)!.status
  expect([statusOf('total_credits'), statusOf('total_debits')]).toEqual(['warning', 'warning'])
})

test('as much added as taken away beyond what the summary names is one', () => {
  const { documents } = understand([pageFromText(NETTED.replace('Transfers  ', 'Withdrawals'))])
  expect(documents[0]!.checks.find(({ name }) => name === 'total_debits')!.status).toBe('failed')
})

test('a bank named in the further lines of a transaction is not the one that keeps the account', () => {
  const [statement] = readStatementText(`
Harborlight Commercial                                 Account ending in 6628
June 1, 2025 - June 30, 2025
Beginning balance                          $10,000.00
Ending balance                              $2,654.40
Date       Details                                          Amount        Balance
06/09      Outgoing Intl Wire - Kanto Lens KK           -$7,345.60      $2,654.40
           JPY 1,050,000 Exchange rate 0.0069958 USD
           Beneficiary Bank MUFG Tokyo
`)
  expect(statement!.fields['bank_name'] ?? '').not.toMatch(/MUFG/)
  expect(statement!.entries[0]).toMatch(/Beneficiary Bank MUFG Tokyo$/)
})

test('what you had on the first day and on the last', () => {
  const [statement] = readStatementText(`${HEAD}
What you had on Jun 1                                $100.00
Additions                                            $150.00
Subtractions                                         -$20.00
What you had on Jun 30                               $230.00
Settlement Date  Type          Description           Amount     Cash Balance
06/02            Debit Card    COFFEE                -20.00            80.00
06/12            Direct Dep    ACME PAYROLL          150.00           230.00
`)
  expect(statement!.entries).toEqual([
    '2025-06-02 -20.00 Debit Card COFFEE',
    '2025-06-12 +150.00 Direct Dep ACME PAYROLL',
  ])
  expect(statement!.fields).toMatchObject({
    opening_balance: '100.00',
    closing_balance: '230.00',
    total_credits: '150.00',
    total_debits: '20.00',
  })
})

test('labels of one word stand little farther apart than the words of others', () => {
  const page = pageFromText(`${HEAD}
Beginning Balance  Deposits  Withdrawals  Ending Balance
           100.00    150.00        20.00          230.00
Date        Description                              Amount
06/02       COFFEE                                   -20.00
06/12       ACME PAYROLL                             150.00
`)
  const widened = ({ text }: Word) => (text === 'Deposits' ? 3.5 : 2.5)
  const words = page.words.map((word): Word => {
    const [left, top, right, bottom] = word.box
    return { ...word, box: [left, top, right + widened(word), bottom] }
  })
  const [statement] = understand([{ ...page, words }]).documents
  expect(statement!.fields['total_credits']?.value).toBe('150.00')
  expect(statement!.fields['total_debits']?.value).toBe('20.00')
})

test('what came in and went out, each in one word', () => {
  const [statement] = readStatementText(`${HEAD}
Starting balance on Jun 1                            $100.00
In                                                   $150.00
Out                                                  -$20.00
Ending balance on Jun 30                             $230.00
Date        Where                                    Amount
06/02       COFFEE                                   -20.00
06/12       ACME PAYROLL                             150.00
`)
  expect(statement!.fields).toMatchObject({ total_credits: '150.00', total_debits: '20.00' })
})

test('what you had at the beginning, and have at the end', () => {
  const [statement] = readStatementText(`${HEAD}
                                  This statement   Last statement
What you had at the beginning            $100.00           $90.00
What came in                            +$150.00          +$30.00
What went out                            -$20.00          -$20.00
What you have at the end                 $230.00          $100.00
Date        Activity                     Debit/Credit      Amount
06/02       COFFEE                       Debit             $20.00
06/12       ACME PAYROLL                 Credit           $150.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '230.00' })
  expect(statement!.problems).toEqual([])
})

test('what the holder calls an account, beside its balances, is not a name of the holder', () => {
  const [statement] = readStatementText(`
Fathom Bank
Primary Account Holder
Marguerite Oduya
44 Orchard Park Way
Madison, WI 53711

Account Name          Account Number         Beginning Balance     Ending Balance
Rainy Day             xxxxxx9034                       $100.00            $130.00
Statement Period: 06/01/2025 - 06/30/2025
Date           Description                   Credits       Debits      Balance
06/02/2025     ACME PAYROLL                   $30.00       -$0.00      $130.00
`)
  expect(statement!.fields).toMatchObject({ account_holder: 'Marguerite Oduya', account_number_last4: '9034' })
})

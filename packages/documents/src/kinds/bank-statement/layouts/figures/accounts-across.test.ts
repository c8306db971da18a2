import { readStatementText } from '../testing.ts'

const summary = (interest: string) => `
NORTHWALL NATIONAL BANK                    Statement period: August 17, 2024 - September 16, 2024
PRISCILLA DELACROIX
4190 LARKSPUR TER
SANTA ROSA CA 95404
Your accounts at a glance
                                     Premier Checking   Rewards Savings             Total
                                           xxxxxx3391        xxxxxx5518
Beginning balance                           $1,000.00         $5,000.00         $6,000.00
Deposits and other additions                   500.00            200.00            700.00
Interest earned                                  0.00             ${interest}              5.00
Withdrawals and other subtractions            -300.00              0.00           -300.00
Ending balance                              $1,200.00         $5,205.00         $6,405.00
Interest paid year-to-date                       0.00             31.20
`
const SAVINGS = `
Rewards Savings - account ending 5518
Date     Description                      Additions    Subtractions         Balance
08/26    Transfer from Checking              200.00                        5,200.00
09/16    Interest paid                         5.00                        5,205.00
`
const CHECKING = `
Premier Checking - account ending 3391
Date     Description                      Additions    Subtractions         Balance
08/26    Transfer to Savings                                 200.00          800.00
09/03    ACME PAYROLL                        500.00                        1,300.00
09/06    Check 2207                                          100.00        1,200.00
`

test('a summary gives each account a column, whatever the order of their parts', () => {
  for (const parts of [CHECKING + SAVINGS, SAVINGS + CHECKING]) {
    const statements = readStatementText(summary('5.00'), parts)
    const of = (number: string) => statements.find(({ fields }) => fields['account_number_last4'] === number)
    expect(statements).toHaveLength(2)
    expect(statements.flatMap(({ problems }) => problems)).toEqual([])
    expect(of('3391')!.fields).toMatchObject({
      opening_balance: '1000.00',
      closing_balance: '1200.00',
      total_credits: '500.00',
      total_debits: '300.00',
    })
    expect(of('5518')!.fields).toMatchObject({
      opening_balance: '5000.00',
      closing_balance: '5205.00',
      total_credits: '205.00',
      total_debits: '0.00',
    })
  }
})

test('a summary of which a column does not add up is not believed', () => {
  const statements = readStatementText(summary('7.00'), CHECKING + SAVINGS)
  const savings = statements.find(({ fields }) => fields['account_number_last4'] === '5518')
  expect(savings!.fields).not.toHaveProperty('total_credits')
})

test('a summary names its accounts where it does not number them', () => {
  const statements = readStatementText(`
Tidewater First Bank                              September 6 - October 7, 2025
Summary of your accounts
                               Everyday Checking     Growth Savings
Balance on September 6                  2,000.00           9,000.00
Deposits and credits                      150.00             522.10
Withdrawals and debits                  (650.00)               0.00
Balance on October 7                    1,500.00           9,522.10

Everyday Checking ****0042
Deposits and credits
Sep 8     Zelle payment from A. PETROV               150.00
Withdrawals and debits
Oct 1     AUTOSAVE TRANSFER TO SAVINGS               650.00

Growth Savings ****0067
Deposits and credits
Oct 1     AUTOSAVE TRANSFER FROM CHECKING            500.00
Oct 7     INTEREST PAID                               22.10
Withdrawals and debits
No activity this period
`)
  expect(statements.map(({ fields }) => [fields['opening_balance'], fields['closing_balance']])).toEqual([
    ['2000.00', '1500.00'],
    ['9000.00', '9522.10'],
  ])
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
})

test('the parts of accounts are headed by their names in the summary alone', () => {
  const statements = readStatementText(`
July 1 through July 31, 2026
Your accounts this month
                    Household Checking   Household Savings         Total
Balance on June              $2,408.11           $9,022.14    $11,430.25
30
Money in                       $500.00             $253.88       $753.88
Money out                     -$100.00              -$0.00      -$100.00
Balance on July              $2,808.11           $9,276.02    $12,084.13
31
Household Checking
Date        Transaction                     Out          In       Balance
July 1      Debit purchase               100.00                  2,308.11
July 3      Direct deposit                           500.00      2,808.11
Household Savings
Date        Transaction                     Out          In       Balance
July 10     Transfer                                 250.00      9,272.14
July 31     Interest                                   3.88      9,276.02
`)
  expect(statements.flatMap(({ problems }) => problems)).toEqual([])
  expect(statements.map(({ fields }) => [fields.account_type, fields.opening_balance, fields.closing_balance])).toEqual(
    [
      ['checking', '2408.11', '2808.11'],
      ['savings', '9022.14', '9276.02'],
    ],
  )
  expect(statements[1]!.entries).toEqual(['2026-07-10 +250.00 Transfer', '2026-07-31 +3.88 Interest'])
})

import type { Box } from '../../../../model/page.ts'
import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readHalfLines, readStatementText } from '../testing.ts'

test('a rate among the figures of a summary has its own labels, and a period above them is not a label', () => {
  const [statement] = readStatementText(`
Harbor Bank
Checking Account - 4417
Monthly Statement Period
Sep 1, 2026 - Sep 30, 2026
Current Balance  Current    Beginning       Monthly Interest
                 APY        Balance         Paid
$1,150.40        0.50%      $1,000.00       $0.40
Transaction Details
DATE            TYPE               DESCRIPTION            AMOUNT       BALANCE
Sep 30, 2026    Interest earned    Interest earned         $0.40     $1,150.40
Sep 4, 2026     Direct Deposit     GUSTO PAYROLL         $150.00     $1,150.00
`)
  expect(statement).toMatchObject({
    fields: { opening_balance: '1000.00', closing_balance: '1150.40' },
    problems: [],
  })
})

test("the next account's summary stands under the columns of the one before", () => {
  const statements = readStatementText(
    `
Harbor Bank                                 Statement Date 09/25/2026
Checking
Account Number      Account Title
XXXXXX4417          DELPHINE ROSTOV
Beginning      Ending         Annual Percentage     Interest Earned
Balance        Balance        Yield Earned          this Period
$100.00        $130.31        0.10%                 $0.31
Activity
Date           Description                   Credits       Debits      Balance
08/26/2026     Beginning Balance                                       $100.00
08/28/2026     ACH Deposit                    $30.00       -$0.00      $130.00
09/25/2026     Interest Paid                   $0.31       -$0.00      $130.31
09/25/2026     Ending Balance                                          $130.31`,
    `
Savings
Account Number      Account Title
XXXXXX8802          DELPHINE ROSTOV
Beginning      Ending         Annual Percentage     Interest    Interest Paid
Balance        Balance        Yield Earned          Earned      Year-to-Date
$12,400.50     $12,436.61     3.40%                 $36.11      $331.18
Activity
Date           Description                   Credits       Debits      Balance
08/26/2026     Beginning Balance                                    $12,400.50
09/25/2026     Interest Paid                  $36.11       -$0.00   $12,436.61
09/25/2026     Ending Balance                                       $12,436.61`,
  )
  expect(statements).toMatchObject([
    { fields: { account_number_last4: '4417', closing_balance: '130.31' }, problems: [] },
    { fields: { account_number_last4: '8802', closing_balance: '12436.61' }, problems: [] },
  ])
  // The balance of the summary is repeated in the table, with its date.
  expect(statements[0]!.fields['period_start']).toBe('2026-08-26')
})

test('a summary of interest beside that of the account is not a reason to doubt it', () => {
  const [statement] = readStatementText(`
Findlay Savings                          Account ending in 6650
                                         Oct 1, 2025 to Oct 31, 2025

Account summary                                   Interest summary
Beginning balance              $8,033.10          Interest paid this period             $23.01
Deposits and credits             $273.01          Interest paid year to date           $271.40
Withdrawals and debits        -$1,400.00          Annual percentage yield earned         3.40%
Ending balance                 $6,906.11

Transactions
Date             Description                                           Amount
Oct 8, 2025      ACH TRANSFER FROM EXTERNAL ACCT                      $250.00
Oct 26, 2025     ACH TRANSFER TO EXTERNAL ACCT                     -$1,400.00
Oct 31, 2025     INTEREST PAYMENT                                      $23.01`)
  expect(statement).toMatchObject({
    fields: {
      opening_balance: '8033.10',
      closing_balance: '6906.11',
      total_credits: '273.01',
      total_debits: '1400.00',
    },
    problems: [],
  })
})

test('labels and amounts at opposite ends of their boxes, with counts before the amounts', () => {
  const [statement] = readStatementText(`
Harbor Bank                                                               Account: *****7115
FREE CHECKING                       Statement Period 11/01/2025 through 11/30/2025
BEGINNING BALANCE            TOTAL CREDITS                TOTAL DEBITS                 ENDING BALANCE
                  $100.00                 (1) $30.00                  (2) $25.00                   $105.00
DATE        TRANSACTION                         DEBIT (-)      CREDIT (+)       BALANCE
            Balance forward                                                      100.00
Nov 03      DEPOSIT                                               30.00          130.00
Nov 04      POS H-E-B #425                          20.00                        110.00
Nov 05      POS TARGET                               5.00                        105.00
`)
  expect(statement).toMatchObject({
    fields: { opening_balance: '100.00', total_credits: '30.00', total_debits: '25.00', closing_balance: '105.00' },
    problems: [],
  })
})

test('an amount right below its label, beside cells that hold something else', () => {
  const [statement] = readStatementText(`
Harbor Bank                                                          Jul 1, 2025 - Jul 31, 2025
Checking Account - 7706
Member since                                      Beginning Balance
March 2022                                        $842.00

Current Interest Rate / APY                       Deposits and other credits
0.50% / 0.50%                                     $400.41

Year-to-Date Interest Earned                      Withdrawals and other debits
$2.71                                             -$500.00

Monthly Interest Earned                           Ending Balance
$0.41                                             $742.41

Transactions
DATE              TYPE              DESCRIPTION            AMOUNT       BALANCE
Jul 1, 2025       Zelle             RENT                 -$500.00       $342.00
Jul 3, 2025       Direct Deposit    GUSTO PAYROLL         $400.00       $742.00
Jul 31, 2025      Interest          Interest earned         $0.41       $742.41
`)
  expect(statement).toMatchObject({
    fields: { opening_balance: '842.00', total_credits: '400.41', total_debits: '500.00', closing_balance: '742.41' },
    problems: [],
  })
})

test.each(['River Rewards Checking - Account Summary', 'Interest Checking Summary'])(
  'what an account is called says nothing of its summary: %s',
  (heading) => {
    const [statement] = readStatementText(`
Harbor Bank                                 Statement Period: 03/04/2025 thru 04/02/2025
${heading}
Description                              Number             Amount
Balance Last Statement                                      100.00
Total Deposits and Credits                  1                30.00
Total Checks and Withdrawals                1                20.00
Balance This Statement                                      110.00
Deposits
Date          Description                                   Amount
03/12         Deposit                                        30.00
Withdrawals
Date          Description                                   Amount
03/14         ATM                                            20.00
`)
    expect(statement).toMatchObject({ fields: { opening_balance: '100.00', closing_balance: '110.00' }, problems: [] })
  },
)

test('a summary across, below a list of accounts with what is owed, whose account ends in a code', () => {
  const [statement] = readStatementText(`
HARBOR BANK                                                    This Statement: May 31, 2024
                                                               Last Statement: April 30, 2024
SUMMARY OF ACCOUNT BALANCE
Account Type                  Account Number        Checking/Savings         Outstanding
                                                    Ending Balance           Balances Owed
Anytime Checking              XXXXX6058             $110.00

ANYTIME CHECKING XXXXX6058                                                              181 0
   Previous Balance       Deposits/Credits       Charges/Debits      Checks Processed       Ending Balance
             100.00                  30.00                15.00                  5.00               110.00

1 DEPOSITS/CREDITS
Date      Amount      Description
05/10      30.00      PAYROLL

2 CHARGES/DEBITS
Date      Amount      Description
05/16      15.00      ATM WITHDRAWAL

1 CHECK PROCESSED
Number    Date      Amount
1204      05/20       5.00
`)
  expect(statement).toMatchObject({
    fields: {
      account_number_last4: '6058',
      opening_balance: '100.00',
      closing_balance: '110.00',
      total_debits: '20.00',
    },
    problems: [],
  })
})

test.each([
  ['Beginning Balance', 'Deposits/Credits', 'Withdrawals/Debits', 'Ending Balance'],
  ['Opening Balance', 'Total Credits', 'Total Debits', 'Closing Balance'],
  ['Previous Balance', 'Deposits', 'Withdrawals', 'New Balance'],
])('balances are centred beside totals over their counts: %s', (...labels) => {
  const across = (...cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(26))
      .join('')
      .trimEnd()
  const [statement] = readHalfLines(`
Harbor Bank                    Account Number: 023318846

Statement Period: 09/01/2026 - 09/30/2026


${across(...labels)}


${across('', '   $80.00', '   $30.00', '')}
${across('   $100.00', '', '', '   $150.00')}
${across('', '  (1 item)', '  (1 item)', '')}


Date          Description                  Debits         Credits        Balance

09/04/2026    PAYROLL                                      $80.00        $180.00

09/07/2026    GROCER                       $30.00                        $150.00
`)
  expect(statement).toMatchObject({ fields: { total_credits: '80.00', total_debits: '30.00' }, problems: [] })
})

test('a balance centred below its label, beside a box of something else', () => {
  const [statement] = readStatementText(`
HARBOR TRUST BANK
                                        ACCOUNT NUMBER          STATEMENT PERIOD
ANNELIESE GRIGSBY                        98 6610 4527         08/07/2025-09/05/2025
1187 HARD RD APT 4C                   BEGINNING BALANCE       DEPOSITS & CREDITS
WEBSTER NY 14580                          $1,208.45                 300.00
                                     LESS CHECKS & DEBITS     INTEREST PAID YTD
                                            100.00                  $0.00
                                        ENDING BALANCE              PAGE
                                          $1,408.45                1 OF 1
ACCOUNT ACTIVITY
DATE        DESCRIPTION                              DEPOSITS      WITHDRAWALS      BALANCE
08-08-25    PAYROLL                                    300.00                      1,508.45
08-11-25    ELECTRIC COMPANY                                            100.00     1,408.45
`)
  expect(statement!.fields).toMatchObject({
    closing_balance: '1408.45',
    total_credits: '300.00',
    total_debits: '100.00',
  })
})

test('lines of the holder beside a summary do not end it', () => {
  const [statement] = readStatementText(`
Statement period: September 1 - 30, 2025
Company name     Tessellate Robotics, Inc.       Statement balance          $1,408.45
Address          448 Bryant St, Fl 3             Beginning balance          $1,208.45
                 San Francisco, CA 94107
                                                 Total withdrawals           -$100.00
Account          Checking **** 3186
                                                 Total deposits               $300.00
Transactions
Date        Description                      Type                  Amount      Balance
Sep 02      Payroll                          Payment              $300.00    $1,508.45
Sep 05      Rent                             ACH Pull            -$100.00    $1,408.45
`)
  expect(statement!.fields).toMatchObject({ total_credits: '300.00', total_debits: '100.00' })
  expect(statement!.problems).toEqual([])
})

test('a heading in smaller letters between the lines of the others is no title below them', () => {
  const page = pageFromText(`
Harbor Credit Union                  Statement period 06/01/2026 to 06/30/2026
Summary of Accounts
                                    Beginning     Withdrawal     Deposit      Ending
Account
                                    Balance       Activity       Activity     Balance
Free Checking - 3611049016          $1,000.00     $(250.00)      $500.00      $1,250.00
Share Savings - 3604124408          $2,000.00     $(100.00)      $150.00      $2,050.00`)
  const words = page.words.map((word) => (word.text === 'Account' ? { ...word, box: shrunk(word.box) } : word))
  const { documents } = understand([{ ...page, words }])
  expect(documents.map(({ fields }) => fields['closing_balance']?.value)).toEqual(['1250.00', '2050.00'])
  expect(documents.map(({ fields }) => fields['opening_balance']?.value)).toEqual(['1000.00', '2000.00'])
})

const shrunk = ([left, top, right, bottom]: Box): Box => [left, top + 0.4 * (bottom - top), right, bottom]

test.each([
  ['BALANCE LAST', 'BALANCE THIS', 'STATEMENT', 'NO.', 'TOTAL', 'CREDITS', 'DEBITS'],
  ['PREVIOUS', 'NEW', 'BALANCE', 'NUMBER', 'AMOUNT', 'DEPOSITS', 'CHECKS'],
])('labels of two lines centred beside dated ones of three, "%s" and "%s"', (last, now, rest, no, sum, up, down) => {
  const cells = (...texts: string[]) => texts.map((text) => text.padEnd(14)).join('')
  const [statement] = readHalfLines(`
Harbor Bank                    Account Number: 023318846

Statement Period: 09/01/26 - 09/30/26


${cells(last, '', '', '', '', now)}
${cells('', no, sum, no, sum)}
${cells(rest, '', '', '', '', rest)}
${cells('', up, up, down, down)}
${cells('08-31-26', '', '', '', '', '09-30-26')}


${cells('  100.00', '   1', '  80.00', '   1', '  30.00', '  150.00')}



Date          Description                  Amount         Balance

09-04-26      DEPOSIT                       80.00          180.00

09-07-26      GROCER                        30.00-         150.00
`)
  expect(statement).toMatchObject({
    fields: { opening_balance: '100.00', closing_balance: '150.00', total_credits: '80.00', total_debits: '30.00' },
    problems: [],
  })
})

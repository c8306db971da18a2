import { pageFromText } from '../../model/testing.ts'
import { recogniseBankStatement } from './recognise.ts'

const claim = (text: string) => recogniseBankStatement(pageFromText(text))

test('a page with balances and transactions is a statement of its own', () => {
  const found = claim(`
Harbor Bank                                     Statement Period: 06/01/2025 - 06/30/2025
Beginning balance   100.00
Ending balance      300.00
Date        Description                              Deposits      Withdrawals
06/12       ACME NET PAY                             200.00
`)
  expect(found).toMatchObject({ continuation: false })
  expect(found!.score).toBeGreaterThanOrEqual(0.5)
})

test('a page of rows alone only goes on with the page before', () => {
  expect(
    claim(`
06/20       GROCERY STORE                            20.00
06/21       GAS STATION                              30.00
`),
  ).toMatchObject({ continuation: true })
})

test.each(['Account Value', 'Net Account Value'])("a broker's account of cash is a statement: %s", (balance) => {
  expect(
    claim(`
INVESTMENT REPORT              July 1 - July 31, 2025
Calloway Cash Management Account
Beginning ${balance}  $253.83      Ending ${balance}  $274.83
Holdings          Market Value
Deposits
Date        Description                              Amount
07/12       ACME NET PAY                             21.00
`),
  ).toMatchObject({ continuation: false })
})

test('a deposit account with a line of credit is a statement', () => {
  expect(
    claim(`
Larkspur Bank                  Statement period May 1 - May 31, 2025
Simply Checking 0033119958
Beginning balance   100.00
Deposits            250.00
Withdrawals          50.00
Ending balance      300.00
Date        Description                              Amount
05/12       ACME NET PAY                             250.00
Overdraft Line of Credit 0044
Minimum payment due  25.00     Credit limit 1,000.00
`),
  ).not.toBeNull()
})

test('the cover of a statement belongs to it', () => {
  expect(
    claim(`
Bank of Somewhere, N.A.                         Page 1 of 4
ROBERT ROE                                      Your checking and savings statement
12 HIGH ST
BOSTON MA 02110
`),
  ).toMatchObject({ continuation: false })
})

test.each([
  [
    'a credit card statement',
    `
Card Services                  Statement date 06/30/2025
New Balance  $512.40           Minimum Payment Due $25.00      Payment Due Date 07/25/2025
Credit Limit $5,000
Date        Description                              Amount
06/12       GROCERY STORE                            20.00
06/13       GAS STATION                              30.00
`,
  ],
  [
    'the activity of a credit card',
    `
ACCOUNT ACTIVITY
Date        Description                              Amount
06/12       GROCERY STORE                            20.00
06/13       GAS STATION                              30.00
INTEREST CHARGES
Cash Advances            29.99%         - 0 -
31 Days in Billing Period
`,
  ],
  [
    'a brokerage statement',
    `
INVESTMENT REPORT              July 1 - July 31, 2025
Beginning Portfolio Value  $253,221.83      Ending Portfolio Value  $274,222.20
Holdings          Market Value        Cost Basis       Unrealized Gain
Date        Description                              Amount
07/12       Securities Bought                       -20.00
`,
  ],
  [
    'a pay stub',
    `
Earnings Statement             Pay Date 06/15/2025
Description     Rate     Hours     This Period     Year To Date
Regular         20.00    80.00     1,600.00        9,600.00
Gross Pay                          1,600.00        9,600.00
Net Pay                            1,200.00        7,200.00
Net pay deposited to checking account ****1234
`,
  ],
  [
    'a disclosure',
    `
In case of errors or questions about your electronic transfers telephone us as soon as you can.
We must hear from you no later than 60 days after we sent the first statement on which the error appeared.
`,
  ],
])('%s is not a bank statement', (_, text) => {
  expect(claim(text)).toBeNull()
})

test('the last statement of a year may say what its interest is for the tax return', () => {
  expect(
    claim(`
Heartland Thrift
Starting balance   100.00
Ending balance     120.00
Date        Description                              Deposits      Withdrawals
01/31       Interest credited                         20.00
2024 Form 1099-INT information
Interest paid in 2024: $188.04   Taxable: $188.04
`),
  ).toMatchObject({ continuation: false })
})

test.each(['Total Due', 'Total Amount Due'])('an account of what is owed, "%s", is not a bank statement', (due) => {
  expect(
    claim(`
Vista Montana Homeowners Association
Statement of Account          Statement Date 12/01/2025
Date          Description                    Charges      Payments      Balance
11/01/2025    Balance Forward                                              0.00
11/01/2025    Monthly Assessment               92.00                      92.00
11/04/2025    Payment - Thank You                           -92.00         0.00
12/01/2025    Monthly Assessment               92.00                      92.00
${due}                                                                92.00
`),
  ).toBeNull()
})

test('the form itself is not a bank statement', () => {
  expect(
    claim(`
Form 1099-INT                    OMB No. 1545-0112
1 Interest income  $188.04       Taxable
4 Federal income tax withheld    $0.00
`),
  ).toBeNull()
})

test('a page of sections without balances is a statement where it names bank, account and period', () => {
  const text = `
Greenbrier Valley National Bank                    Account XXXXX3381
Statement 02/01/2025 to 02/28/2025
Deposits and Credits
02/05   DIR DEP CLINIC                       2,014.40
02/19   DIR DEP CLINIC                       2,014.40
Withdrawals and Debits
02/03   POS KROGER 411                          65.00
02/10   POS SHEETZ 92                           38.25
02/24   LOAN PMT                               730.00
`
  expect(claim(text)).toMatchObject({ continuation: false })
  expect(claim(text.replace('XXXXX3381', 'XXXXX3381   Page 2 of 3'))).toMatchObject({ continuation: true })
})

const LEDGER = `
Date         Description          Charges     Payments      Balance
01/01/2026   January            1,200.00                  1,200.00
01/03/2026   Payment                         1,200.00          0.00
02/01/2026   February           1,200.00                  1,200.00
02/05/2026   Payment                         1,200.00          0.00
03/01/2026   March              1,200.00                  1,200.00
03/06/2026   Payment                         1,200.00          0.00
`

test('balances that follow from each other make a statement only of what speaks of an account of deposits', () => {
  expect(claim(`Advantage Banking 5527     Available balance     0.00${LEDGER}`)).toMatchObject({ continuation: false })
  expect(claim(`Maple Court     Ledger${LEDGER}`)).toMatchObject({ continuation: true })
})

test("a tenant's ledger may tell of deposits and transfers, and is not a statement", () => {
  const text = LEDGER.replace('January ', 'Deposit ').replace('February', 'Transfer')
  expect(claim(`Tenant ledger     Unit 204${text}`)).toBeNull()
})

test("a card's payment is due under labels of two lines too", () => {
  expect(
    claim(`
Harbor Rewards                 Account ending in 8841
Previous      Payments        Purchases     New          Minimum       Payment
balance       and credits                   balance      payment due   due date
$412.88       -$412.88        $201.44       $201.44      $25.00        10/28/2026
Payments and credits
Trans date    Post date       Description                      Amount
09/20         09/20           ONLINE PAYMENT THANK YOU         -$412.88
Purchases
Trans date    Post date       Description                      Amount
09/05         09/06           KROGER 418 MACON GA              $88.12
09/19         09/20           CVS/PHARMACY #1188 MACON GA      $113.32
`),
  ).toBeNull()
})

test('a loan is paid from an account of deposits, and is not such an account', () => {
  const history = `
Harbor Savings Bank            Loan Transaction History
JASPER Q WINSLOW               Loan Number 0044-184417
Beginning Balance              $18,420.18
Date         Description                        Amount     Principal   Interest   Insurance   Balance
01/10/2026   Regular Payment from Checking      $418.22    $333.95     $84.27     $0.00       $18,086.23
02/10/2026   Regular Payment from Checking      $418.22    $335.48     $82.74     $0.00       $17,750.75`
  expect(claim(history)).toBeNull()
  expect(claim(`Regular Savings 0018\nBeginning Balance   100.00\nEnding Balance   100.00${history}`)).not.toBeNull()
})

describe('where another kind is sure of the page', () => {
  const STATEMENT = `
Larkspur Bank                  Statement period May 1 - May 31, 2025
Beginning balance   100.00
Deposits            250.00
Withdrawals          50.00
Ending balance      300.00
Date        Description                              Amount
05/12       ACME NET PAY                             250.00
`
  const STUB = `
Pay stub            Pay date 05/12/2025     Deposits to Checking
Gross pay           310.00
Net pay             250.00
Date        Description                              Amount
05/12       Beginning balance of vacation            16.00
`

  test.each([
    ['a statement', STATEMENT],
    ['one of a line of credit too', `${STATEMENT}Minimum payment due  25.00`],
    ['a stub', STUB],
  ])('no claim is given up that has a higher score: %s', (_, text) => {
    const page = pageFromText(text)
    const claimed = recogniseBankStatement(page)
    for (const toBeat of [0.5, 0.7, 0.8, 0.9, 0.94, 0.95]) {
      const beating = recogniseBankStatement(page, toBeat)
      if (beating || (claimed && claimed.score > toBeat)) expect(beating).toEqual(claimed)
    }
  })
})

test('an invoice with a balance from before is not a statement', () => {
  const invoice = (words: string) => `
Acme Supplies LLC                          ${words}
Date        Description                 Amount
06/01/2026  Consulting                  500.00
06/03/2026  Deposit required            100.00
06/05/2026  Transfer of files            50.00
06/05/2026  Checking of files            50.00
06/05/2026  Travel                       50.00
Previous balance    100.00
Payments            100.00
`
  expect(claim(invoice('Bill to: Jane Doe     Invoice number 4411'))).toBeNull()
  expect(claim(invoice('Checking account'))).not.toBeNull()
})

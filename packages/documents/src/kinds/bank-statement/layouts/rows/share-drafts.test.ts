import { readStatementText } from '../testing.ts'

test('drafts listed once more are checks, what shares earned is not an account, and a loan with late fees is one', () => {
  const statements = readStatementText(`
Golden Poppy Credit Union                   Statement Period: 08/01/26 thru 08/31/26
Member Number: XXXXXX4417
Summary of Accounts
Suffix   Account            Beginning      Total        Total          Ending
                            Balance        Deposits     Withdrawals    Balance
00       Regular Savings    1,000.00       200.00       0.00           1,200.00
10       Free Checking      2,000.00       0.00         850.00         1,150.00
Year-to-date dividends paid: Savings $0.84
REGULAR SAVINGS   Suffix 00
Post    Eff                                                     New
Date    Date    Transaction Description         Amount          Balance
08/01           Beginning Balance                               1,000.00
08/05   08/05   Deposit Transfer                200.00          1,200.00
08/31           Ending Balance                                  1,200.00
FREE CHECKING   Suffix 10
Post    Eff                                                     New
Date    Date    Transaction Description         Amount          Balance
08/01           Beginning Balance                               2,000.00
08/05   08/05   Withdrawal Transfer            -200.00          1,800.00
08/12   08/12   Draft 000218                   -650.00          1,150.00
08/31           Ending Balance                                  1,150.00
Date     Draft #       Amount     Date     Draft #     Amount
08/12    000218        650.00
1 Draft Cleared for 650.00
NEW VEHICLE LOAN   Suffix 30
Date    Transaction Description         Amount    Principal    Interest    Late Fees    Balance
08/10   Payment Transfer                418.22    328.78       89.44       0.00         18,091.40
`)
  expect(statements).toMatchObject([
    { fields: { account_type: 'savings' }, entries: ['2026-08-05 +200.00 Deposit Transfer'], problems: [] },
    {
      fields: { account_type: 'checking' },
      entries: ['2026-08-05 -200.00 Withdrawal Transfer', '2026-08-12 -650.00 Draft 000218'],
      problems: [],
    },
  ])
})

import { readStatementText } from '../testing.ts'

test('rows begin with the day of the week', () => {
  const [statement] = readStatementText(`
East River Savings                          Period 09/01/2026 - 09/30/2026
Simply Free Checking        Acct. no. ...4417
Starting balance $100.00     Ending balance $310.00
Date            Transaction                     Amount      Balance
Wed, Sep 2      DEBIT CARD METRO                -$40.00      $60.00
Thu, Sep 17     STRIPE TRANSFER                +$250.00     $310.00
`)
  expect(statement).toMatchObject({
    entries: ['2026-09-02 -40.00 DEBIT CARD METRO', '2026-09-17 +250.00 STRIPE TRANSFER'],
    problems: [],
  })
})

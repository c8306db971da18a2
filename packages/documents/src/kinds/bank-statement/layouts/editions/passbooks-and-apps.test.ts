import { readStatementText } from '../testing.ts'

test('a passbook: a teller, codes for names, amounts behind stars, and the balance it begins with', () => {
  const [statement] = readStatementText(`
HARBOR COVE SAVINGS BANK                       PASSBOOK SAVINGS
14 WHARF ST  GLOUCESTER MA 01930               ACCOUNT 30-118842-7
IN ACCOUNT WITH   AGNES F DELACROIX
DATE     TLR  CODE     WITHDRAWAL        DEPOSIT         BALANCE
02JAN26       BAL                                      *7,333.10
05JAN26  014  INT                       ***12.88       *7,345.98
30JAN26  022  WDL       ***250.00                      *7,095.98
`)
  expect(statement!.fields).toMatchObject({ account_holder: 'AGNES F DELACROIX', opening_balance: '7333.10' })
  expect(statement!.entries).toEqual(['2026-01-05 +12.88 INT', '2026-01-30 -250.00 WDL'])
  expect(statement!.problems).toEqual([])
})

const APP = `
Fjord                                              Account number: 8310447712
1 March 2026 - 31 March 2026
Account holder: Theodora Lysander
`

test('a date below a description of several lines', () => {
  const [statement] = readStatementText(`${APP}
Opening balance                            $0.00
Closing balance                        $2,985.01
Description                            Incoming       Outgoing        Balance

Card payment to Netflix                                 -14.99       2,985.01
24 March 2026 Card ending in 4417

Received money from HOLLIS & DRAKE     3,000.00                      3,000.00
GMBH with reference RE 118
2 March 2026 Transaction TRANSFER-1
`)
  expect(statement!.entries.map((entry) => entry.slice(0, 40))).toEqual([
    '2026-03-02 +3000.00 Received money from ',
    '2026-03-24 -14.99 Card payment to Netfli',
  ])
  expect(statement!.entries[0]).toContain('GMBH with reference RE 118 Transaction TRANSFER-1')
})

test.each(['Reverted from March 1, 2026 to March 31, 2026', 'Declined transactions'])(
  'what never came about is not a transaction: %s',
  (heading) => {
    const [statement] = readStatementText(`${APP}
Opening balance                                      $100.00
Closing balance                                      $140.00
Transactions
Date          Description              Money out       Money in        Balance
Mar 5, 2026   Stripe                                     $40.00        $140.00
${heading}
Date          Description              Money out       Money in
Mar 4, 2026   Hertz                      $250.00
`)
    expect(statement!.entries).toEqual(['2026-03-05 +40.00 Stripe'])
    expect(statement!.problems).toEqual([])
  },
)

test.each(['Operating checking ••3391 · Mar 1 – Mar 31, 2026', 'Everyday Checking ...3391'])(
  'the name of the account over the labels of its figures is not one of them: %s',
  (title) => {
    const [statement] = readStatementText(`${APP}
${title}
Starting balance       Total deposits       Total withdrawals       Ending balance
$100.00                $40.00               $25.00                  $115.00
Date          Description                              Amount
Mar 5, 2026   Stripe                                   $40.00
Mar 6, 2026   Figma                                   -$25.00
`)
    expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '115.00' })
    expect(statement!.problems).toEqual([])
  },
)

test('balances by their day on one line, with dots between', () => {
  const [statement] = readStatementText(`${APP}
Balance on Mar 1 $100.00 · Came in $40.00 · Went out $25.00 · Balance on Mar 31 $115.00
Date          Description                              Amount          Balance
Mar 5, 2026   Stripe                                   $40.00          $140.00
Mar 6, 2026   Figma                                   -$25.00          $115.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '115.00' })
  expect(statement!.problems).toEqual([])
})

test('a balance named in two languages', () => {
  const [statement] = readStatementText(`${APP}
Balance Anterior / Previous Balance                  $100.00
Balance Actual / Current Balance                     $140.00
Fecha         Descripción                  Débitos       Créditos
Mar 5, 2026   ATH MOVIL                                     40.00
`)
  expect(statement!.fields).toMatchObject({ opening_balance: '100.00', closing_balance: '140.00' })
  expect(statement!.problems).toEqual([])
})

import { pageFromText } from '../../../model/testing.ts'
import { parse } from '../parse.ts'
import { summaryOf } from './summary.ts'

function labels(text: string) {
  const { openings, closings, credits, debits } = summaryOf(parse([pageFromText(text)]))
  const names = (figures: typeof credits) => figures.map((figure) => figure.label)
  return { opening: names(openings), closing: names(closings), credits: names(credits), debits: names(debits) }
}

test('a total beside its components is not added to them', () => {
  const summary = labels(`
Account Summary
Beginning Balance        100.00
Deposits                  50.00
Interest Paid              5.00
Total Additions           55.00
Checks                    20.00
Fees                       1.00
Total Subtractions        21.00
Ending Balance           134.00
`)
  expect(summary.credits).toEqual(['Deposits', 'Interest Paid'])
  expect(summary.debits).toEqual(['Checks', 'Fees'])
})

test('a line of another name counts where the balances need it, and not where they do not', () => {
  const needed = labels(`
Account Summary
Beginning Balance        100.00
Deposits                  50.00
Transfers In              10.00
Checks                    20.00
Ending Balance           140.00
`)
  expect(needed.credits).toEqual(['Deposits', 'Transfers In'])
  const detail = labels(`
Account Summary
Beginning Balance        100.00      Average Balance       110.00
Deposits                  50.00      Days in Period         30
Checks                    20.00
Ending Balance           130.00      Interest Rate        0.10
`)
  expect(detail).toMatchObject({
    opening: ['Beginning Balance'],
    closing: ['Ending Balance'],
    credits: ['Deposits'],
    debits: ['Checks'],
  })
})

test.each([
  ['Fee Adjustments', 'Checking Activity'],
  ['Fee Refunds', 'Card and ATM Activity'],
  ['Payments', 'Received'],
])('signs that lead to the balance say the direction of lines whose names do not: %s, %s', (added, taken) => {
  const summary = labels(`
Account Summary
Beginning Balance        100.00
${added.padEnd(24)}  3.50
${taken.padEnd(24)}(20.00)
Deposits                  50.00
Ending Balance           133.50
`)
  expect(summary).toMatchObject({ credits: [added, 'Deposits'], debits: [taken] })
})

test('figures set under their labels', () => {
  const summary = labels(`
Beginning           Deposits and         Checks and other      Ending
Balance             other additions      deductions            Balance
1,000.00            250.00               100.00                1,150.00
`)
  expect(summary.credits).toEqual(['Deposits and other additions'])
  expect(summary.debits).toEqual(['Checks and other deductions'])
})

test('a summary beside other text', () => {
  const summary = labels(`
Thank you for being a customer of ours for so long.        Beginning Balance        100.00
We value your trust and look forward to serving you.       Deposits                  50.00
Ask us about mortgages and home equity today.              Ending Balance           150.00
`)
  expect(summary).toMatchObject({ opening: ['Beginning Balance'], credits: ['Deposits'], closing: ['Ending Balance'] })
})

test('the sums under the columns are what moved, where they lead from balance to balance beside a list of checks', () => {
  const activity = (opening: string) => `
CHECKING ACTIVITY
Date        Description           Amount Subtracted     Amount Added      Balance
10/01/24    Opening Balance                                               ${opening}
10/04/24    PAYROLL                                         50.00         150.00
10/07/24    Check # 4410                      20.00                       130.00
10/31/24    Closing Balance                                               130.00
            Total Subtracted/Added            20.00         50.00
Checks Paid     Date        Amount
4410            10/07        20.00
`
  expect(labels(activity('100.00'))).toMatchObject({
    credits: ['Total Subtracted/Added'],
    debits: ['Total Subtracted/Added'],
  })
  const fees = 'Total Overdraft Fees            $0.00       $0.00\n'
  expect(labels(`Overdraft Fees    This period    This year\n${fees}${activity('100.00')}`)).toMatchObject({
    credits: ['Total Subtracted/Added'],
  })
  expect(labels(activity('105.00'))).toMatchObject({ credits: [], debits: [] })
})

test('a total over its components counts once, even where the summary does not add up', () => {
  const summary = labels(`
Account Summary
Beginning Balance          100.00
Credits (+)                 50.00
  Electronic Deposits       50.00
Debits (-)                  21.00
  Regular Checks Paid       20.00
  Electronic Debits          1.00
Ending Balance             120.00
`)
  expect([summary.credits, summary.debits]).toEqual([['Credits (+)'], ['Debits (-)']])
})

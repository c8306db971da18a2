import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readStatementText } from '../testing.ts'

const HEAD = `
Yahara Bank & Trust                                            Account 300-55-7714
Statement period 11/01/25 - 11/30/25
Beginning Balance                           100.00
Ending Balance                            1,000.00
`
const AMOUNTS = 'Withdrawals    Deposits      Balance'
const ENTRIES = ['2025-11-17 +1000.00 ACH IN SCHOOL DIST', '2025-11-20 -100.00 CASHIERS CHECK']

const rows = (one: string, two: string) => `
${one}         ACH IN SCHOOL DIST                        1,000.00     1,100.00
${two}         CASHIERS CHECK                 100.00                  1,000.00
`

test.each([
  'Tran Date      Post Date     Description',
  'Purchase Date  Posted Date   Description',
  'Trans Date     Post Dt       Description',
  'Trans          Post          Description',
  'Transaction    Posted        Description',
  'Date           Posted        Description',
  'Trans Date     Clear Date    Description',
  'Activity Date  Booking Date  Description',
  'Value Date     Entry Date    Description',
  'Trans Date     Settle Date   Description',
  'Auth Date      Post Date     Description',
  'Date of Transaction Date Posted Description',
  'Date of Purchase Date of Posting Description',
  'Transaction Date/Posting Date Description',
  'Trans/Post Date Description',
])('balances go by the date of posting: %s', (head) => {
  const [statement] = readStatementText(
    `${HEAD}${head.padEnd(57)}${AMOUNTS}${rows('11/15          11/17', '11/19          11/20')}`,
  )
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test.each(['Post Date      Trans Date    Description', 'Date Posted Date of Transaction Description'])(
  'the date of posting may stand first: %s',
  (head) => {
    const [statement] = readStatementText(
      `${HEAD}${head.padEnd(57)}${AMOUNTS}${rows('11/17          11/15', '11/20          11/19')}`,
    )
    expect(statement!.entries).toEqual(ENTRIES)
    expect(statement!.problems).toEqual([])
  },
)

test.each([
  ['11/15          11/17', '11/19          11/20'],
  ['11/17          11/15', '11/20          11/19'],
])('without a heading, the later date is that of the posting: %s', (one, two) => {
  const [statement] = readStatementText(`${HEAD}Activity${rows(one, two).replace('100.00 ', '100.00-')}`)
  expect(statement!.entries).toEqual(ENTRIES)
  expect(statement!.problems).toEqual([])
})

test('dates of which now the one is later and now the other are a guess', () => {
  const text = `${HEAD}Activity${rows('11/15          11/17', '11/20          11/19').replace('100.00 ', '100.00-')}`
  const { documents } = understand([pageFromText(text)])
  expect(documents[0]!.entries.map(({ confidence }) => confidence < 0.9)).toEqual([true, true])
})

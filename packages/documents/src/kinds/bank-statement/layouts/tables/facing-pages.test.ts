import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'

const SHEET = `
Northwoods State Bank                   Page 1 of 2             Northwoods State Bank                   Page 2 of 2
Account 70-118-6624                                             Account 70-118-6624
Statement period May 1, 2025 - May 31, 2025                     Transactions (continued)
Beginning balance                          1,000.00             Date   Description    Withdrawals  Deposits   Balance
Ending balance                             1,050.00             05/16  HULU                 20.00            1,080.00
Date   Description    Withdrawals  Deposits   Balance           05/30  CHECK 3302           30.00            1,050.00
05/02  PAYROLL                       100.00  1,100.00
`

const entriesOn = (text: string) => {
  const page = pageFromText(text)
  const left = Math.min(...page.words.map(({ box }) => box[0]))
  const right = Math.max(...page.words.map(({ box }) => box[2]))
  const { documents } = understand([{ ...page, width: left + right, height: (left + right) / 1.3 }])
  return documents[0]!.entries.map(({ date, amount }) => [date, amount])
}

test('two pages on one sheet are read one after the other', () => {
  expect(entriesOn(SHEET)).toEqual([
    ['2025-05-02', 10000n],
    ['2025-05-16', 2000n],
    ['2025-05-30', 3000n],
  ])
})

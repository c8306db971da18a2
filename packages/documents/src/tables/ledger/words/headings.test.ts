import { columnPhrases } from './columns.ts'
import { sectionHeading } from './headings.ts'

test.each(['Includes checks paid, deposited items and other debits', '1Includes checks paid and other debits'])(
  '"%s" is a note and no heading',
  (line) => expect(sectionHeading(line)).toBeNull(),
)

test('a page may be counted before a heading', () => {
  expect(sectionHeading('PAGE 3 OF 3 Daily Balance Summary')).toEqual({ kind: 'daily', direction: null })
  expect(sectionHeading('PAGE 3 OF 3Daily Balance Summary')).toEqual({ kind: 'daily', direction: null })
})

test('a history of the balance lists the balances of days', () => {
  expect(sectionHeading('Balance Activity History')).toEqual({ kind: 'daily', direction: null })
})

test.each(['Date  Amount($)  Balance($)', 'Date  Amount(s)  Balance(S)', 'Date  Amount (8)  Balance (5)'])(
  'the currency in the headings of columns: %s',
  (text) => expect(columnPhrases(text)?.map(({ role }) => role)).toEqual(['date', 'amount', 'balance']),
)

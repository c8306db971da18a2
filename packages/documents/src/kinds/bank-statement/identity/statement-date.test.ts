import { linesOf } from '../../../layout/lines.ts'
import { pageFromText } from '../../../model/testing.ts'
import { isoDate } from '../../../entities/date.ts'
import { beginningDateOn, dayBehindLastStatement, headDateOn, statementDateOn } from './statement-date.ts'

test('the date of the statement before ends no period', () => {
  const page = pageFromText('Last statement: June 30, 2025\nThis statement: July 31, 2025')
  const dates = linesOf(page).map((line) => statementDateOn(page, line)?.value)
  expect(dates).toEqual([undefined, { year: 2025, month: 7, day: 31 }])
})

test.each(['As of', 'To:', 'Thru'])('"%s" the date of a statement, in another column than an address', (label) => {
  const page = pageFromText(`14 PIER AVE STE 300          ${label} September 30, 2025`)
  expect(statementDateOn(page, linesOf(page)[0]!)?.value).toEqual({ year: 2025, month: 9, day: 30 })
})

test.each([
  ['Last statement: June 30, 2025', '2025-07-01'],
  ['LAST STATEMENT 12/31/25    56,002.94', '2026-01-01'],
  ['Next statement: June 30, 2025', null],
])('%s', (text, day) => {
  const page = pageFromText(text)
  const found = dayBehindLastStatement(page, linesOf(page)[0]!)
  expect(found && isoDate(found.value)).toBe(day)
})

test('two figures behind the date of a statement are its year', () => {
  const page = pageFromText('STATEMENT DATE   JAN 31 26')
  expect(statementDateOn(page, linesOf(page)[0]!)?.value).toEqual({ year: 2026, month: 1, day: 31 })
})

test.each([
  ['Beginning date 02/01/2022', '2022-02-01'],
  ['MESA AZ 85204               Beginning February 1, 2022', '2022-02-01'],
  ['2218 E BASELINE RD          From: 02/01/2022', '2022-02-01'],
  ['Statement beginning 2/1/22          Account 4410', '2022-02-01'],
  ['Beginning February 1, 2022 our fees change', null],
  ['Beginning balance on February 1, 2022', null],
  ['02/03/2022  From 02/01/2022 2,100.00', null],
])('a statement begins on the day of "%s"', (text, day) => {
  const page = pageFromText(text)
  const found = beginningDateOn(page, linesOf(page)[0]!)
  expect(found && isoDate(found.value)).toBe(day)
})

test('the date in the header of a page is not the one on which a period begins', () => {
  const page = pageFromText('HARBOR FCU      04/30/2025\nharborfcu.example     From   04/01/2025')
  const [date, from] = linesOf(page)
  expect(headDateOn(page, date!)?.value).toEqual({ year: 2025, month: 4, day: 30 })
  expect(headDateOn(page, from!)).toBeNull()
})

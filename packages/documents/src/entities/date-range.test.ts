import { isRangeMark, isWeekday } from './date.ts'

test('the day of the week may stand before the second date of a period', () => {
  expect(['-', 'to', '- Sun,', '– Friday', '—-'].map(isRangeMark)).toEqual([true, true, true, true, true])
  expect(['Check', '- Sunday premium'].map(isRangeMark)).toEqual([false, false])
})

test('the days of the week, in full and cut short', () => {
  expect(['Mon', 'Tues.', 'Weds', 'Thursday,', 'sat'].map(isWeekday)).toEqual([true, true, false, true, true])
})

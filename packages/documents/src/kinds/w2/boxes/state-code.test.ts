import { stateIn } from './state-code.ts'

test.each([
  ['WI', 'WI'],
  ['ca', 'CA'],
  ['la', 'LA'],
  ['IL', 'IL'],
])('%s is the state %s', (text, code) => {
  expect(stateIn(text)).toEqual({ code, isInferred: false })
})

test.each([
  ['Wl', 'WI'],
  ['lA', 'IA'],
  ['1N', 'IN'],
  ['0H', null],
])('in print that is not certain, %s is %s', (text, code) => {
  expect(stateIn(text)).toEqual(code && { code, isInferred: true })
})

test.each(['ZZ', 'NX', 'W', 'Ohio', 'HW'])('%s names no state', (text) => {
  expect(stateIn(text)).toBeNull()
})

import { writingOf } from './writing-of.ts'

const times = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n')

test('programs that write several operators in a line are distinguished from those that write one', () => {
  expect(writingOf(times(40, '/F1 12 Tf')).operators).toBe('one_a_line')
  expect(writingOf(times(39, '/F1 12 Tf')).operators).toBeNull()
  expect(writingOf(`${times(40, '0 0 m')}\n${times(5, '0 0 9 9 re W* n')}`).operators).toBe('several_a_line')
  expect(writingOf(`${times(40, '0 0 m')}\n${times(4, '0 0 9 9 re W* n')}`).operators).toBeNull()
})

test('text, names and dictionaries are no operators', () => {
  expect(writingOf(times(40, '(a b c) Tj')).operators).toBe('one_a_line')
  expect(writingOf(times(40, '[(a\\)b c) 3 <0a 0b>] TJ')).operators).toBe('one_a_line')
  expect(writingOf(times(40, '/P <</MCID 1 /Lang (en)>>BDC')).operators).toBe('one_a_line')
})

test('a picture within the contents hides how they are written', () => {
  expect(writingOf(`${times(40, 'q Q')}\nBI /W 1 ID x y EI`).operators).toBeNull()
})

test('fractions begin with a zero or not', () => {
  expect(writingOf(times(5, '0.5 -0.25 w')).fractions).toBe('with_zero')
  expect(writingOf(times(5, '.5 -.25 10.5 w')).fractions).toBe('bare')
  expect(writingOf(`${times(5, '.5 w')} 0.5 w`).fractions).toBeNull()
  expect(writingOf(times(5, '(0.5) Tj')).fractions).toBeNull()
})

test('arrays of text have a blank after their bracket or not', () => {
  expect(writingOf(times(2, '[ (Net) 20 (pay) ] TJ')).arrays).toBe('spaced')
  expect(writingOf(times(2, '[(Net)20<0a0b>]TJ')).arrays).toBe('tight')
  expect(writingOf('[ (Net) ] TJ [(pay)] TJ').arrays).toBeNull()
  expect(writingOf('[ (Net) ] TJ').arrays).toBeNull()
  expect(writingOf(times(2, '[ 3 2 ] 0 d')).arrays).toBeNull()
})

import type { Word } from '@income/documents'
import { thousandsOf } from './thousands.ts'

const words = (...texts: string[]): Word[] => texts.map((text) => ({ text, confidence: 0.95, box: [0, 0, 10, 10] }))

test('a page writes thousands as most of its numbers do', () => {
  expect(thousandsOf(words('40328.08', '43148.04', 'Boise,', '625.56', '12,345'))).toBe('together')
  expect(thousandsOf(words('40,328.08', '43148.04', '1,204.00'))).toBe('parted')
  expect(thousandsOf(words('625.56', '83702'))).toBe('parted')
})

test('uncertain readings do not count', () => {
  const uncertain = words('11204.00', '12904.00').map((word) => ({ ...word, confidence: 0.5 }))
  expect(thousandsOf([...uncertain, ...words('1,204.00')])).toBe('parted')
})

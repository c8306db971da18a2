import type { Box, Word } from '../model/page.ts'
import { readTaxYear, taxYearAmong } from './tax-year.ts'

const TITLE: Box = [75, 390, 200, 398]
const AREA: Box = [0, 0, 600, 420]

/** A word at a height of the page, on a page of words eight points high. */
function word(text: string, middle: number, size = 8, confidence = 0.4): Word {
  return { text, confidence, box: [220, middle - size / 2, 220 + 5 * text.length, middle + size / 2] }
}

const SMALL = ['wages', 'tips', '12', 'Dayton'].map((text, i) => word(text, 100 + 12 * i))

function yearAmong(...words: Word[]): { value: string; certain: boolean } | null {
  const year = taxYearAmong([...SMALL, ...words], [TITLE], AREA)
  if (!year) return null
  const { value, confidence, ceiling = 1 } = readTaxYear(year)
  return { value, certain: Math.min(confidence, ceiling) >= 0.9 }
}

test('the year beside the title', () => {
  expect(yearAmong(word('2024', 394, 16, 1))).toEqual({ value: '2024', certain: true })
  expect(yearAmong(word('2024', 394, 16), word('23', 394, 16))).toMatchObject({ value: '2024' })
})

test('half of a large year is that year, with little certainty', () => {
  expect(yearAmong(word('22', 394, 16, 0.97))).toEqual({ value: '2022', certain: false })
})

test.each([
  ['small print', word('22', 394)],
  ['what is not level with the title', word('22', 300, 16)],
  ['a text layer, which loses nothing', word('22', 394, 16, 1)],
  ['no year', word('72', 394, 16)],
])('two figures in %s are not a year', (_, half) => {
  expect(yearAmong(half)).toBeNull()
})

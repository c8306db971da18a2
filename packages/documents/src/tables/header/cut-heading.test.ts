import { phraseOf, readBy } from '../schema.ts'
import type { Word } from '../../model/page.ts'
import { STUB_TABLES } from '../../kinds/pay-stub/vocabulary/headings.ts'
import { cutHeadings } from './cut-heading.ts'

/** Headings 9 points high, with gaps of 2.5 points within a heading and 7 between headings. */
function printed(...headings: string[]) {
  let x = 90
  const words = headings.flatMap((heading) => {
    const own = heading.split(' ').map((text): Word => {
      const word: Word = { text, box: [x, 100, x + 6 * text.length, 109], confidence: 1 }
      x += 6 * text.length + 2.5
      return word
    })
    x += 4.5
    return own
  })
  return phraseOf(words, { read: readBy(STUB_TABLES) })
}

test.each([
  [['Taxable', 'Withheld', 'YTD Taxable', 'YTD Withheld']],
  [['Rate', 'Hours', 'Current', 'YTD']],
  [['Current Amount', 'YTD Amount']],
])('%j set close together', (headings) => {
  expect(cutHeadings(printed(...headings)).map(({ text }) => text)).toEqual(headings)
})

import type { Page, Word } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { nameInLargeLetters } from './letterhead.ts'

/** A page whose first line is set in letters of twice the size. */
function headed(head: string): Page {
  const printed = pageFromText(`${head}\nSeptember 2026\nBeginning balance  100.00\nEnding balance  100.00`)
  const top = printed.words[0]!.box[1]
  const words = printed.words.map((word): Word => {
    const [left, above, right, below] = word.box
    return above === top ? { ...word, box: [left, above - 9, right, below] } : word
  })
  return { ...printed, words }
}

test.each([
  ['alone', 'Harborpay', 'Harborpay'],
  ['beside a title as large, behind a mark', 'Account Statement                    ▣ Harbor Pay', 'Harbor Pay'],
  ['in letters set apart', 'H A R B O RP AY', 'HARBORPAY'],
  ['that is but a title', 'Account Statement', undefined],
])('a name in large letters %s', (_, head, name) => expect(nameInLargeLetters(headed(head))?.value).toBe(name))

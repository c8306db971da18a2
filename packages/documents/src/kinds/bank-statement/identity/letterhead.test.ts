import type { Page, Word } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { inWhole, nameInLargeLetters } from './letterhead.ts'
import { addressedHolder } from './holder.ts'
import { linesOf } from '../../../layout/lines.ts'
import { statementIdentity } from './identity.ts'

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

test.each([
  ['Times are Eastern Time. Harborpay Bank, N.A. Member FDIC.', 'Harborpay Bank, N.A.'],
  ['HARBORPAY FEDERAL SAVINGS BANK is an equal housing lender', 'HARBORPAY FEDERAL SAVINGS BANK'],
  ['Harborpay is not liable for errors of another bank', 'Harborpay'],
  ['NY Harborpay Bank, N.A.', 'Harborpay'],
])('a name in large letters, with the note "%s"', (note, name) => {
  const page = headed('Harborpay')
  expect(inWhole(nameInLargeLetters(page)!, [page, pageFromText(note)]).value).toBe(name)
})

test('where to write to the one whose name is in large letters is not a holder', () => {
  const page = headed(
    `harborpay
                                   HARBORPAY CLIENT CARE
                                   PO Box 6201
                                   Salem, MA 01970-6201

NOOR ABELLARD
19 QUAY ST
SALEM MA 01970-4410`,
  )
  expect(addressedHolder(page, linesOf(page))?.value).toBe('NOOR ABELLARD')
})

test("the name in the letterhead comes before the bank's legal name in the text, a logo of one word gives way to the name", () => {
  const name = (head: string, note: string) => statementIdentity([headed(head), pageFromText(note)]).bankName?.value
  expect(statementIdentity([headed('CHASE\nJPMorgan Chase Bank, N.A.')]).bankName?.value).toBe('CHASE')
  expect(name('Regions', 'Regions Bank 100 Main Street')).toBe('Regions Bank')
  expect(name('Wells Fargo', 'Write: Wells Fargo Bank, N.A.')).toBe('Wells Fargo')
})

import type { Page, Word } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { bankNameOn } from './bank-name.ts'
import { nameInLargeLetters } from './letterhead.ts'
import { addressedHolder } from './holder.ts'
import { linesOf } from '../../../layout/lines.ts'
import { statementIdentity } from './identity.ts'
import { inWhole } from './wordmark.ts'

/** A page whose first lines are set in letters that are larger than usual by so many points. */
function headed(head: string, larger: readonly number[] = [9]): Page {
  const printed = pageFromText(`${head}\nSeptember 2026\nBeginning balance  100.00\nEnding balance  100.00`)
  const tops = [...new Set(printed.words.map(({ box }) => box[1]))].slice(0, larger.length)
  const words = printed.words.map((word): Word => {
    const [left, above, right, below] = word.box
    return { ...word, box: [left, above - (larger[tops.indexOf(above)] ?? 0), right, below] }
  })
  return { ...printed, words }
}

test.each([
  ['alone', 'Harborpay', 'Harborpay'],
  ['beside a title as large, behind a mark', 'Account Statement                    ▣ Harbor Pay', 'Harbor Pay'],
  ['that is but a title', 'Account Statement', undefined],
])('a name in large letters %s', (_, head, name) => expect(nameInLargeLetters(headed(head))?.value).toBe(name))

test('a title in the largest letters leaves the name to those next in size', () => {
  expect(nameInLargeLetters(headed('Account Statement\n\nharborpay', [12, 9]))?.value).toBe('harborpay')
})

test.each([
  ['Harborpay Bank, 12 Pier Road, Salem, MA 01970', 'Harborpay Bank'],
  ['HARBORPAY FEDERAL SAVINGS BANK is an equal housing lender', 'HARBORPAY FEDERAL SAVINGS BANK'],
  ['Harborpay is not liable for errors of another bank', 'Harborpay'],
  ['Salem, NY Harborpay Bank, N.A.', 'Harborpay Bank, N.A.'],
  ['At Harborpay Federal Savings and Loan Association we care', 'Harborpay Federal Savings and Loan Association'],
  ['Harborpay, Inc. is not a bank. Deposits are held by Salem Bank, N.A.', 'Harborpay'],
  ['Harborpay Cards, Salem Bank, N.A.', 'Harborpay'],
])('a name in large letters, over "%s"', (below, name) => {
  const page = headed(`harborpay\n${below}`)
  expect(inWhole(nameInLargeLetters(page)!, [page]).value.toLowerCase()).toBe(name.toLowerCase())
})

test.each(['harb◎rpay', 'har☆orpay', 'harbOrpay o'])('marks drawn for a letter or behind the name: "%s"', (logo) => {
  const page = headed(`${logo}          Harborpay Bank Client Services`)
  expect(inWhole(nameInLargeLetters(page)!, [page]).value).toBe('Harborpay Bank')
})

test.each([
  ['CHASE for BUSINESS', 'JPMorgan Chase Bank, N.A. Member FDIC', 'JPMorgan Chase Bank, N.A.'],
  ['CHASE ◆ PRIVATE CLIENT', 'Chase online\nJPMorgan Chase Bank, N.A.', 'JPMorgan Chase Bank, N.A.'],
  ['CHASE for BUSINESS', 'Thank you', 'CHASE'],
  ['citi◝ priority', 'Write: 100 Citibank Drive\nCitibank, N.A. Member FDIC.', 'Citibank, N.A.'],
  ['citi◝ priority', 'Thank you', 'citi'],
  ['TRUIST [❙❙]', 'teammates are here to assist you. Truist Bank, Member FDIC.', 'Truist Bank'],
  ['WELLS FARGO', 'Write: Wells Fargo Bank, N.A. (114)', 'Wells Fargo Bank, N.A.'],
  ['HarborOne', 'Harbor One, N.A. Member FDIC Page 1 of 2', 'Harbor One, N.A.'],
  ['Regions', 'Regions Bank 100 Main Street', 'Regions Bank'],
  ['hpbank.', 'Deposits at HP Bank', 'HP Bank'],
  ['Harbor Bank', 'Harbor Bank, N.A. Member FDIC', 'Harbor Bank'],
  ['Harbor Trust', 'PAGE 1 OF 1 HARBOR TRUST COMPANY ONE CLINTON SQ, MEMBER FDIC', 'Harbor Trust'],
  ['Chase', '02/03   JPMorgan Chase Bank, N.A. card   20.00', 'Chase'],
])('the small print completes a wordmark: "%s" over "%s"', (head, note, name) => {
  expect(statementIdentity([headed(head), pageFromText(note)]).bankName?.value).toBe(name)
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

test('a company that says it is not a bank is not the holder, even where its logo is no text', () => {
  const note =
    'All rights reserved. Harborpay, Inc. is a financial technology company, not a bank. Banking services are'
  const page = pageFromText(`
                                   Harborpay Technologies, Inc.
                                   6201 Pier Road
                                   Salem, MA 01970-6201

Abellard & Quay Software, Inc.
19 QUAY ST
SALEM MA 01970-4410

${note} provided by Salem Bank.`)
  expect(addressedHolder(page, linesOf(page))?.value).toBe('Abellard & Quay Software, Inc.')
})

test.each(['Issued by', 'Banking services provided by', 'Cards offered by:'])(
  'a logo comes before the bank in the cell behind "%s"',
  (label) => {
    const page = headed(`Harborpay\n\n\nAccount number     2110 3445 8872\n${label}     Salem Bank, N.A., Member FDIC`)
    expect(statementIdentity([page]).bankName?.value).toBe('Harborpay')
  },
)

test.each([
  ['behind a mark', '▲ HARBOR BANK', 'HARBOR BANK'],
  ['behind a mark, over its rest', '✿ Golden Harbor\nCommunity Credit Union', 'Golden Harbor Community Credit Union'],
  ['in the name of an account with a registered mark', 'Harbor Bank Prime Investor Checking®', 'Harbor Bank'],
  [
    'of eight words',
    'SECOND FEDERAL SAVINGS AND LOAN ASSOCIATION OF TOLEDO',
    'SECOND FEDERAL SAVINGS AND LOAN ASSOCIATION OF TOLEDO',
  ],
  ['before its address', 'Harbor Bank, N.A. PO Box 790184, Salem, MA 01970', 'Harbor Bank, N.A.'],
  ['before a street and a city', 'Harbor Savings Bank, 12 Pier Road, Salem, MA 01970', 'Harbor Savings Bank'],
  ['on three lines', 'HARBOR\nFEDERAL\nCredit Union', 'HARBOR FEDERAL Credit Union'],
])('the name of a bank %s', (_, head, name) => {
  const page = pageFromText(`${head}\n\nStatement of Account\nBeginning balance  100.00`)
  expect(bankNameOn(page, linesOf(page))?.value).toBe(name)
})

test.each([
  ['JUNIPER\nBANK & TRUST', [6, 6], 'JUNIPER BANK & TRUST'],
  ['Saltmarsh\nCounty Bank', [3, 3], 'Saltmarsh County Bank'],
  ['heron\nMobile Bank\n\nHeron Mobile Bank, P.O. Box 51, Salem, MA 01970', [9, 2], 'heron Mobile Bank'],
  ['Better together\nHarbor Bank', [9, 2], 'Harbor Bank'],
  ['HARBOR\nBank of Harbor Point', [6, 6], 'Bank of Harbor Point'],
])('the name of a bank in a logo on two lines, "%s"', (logo, larger, name) => {
  const page = headed(logo, larger)
  expect(bankNameOn(page, linesOf(page))?.value).toBe(name)
})

test('a bank that a sentence does not name is not the name of a bank', () => {
  const page = pageFromText('Deposits are\nheld by the program bank.\n\nBeginning balance  100.00')
  expect(bankNameOn(page, linesOf(page))).toBeNull()
})

test('what OCR took an emblem for does not belong to the name, if it is unsure of it or saw one small letter', () => {
  const page = (emblem: string, confidence: number) => {
    const printed = pageFromText(`${emblem} Harbor Bank\n\nStatement of Account\nBeginning balance  100.00`)
    return { ...printed, words: printed.words.map((word) => (word.text === emblem ? { ...word, confidence } : word)) }
  }
  const name = (...read: [emblem: string, confidence: number]) =>
    bankNameOn(page(...read), linesOf(page(...read)))?.value
  expect(name('we,', 0.54)).toBe('Harbor Bank')
  expect(name('we,', 0.96)).not.toBe('Harbor Bank')
  expect(name('e', 0.96)).toBe('Harbor Bank')
})

test.each([
  ['offered by Harbor Price Investments LLC, Member NYSE, SIPC.', 'Harbor Price Investments'],
  ['provided by Harbor Price Investments, Inc., Member FINRA/SIPC', 'Harbor Price Investments'],
  ['carried by Harbor Price Investments, Member SIPC.', 'Harbor Price Investments'],
  ['offered through Salem Clearing LLC, Member FINRA', undefined],
])('a broker in ordinary letters is the one of the small print: %s', (print, name) => {
  const page = pageFromText(`Harbor Price Investments        REPORT\n${'\n'.repeat(40)}Brokerage products are ${print}`)
  expect(statementIdentity([page]).bankName?.value).toBe(name)
})

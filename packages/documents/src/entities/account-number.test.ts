import { linesOf } from '../layout/lines.ts'
import { pageFromText } from '../model/testing.ts'
import { accountNumberOn, accountNumberUnder, prepaidCardNumber } from './account-number.ts'

const on = (text: string) => {
  const page = pageFromText(text)
  const [line, ...below] = linesOf(page)
  return (accountNumberOn(page, line!) ?? accountNumberUnder(page, line!, below))?.value ?? null
}

test.each([
  ['Account number: 000000884217731', '7731'],
  ['Account Number: 00441-9920-7', '9207'],
  ['Account:------3290', '3290'],
  ['Account ending in 6671', '6671'],
  ['ACCOUNT NUMBER STATEMENT PERIOD\n00000 9852 117340 JAN.18-FEB.18,2025', '7340'],
  ['Account Number Statement Date\n551 877 0032 02/18/2025', '0032'],
  ['ACCOUNT NUMBER / STATEMENT PERIOD\n9866021137 MAR.11-APR.09,2026', '1137'],
  ['Account No. | Statement Date\n551 877 0032 02/18/2025', '0032'],
  ['Account Summary: Harbor Investor CheckingTM 4400-2287-1906', '1906'],
  ['Your account number:\n04392-5107733', '7733'],
  ['How to reach us:     Your Account Number\n1-800-555-0166       20-11-77 61084429', '4429'],
  ['YOUR ACCOUNT NO.\n884217731', '7731'],
  ['Member account ending 6042, Simple Checking', '6042'],
  ['One Checking Account XXXXXX-882-4', '8824'],
  ['CHECKING 1440008817263', '7263'],
  ['Account Number: Z41-882910', '2910'],
  ['Member Savings (...5501)', '5501'],
  ['360 Checking...1187   $2,410.77', '1187'],
  ['Savings Account - 4471', '4471'],
  ['Checking Account – 5180 | Bank of Harrow, N.A. | Member since Sep 9, 2021', '5180'],
  ['Checking Account – 5180 Bank of Harrow, N.A.', '5180'],
  ['ANYTIME CHECKING XXXXX6058                  181 0', '6058'],
  ['OTTOLINE M. BRANDRETH-QUAY XXXXXX-418-2', '4182'],
  ['Advantage Banking - 5527         Balance summary:', '5527'],
  ['Account Number: 7AB-22817', '2817'],
  ['Account number: 8W184417', '4417'],
  ['Account number: GSBX41907733420417', '0417'],
  ['IBAN DE44 5001 0517 5407 3249 31', '4931'],
  ['Account Number 4810 0293 77', '9377'],
  ['Account Number 4810 0293 01/31/25', '0293'],
  ['Account # ends in 4077', '4077'],
  ['Account Number: 2200 418 773', '8773'],
  ['ACCOUNT        0031 884 77', '8477'],
  ['ACCOUNT NO         1 040 662', '0662'],
  ['Freedom Checking          Number: ******2290', '2290'],
  ['Account Number 80 1147 3        Days in period 31', '1473'],
  ['Holiday Club ...4497', '4497'],
  ['Account Number xxxxx 4471 2', '4712'],
  ['Everyday Checking          Account:        8317', '8317'],
  ['BUSINESS CHECKING      *****4471 2', '4712'],
  ['BUSINESS CHECKING      xxxxx 4471          2', '4471'],
  ['Branch 03618 Account 104-772-9               1155 Canal St', '7729'],
  ['Commercial Checking account: 1852 184417   Call 800-266-3742', '4417'],
  ['Account Summary          Account Number 1-823-5509-4417', '4417'],
  ['800 MAIN ST          Account Number: 4471 0082', '0082'],
  ['Cuenta núm.: 194-408826', '8826'],
  ['Cuenta Número 194-408826', '8826'],
  ['Número de cuenta: 40117-31-5562', '5562'],
  ['Account Number: 612-555-0187', '0187'],
])('%s', (text, last4) => expect(on(text)).toBe(last4))

test('the number stands under the head of its column', () => {
  expect(on('ACCOUNT NUMBER     ACCOUNT TYPE       PAGE\n9871220043         PLUS CHECKING      1 OF 2')).toBe('0043')
  expect(on('Account Number:\n1 823 5509 4417')).toBe('4417')
  expect(on('Cuenta núm.\n194-408826')).toBe('8826')
  expect(on('Name          Sort code     Account Number\nMr A Reed     40-22-18      61884420')).toBe('4420')
})

test.each([
  ['HOLDER            ACCOUNT         BANK\nAda Quay          875 102 664     Salem Harbor Bank', '2664'],
  ['Acct.            Branch          Page\n204418-7731      Pier Road       1 of 3', '7731'],
  ['Account            Balance\n4410087263         1,204.18', '7263'],
  ['Account            Balance\nChecking           1,204.18', null],
])('one number below "Account" among other values, "%s"', (text, last4) => expect(on(text)).toBe(last4))

test.each([
  'Account 12/31/2025',
  'Call 1-800-555-0142 about your account',
  'Account summary 4 items',
  'Account services          Call 800-266-3742',
  'To Contact Us 24-Hour Banking: 800-555-0187 glub.example',
  'Telephone Banking: 612-555-0187',
  'Mobile Banking (612) 555-0187',
  'Questions about your checking account? 1-800-HARBOR1',
  'Savings Account - 2024',
  'Savings Account: 2024',
  'Account: 83170 branches',
  'Savings Account - 2024 Summary',
  'Purchases Visa ...4497',
  'Payment From Ingeborg ...4497',
])('%s: no account number', (text) => expect(on(text)).toBeNull())

test('what stands beside the label lies between it and its number', () => {
  const page = pageFromText('                   Account Number\n00 0 06120M NM\n                   9870113362', {
    step: 6,
  })
  const [label, ...below] = linesOf(page)
  expect(accountNumberUnder(page, label!, below)?.value).toBe('3362')
  expect(accountNumberUnder(page, label!, below.slice(0, 1))).toBeNull()
})

test('dots that mask the number were read as letters', () => {
  const printed = pageFromText('Savings Pod e2ae 8802', { source: 'ocr', confidence: 0.9 })
  const words = printed.words.map((word) => (word.text === 'e2ae' ? { ...word, confidence: 0.4 } : word))
  const onPage = (page: typeof printed) => accountNumberOn(page, linesOf(page)[0]!)
  expect(onPage({ ...printed, words })).toMatchObject({ value: '8802', confidence: 0.6 })
  expect(onPage(printed)).toBeNull()
})

test.each([
  ['High-Yield Savings eeee 6630', 0.6],
  ['Everyday Checking OOOO 6630', 0.6],
  ['Savings Club 6630', undefined],
])('dots that mask the number were read as one letter: %s', (text, confidence) => {
  const page = pageFromText(text, { source: 'ocr', confidence: 0.9 })
  expect(accountNumberOn(page, linesOf(page)[0]!)?.confidence).toBe(confidence)
})

const ofCard = (text: string) => prepaidCardNumber([pageFromText(text)])?.value ?? null

test.each([
  ['of a card that holds money', 'Payroll Card\nCard Number: XXXX-XXXX-XXXX-3306', '3306'],
  ['behind "ending in"', 'Beginning Card Balance $5.00\nCard ending in 4471', '4471'],
  ['behind its mask', 'SwiftLoad Prepaid Visa\nCard: **** **** **** 7736', '7736'],
  ['of a card with its last digits', 'Prepaid\nCard number ending in 0927', '0927'],
  ['alone under a label', 'Card Account          Available Balance\nXXXX XXXX XXXX 2285   $624.86', '2285'],
  ['of a card to a deposit account', 'Checking\nCard Number: XXXX-XXXX-XXXX-3306', null],
  ['of two cards', 'Prepaid\nCard Number: XXXX-3306\nCard Number: XXXX-9917', null],
  ['in a transaction', 'Prepaid\n02/03 CARD NUMBER XXXX-3306   20.00', null],
])('the number %s', (_, text, last4) => expect(ofCard(text)).toBe(last4))

import { pageFromText } from '../../../../model/testing.ts'
import { understand } from '../../../../understand.ts'
import { readScannedText } from '../testing.ts'

const STATEMENT = `
Harbor Bank                                             Account Statement
Statement Period: 06/01/2025 - 06/30/2025               Account Number: 998877665
Beginning balance     1,000.00
Ending balance        1,180.05
Date        Description                              Amount          Balance
06/02       PAYROLL                                  300.00         1,300.00
06/12       GROCERY STORE                            -60.70         1,239.30
06/12       PHARMACY                                 -20.00         1,219.30
06/20       POWER COMPANY                            -39.25         1,180.05
`
const problems = (text: string) => readScannedText(text)[0]!.problems
const entries = (text: string) =>
  readScannedText(text)[0]!.entries.map((entry) => entry.split(' ').slice(0, 2).join(' '))
const RIGHT = ['2025-06-02 +300.00', '2025-06-12 -60.70', '2025-06-12 -20.00', '2025-06-20 -39.25']

test('a clean scan', () => {
  expect(entries(STATEMENT)).toEqual(RIGHT)
  expect(problems(STATEMENT)).toEqual([])
})

test('a decimal point that was lost is settled by the amounts around it', () => {
  const text = STATEMENT.replace('-60.70', ' -6070')
  expect(entries(text)).toEqual(RIGHT)
  expect(problems(text)).toEqual([])
})

test('one figure misread is settled by the balances, and that is said', () => {
  const text = STATEMENT.replace('-60.70', '-68.70')
  expect(entries(text)).toEqual(RIGHT)
  expect(problems(text)).toEqual(['misread_amounts'])
})

test('several figures misread are settled by the balances beside their rows', () => {
  const text = STATEMENT.replace('-60.70', '-68.70').replace('-39.25', '-89.25')
  expect(entries(text)).toEqual(RIGHT)
  expect(problems(text)).toEqual(['misread_amounts'])
})

test('a balance misread beside a row leaves the amounts as they are', () => {
  const text = STATEMENT.replace('1,239.30', '1,289.30')
  expect(entries(text)).toEqual(RIGHT)
  expect(problems(text)).toEqual(['running_balance'])
})

test('a date of which a part is left is settled by its neighbours', () => {
  const text = STATEMENT.replace('06/02       PAY', '06/02       PAY').replace(
    '06/12       PHARMACY',
    '/12         PHARMACY',
  )
  expect(entries(text)).toEqual(RIGHT)
})

test('what is left of a date begins a row, whatever the description may name', () => {
  const text = STATEMENT.replace('06/12       GROCERY STORE     ', 'OS12        POS DEBIT GROCERY ').replace(
    '06/12       PHARMACY            ',
    '$/12        CARD PURCHASE RETURN',
  )
  expect(entries(text)).toEqual(RIGHT)
})

test('a date that cannot be read marks the statement, and the amounts still count', () => {
  const text = STATEMENT.replace('06/02       PAYROLL', '            PAYROLL')
  expect(entries(text)).toEqual(['null +300.00', ...RIGHT.slice(1)])
  expect(problems(text)).toEqual(['transaction_dates'])
})

test('two figures misread: nothing is settled, everything is said to be unsure', () => {
  const text = STATEMENT.replace('-60.70', '-68.75')
    .replace('-39.25', '-89.20')
    .replace(/ {9}1,\d{3}\.\d\d$/gm, '')
  const { documents } = understand([pageFromText(text, { source: 'ocr', confidence: 0.95 })])
  expect(documents[0]!.checks.filter(({ status }) => status === 'failed').map(({ name }) => name)).toContain(
    'balance_reconciliation',
  )
  expect(Math.max(...documents[0]!.entries.map(({ confidence }) => confidence))).toBeLessThan(0.9)
})

test('every field and entry says where it was read', () => {
  const page = pageFromText(STATEMENT)
  const [document] = understand([page]).documents
  const grocery = document!.entries.find(({ description }) => description === 'GROCERY STORE')!
  const words = page.words.filter(({ box }) => {
    const [left, top, right, bottom] = grocery.box
    const [x, y] = [(box[0] + box[2]) / 2 / page.width, (box[1] + box[3]) / 2 / page.height]
    return left <= x && x <= right && top <= y && y <= bottom
  })
  expect(words.map(({ text }) => text).join(' ')).toBe('06/12 GROCERY STORE -60.70 1,239.30')
  expect(document!.fields['opening_balance']).toMatchObject({ raw: '1,000.00', page: 1, value: '1000.00' })
  expect(document!.fields['account_number_last4']!.raw).not.toContain('99887')
})

test('a caret behind the number of a check that OCR took for a letter', () => {
  const text = `
Harbor Bank                                             Account Statement
Statement Period: 06/01/2025 - 06/30/2025               Account Number: 998877665
Beginning balance     1,000.00
Ending balance          520.00
CHECKS PAID
CHECK NO.       DESCRIPTION                  DATE PAID          AMOUNT
1388 * A                                       06/03           $350.00
1389 A                                         06/17            130.00
Total Checks Paid                                              $480.00
`
  expect(entries(text)).toEqual(['2025-06-03 -350.00', '2025-06-17 -130.00'])
  expect(problems(text)).toEqual([])
})

test('checks listed by their numbers were paid in any order: no date of theirs is doubted for that', () => {
  const text = `
Harbor Bank                                             Account Statement
Statement Period: 06/01/2025 - 06/30/2025               Account Number: 998877665
Beginning balance     1,000.00
Ending balance          420.00
CHECKS PAID
CHECK NO.       DATE            AMOUNT
1388            06/03/2025      350.00
1389            06/17/2025      130.00
1390            06/05/2025      100.00
Total Checks Paid              $580.00
`
  expect(readScannedText(text)[0]!.entries).toHaveLength(3)
  expect(entries(text)).toEqual(['2025-06-03 -350.00', '2025-06-17 -130.00', '2025-06-05 -100.00'])
  expect(problems(text)).toEqual([])
})

test('an amount that its printed sum proves is not misread: what the balances lack is somewhere else', () => {
  const text = `
Harbor Bank                                             Account Statement
Statement Period: 06/01/2025 - 06/30/2025               Account Number: 998877665
Beginning balance     1,000.00
Ending balance        1,472.44
Deposits
Date        Description                              Amount
06/02       PAYROLL                                  312.35
06/09       MOBILE DEPOSIT                           160.00
Total deposits                                      $472.35
`
  expect(entries(text)).toEqual(['2025-06-02 +312.35', '2025-06-09 +160.00'])
  expect(problems(text)).toContain('balance_reconciliation')
})

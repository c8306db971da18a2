import type { Page } from '../model/page.ts'
import { pageFromText } from '../model/testing.ts'
import { understand } from '../understand.ts'

const STUB = `
Acme Corporation
Employee: Jane Roe          Pay Date: 02/07/2022
Pay Period: 01/16/2022 - 01/31/2022

Earnings               Current        YTD
Regular                1,500.00       3,000.00
Overtime               200.00         450.00
Gross Pay              1,700.00       3,450.00

Taxes                  Current        YTD
Federal Income Tax     120.40         240.80
Social Security        105.40         213.90
Medicare               24.65          50.03

Net Pay                1,449.55       2,945.27
`

/** The stub as OCR reads it: misread amounts by their printed text, with the readings of other passes. */
function scanned(readings: Record<string, [read: string, ...others: string[]]>): Page {
  const page = pageFromText(STUB)
  const words = page.words.map((word) => {
    const [read, ...others] = readings[word.text] ?? [word.text]
    const alternatives = others.map((text) => ({ text, confidence: 0.6 }))
    return { ...word, text: read, confidence: 0.6, ...(others.length > 0 && { alternatives }) }
  })
  return { ...page, source: 'ocr', words }
}

function read(page: Page) {
  const [document] = understand([page]).documents
  const { fields, entries, checks } = document!
  const amountOf = (name: string) => entries.find(({ description }) => description === name)!.amount
  const failed = checks.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return { fields, entries, amountOf, failed, settled: checks.find(({ name }) => name === 'misread_figures') ?? null }
}

test('what reconciles with one of two readings is that one, and the document says so', () => {
  const { fields, failed, settled } = read(scanned({ '1,449.55': ['1,440.55', '1,449.55'] }))
  expect(fields['net_pay']).toMatchObject({ value: '1449.55', raw: '1,440.55' })
  expect(fields['net_pay']!.confidence).toBeLessThan(0.9)
  expect(failed).toEqual([])
  expect(settled).toMatchObject({ status: 'warning', expected: '1,449.55', actual: '1,440.55' })
})

test('an entry that was settled is less sure than its neighbours', () => {
  const { amountOf, entries, settled } = read(scanned({ '120.40': ['128.40', '120.40'] }))
  expect([amountOf('Federal Income Tax'), settled?.expected]).toEqual([120_40n, '120.40'])
  const sure = (name: string) => entries.find(({ description }) => description === name)!.confidence
  expect(sure('Federal Income Tax')).toBeLessThan(Math.min(0.9, sure('Medicare')))
})

test('where two choices would do, the document stays as it was read, and marked', () => {
  const { amountOf, failed, settled } = read(scanned({ '120.40': ['128.40', '120.40'], '105.40': ['105.40', '97.40'] }))
  expect([amountOf('Federal Income Tax'), settled]).toEqual([128_40n, null])
  expect(failed).not.toEqual([])
})

test('where no reading is right, nothing is made up', () => {
  const { amountOf, failed, settled } = read(scanned({ '120.40': ['128.40', '126.40'] }))
  expect([amountOf('Federal Income Tax'), settled]).toEqual([128_40n, null])
  expect(failed).not.toEqual([])
})

test('a stub whose sums hold is not touched, whatever else a look read', () => {
  const { amountOf, settled } = read(scanned({ '120.40': ['120.40', '128.40'], '1,449.55': ['1,449.55', '1,440.55'] }))
  expect([amountOf('Federal Income Tax'), settled]).toEqual([120_40n, null])
})

test('errors in two columns are settled each by its own sums', () => {
  const { amountOf, fields, failed } = read(
    scanned({ '120.40': ['128.40', '120.40'], '3,450.00': ['8,450.00', '3,450.00'] }),
  )
  expect([amountOf('Federal Income Tax'), fields['gross_pay_ytd']?.value]).toEqual([120_40n, '3450.00'])
  expect(failed).toEqual([])
})

test('a minus sign that a scan lost among others of its column is there where the sums need it', () => {
  const [head] = STUB.split('Federal Income Tax')
  const signed = `${head}Federal Income Tax    -120.40        240.80
Social Security       -105.40        213.90
Medicare               -24.65         50.03
Dental                  -9.10         18.20
Vision                  -4.15          8.30

Net Pay               1,436.30      2,918.77
`
  const scan = (text: string) => read(pageFromText(text, { source: 'ocr', confidence: 0.8 }))
  expect(scan(signed).failed).toEqual([])
  const lost = scan(signed.replace('-9.10 ', ' 9.10 '))
  expect([lost.amountOf('Dental'), lost.failed]).toEqual([9_10n, []])
  expect(lost.settled).toMatchObject({ status: 'warning', expected: '-9.10', actual: '9.10' })
})

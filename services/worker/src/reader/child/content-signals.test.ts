import type { ExtractedDocument, Page } from '@income/documents'
import { contentSignals } from './content-signals.ts'

const printed = (line: string, source: Page['source']): Page => ({
  ...{ number: 2, width: 600, height: 800, source, formFields: [] },
  words: line.split(' ').map((text, i) => ({ text, box: [60 + 60 * i, 80, 110 + 60 * i, 90], confidence: 1 })),
})

const STATEMENT: ExtractedDocument = {
  ...{ documentType: 'bank_statement', form: null, pageStart: 2, pageEnd: 2, textSource: 'text_layer', confidence: 1 },
  ...{ fields: {}, entries: [], checks: [] },
}

const signalsOn = (page: Page, document = STATEMENT) =>
  contentSignals([page], { documents: [document], otherPages: [] })

test('an invalid routing number is reported if it is in the text layer, and not if OCR may have misread it', () => {
  expect(signalsOn(printed('Routing number: 121000348', 'text_layer'))).toMatchObject([
    {
      code: 'routing_number_wrong',
      evidence: [{ page: 2, box: [0.3, 0.1, expect.closeTo(0.3833), expect.closeTo(0.1125)] }],
    },
  ])
  expect(signalsOn(printed('Routing number: 121000248', 'text_layer'))).toEqual([])
  expect(signalsOn(printed('Account number: 121000348', 'text_layer'))).toEqual([])
  expect(signalsOn(printed('Routing number: 121000348', 'ocr'))).toEqual([])
})

const field = (value: string): ExtractedDocument['fields'][string] => ({
  ...{ value, raw: value, page: 2, box: [0.1, 0.1, 0.2, 0.2], confidence: 1 },
})

test('dates that are too far apart are reported where they are printed', () => {
  const fields = { period_end: field('2026-02-15'), pay_date: field('2026-04-23') }
  const stub: ExtractedDocument = { ...STATEMENT, documentType: 'pay_stub', fields }
  const page = printed('Wages', 'text_layer')
  const boxes = [{ box: [0.1, 0.1, 0.2, 0.2] }, { page: 2 }]
  expect(signalsOn(page, stub)).toMatchObject([{ code: 'dates_contradict', evidence: boxes }])
  expect(signalsOn(page, { ...stub, textSource: 'ocr' })).toEqual([])
  const period = { period_start: field('2025-02-01'), period_end: field('2026-02-28') }
  const days = ['2025-02-03', '2025-02-05', '2025-02-07', '2025-02-11', '2025-02-20']
  const entries = days.map((date) => ({ date }) as ExtractedDocument['entries'][number])
  expect(signalsOn(page, { ...STATEMENT, fields: period, entries })).toMatchObject([{ code: 'dates_contradict' }])
})

test('an employer number that the IRS does not issue is reported for a document with a text layer', () => {
  const ein = { value: '07-1234567', raw: '07-1234567', page: 2, box: [0.1, 0.1, 0.2, 0.2], confidence: 1 } as const
  const w2: ExtractedDocument = {
    ...STATEMENT,
    documentType: 'w2',
    fields: { employer_ein: { ...ein, box: [...ein.box] } },
  }
  const page = printed('Wages', 'text_layer')
  expect(signalsOn(page, w2)).toMatchObject([{ code: 'ein_not_assigned', evidence: [{ page: 2, box: ein.box }] }])
  expect(signalsOn(page, { ...w2, textSource: 'ocr' })).toEqual([])
})

import type { Check, IncomeDocument } from '@income/shared'
import { correctField } from '../equations/correct.ts'
import { ANNA, officialForm, type Printed } from '../kinds/w2/forms.testing.ts'
import { onLine, return2024 } from '../kinds/tax-return/testing-forms.ts'
import type { ExtractedDocument, ReadDocument } from '../model/document.ts'
import type { Page } from '../model/page.ts'
import { pageFromText } from '../model/testing.ts'
import { understand } from '../understand.ts'

/** What may be wrong in a document without any sum failing is named, until a reviewer has settled it. */

function first(page: Page): ExtractedDocument {
  return understand([page]).documents[0]!
}

function markOf(name: string, { checks }: { checks: readonly Check[] }): Check | undefined {
  return checks.find((check) => check.name === name)
}

/** The document as the service keeps it. */
function kept({ checks, fields, form, confidence }: ExtractedDocument): ReadDocument {
  const document: IncomeDocument = {
    ...{ id: 'd', file_id: 'f', package_id: 'p', document_type: 'w2', form, version: 1 },
    ...{ page_start: 1, page_end: 1, text_source: 'text_layer', confidence, checks: [...checks] },
    fields: Object.fromEntries(Object.entries(fields)),
  }
  return { document, entries: [] }
}

const w2 = (values: Partial<Printed>) => pageFromText(officialForm({ ...ANNA, states: [], ...values }))

describe('values read with little confidence', () => {
  const page = w2({})
  const misread = (text: string) => (text === '6,100.40' ? 0.5 : 1)
  const scanned = first({
    ...page,
    source: 'ocr',
    words: page.words.map((word) => ({ ...word, confidence: misread(word.text) })),
  })

  test('are named with their pages', () => {
    expect(markOf('doubtful_values', scanned)).toMatchObject({
      status: 'warning',
      actual: 'box_2',
      message: 'Box 2 and 1 entry on page 1 may have been misread; compare with the page.',
    })
    expect(markOf('doubtful_values', first(page))).toBeUndefined()
  })

  test('are settled by a reviewer who corrects them or finds them right', () => {
    for (const value of ['6700.40', '6100.40']) {
      const { document } = correctField(kept(scanned), 'box_2', value)
      expect(markOf('doubtful_values', document)).toMatchObject({ status: 'passed', actual: null })
    }
  })
})

describe('the figure a document is read for', () => {
  test('is unverified where nothing else bears it out', () => {
    const document = first(w2({ 1: '52,100.00' }))
    expect(markOf('unverified_figures', document)).toMatchObject({ status: 'warning', actual: 'box_1' })
    const confirmed = correctField(kept(document), 'box_1', '52100.00').document
    expect(markOf('unverified_figures', confirmed)).toMatchObject({ status: 'passed' })
  })

  test.each<[string, Partial<Printed>]>([
    ['deferred pay makes up the difference to box 5', {}],
    ['another box holds the same', { 1: '55,000.00', '12a': '' }],
    ['a state taxes the same wages', { 1: '52,100.00', states: [['OH', '52-1234567', '52,100.00', '1,820.11']] }],
  ])('is verified where %s', (_, values) => {
    expect(markOf('unverified_figures', first(w2(values)))).toBeUndefined()
  })

  test('is verified by a sum of the form', () => {
    const lines = [onLine('1z', '50000'), onLine('9', '50000'), onLine('11', '50000')]
    expect(markOf('unverified_figures', first(return2024(lines)))).toBeUndefined()
    expect(
      markOf('unverified_figures', first(return2024([...lines.slice(0, 2), onLine('11', '58000')]))),
    ).toMatchObject({ actual: 'line_11' })
  })
})

test('a return whose year cannot be read is checked with the sums its lines have in every year', () => {
  const page = return2024([onLine('1a', '388836'), onLine('1z', '388836'), onLine('9', '88836')])
  const withoutYear = first({ ...page, words: page.words.filter(({ text }) => !/20\d\d/.test(text)) })
  expect(withoutYear.fields).not.toHaveProperty('tax_year')
  expect(markOf('total_income_sum', withoutYear)).toMatchObject({ status: 'warning', actual: '88836.00' })
})

describe('amounts in another currency', () => {
  const statement = (sign: string, abroad: string) => `
Kingsbridge Bank                                       Account number 20481733
Mr Tobias Fennimore                                    Statement period 03/01/2025 to 03/31/2025
Beginning balance ${sign}1,000.00
Deposits ${sign}250.00
Withdrawals ${sign}100.00
Ending balance ${sign}1,150.00
Date     Description              Deposits    Withdrawals    Balance
03/04    Payroll deposit            250.00                  1,250.00
03/09    ${abroad.padEnd(20)}                      100.00    1,150.00`

  test('are read and named', () => {
    const document = first(pageFromText(statement('£', 'Card purchase')))
    expect(document.fields).toMatchObject({
      opening_balance: { value: '1000.00' },
      closing_balance: { value: '1150.00' },
    })
    expect(markOf('currency', document)).toMatchObject({ status: 'failed', expected: '$', actual: '£' })
  })

  test('of purchases abroad leave a statement in dollars alone', () => {
    const document = first(pageFromText(statement('$', '€52.10 and €40.11')))
    expect(markOf('currency', document)).toBeUndefined()
  })
})

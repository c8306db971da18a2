import type { ExtractedDocument, Understanding } from '@income/documents'
import { NO_TRAITS } from '@income/signals'
import { outcomeOf } from './outcome.ts'

const RETURN: ExtractedDocument = {
  ...{ documentType: 'tax_return', form: '1040', pageStart: 1, pageEnd: 2, textSource: 'text_layer', confidence: 1 },
  fields: { tax_year: { value: '2021', raw: '2021', confidence: 0.99, page: 1, box: [0.8, 0.04, 0.9, 0.06] } },
  ...{ entries: [], checks: [] },
}

function signalsOf(created: string) {
  const understood = { documents: [RETURN], otherPages: [], signals: [], looks: [{ pageSizes: [], fonts: [] }] }
  const traits = { ...NO_TRAITS, dates: { ...NO_TRAITS.dates, created: Date.parse(created) } }
  const outcome = outcomeOf(understood, traits, (text) => text)
  return outcome.status === 'processed' ? outcome.documents[0]!.signals : []
}

test('a return of a year is not made long before that year', () => {
  expect(signalsOf('2014-11-17')).toMatchObject([
    { code: 'made_before_period_ended', evidence: [{ page: 1, box: [0.8, 0.04, 0.9, 0.06] }] },
  ])
  expect(signalsOf('2020-12-01')).toEqual([])
})

function errorOf(
  kinds: readonly Understanding['otherPages'][number]['kind'][],
  beyond: Partial<typeof NO_TRAITS.beyondPages>,
) {
  const otherPages = kinds.map((kind, i) => ({ page: i + 1, kind }))
  const traits = { ...NO_TRAITS, beyondPages: { ...NO_TRAITS.beyondPages, ...beyond } }
  const outcome = outcomeOf({ documents: [], otherPages, signals: [], looks: [] }, traits, (text) => text)
  return outcome.status === 'failed' ? [outcome.error.code, outcome.error.details] : []
}

test('a file without a document says that files attached to it were not read', () => {
  const portfolio = { isPortfolio: true, attachedFiles: 2 }
  const details = '1 page(s) read: cover; a PDF portfolio: 2 attached files were not read; send each by itself'
  expect(errorOf(['cover'], portfolio)).toEqual(['unsupported_document', details])
  expect(errorOf(['blank'], { attachedFiles: 1 })).toEqual([
    'empty_document',
    '1 page(s) read: blank; 1 attached file was not read; send it by itself',
  ])
  expect(errorOf(['letter'], {})).toEqual(['unsupported_document', '1 page(s) read: letter'])
})

test('an XFA form that only Adobe shows was not read; one with pages was', () => {
  const details = 'an XFA form whose content only Adobe Acrobat shows; print it to PDF and send that'
  expect(errorOf(['unknown'], { isXfaForm: true })).toEqual(['extraction_failed', details])
  expect(errorOf(['letter', 'unknown'], { isXfaForm: true })[0]).toBe('unsupported_document')
})

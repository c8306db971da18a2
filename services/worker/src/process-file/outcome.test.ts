import type { ExtractedDocument } from '@income/documents'
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

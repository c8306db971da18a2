import type { IncomeDocument } from '../api/types.ts'
import { inOrderOfFiles, mostNeededFirst, nextToReview, reviewCounts } from './document-order.ts'

function document(id: string, change: Partial<IncomeDocument> = {}): IncomeDocument {
  return {
    ...{ id, file_id: `file of ${id}`, package_id: 'p', document_type: 'pay_stub', form: null, version: 1 },
    ...{ page_start: 1, page_end: 1, text_source: 'ocr', confidence: 0.9, checks: [], fields: {} },
    ...change,
  }
}

const check = (name: string, status: 'failed' | 'warning') => {
  return { name, status, expected: null, actual: null, message: 'What was found' }
}
const lowConfidence = { net_pay: { value: '10.00', raw: '10.00', page: 1, box: null, confidence: 0.7 } }

const sound = document('sound')
const unsure = document('unsure', { fields: lowConfidence, checks: [check('doubtful_values', 'warning')] })
const failing = document('failing', { checks: [check('earnings_sum', 'failed')] })

test('a low-confidence field is counted once: not also by the check that names it', () => {
  expect(reviewCounts(unsure)).toEqual({ failed: 0, warnings: 0, lowConfidence: 1 })
  expect(reviewCounts({ ...unsure, fields: {} })).toEqual({ failed: 0, warnings: 1, lowConfidence: 0 })
})

test('failing documents come first and are next; those that need no review never are', () => {
  expect(mostNeededFirst([sound, unsure, failing]).map(({ id }) => id)).toEqual(['failing', 'unsure', 'sound'])
  expect(nextToReview([sound, unsure, failing], 'failing')?.id).toBe('unsure')
  expect(nextToReview([sound, failing], 'failing')).toBeNull()
})

test('the order of the files does not depend on what needs review', () => {
  const files = [
    { id: 'file of sound', file_name: '10.pdf' },
    { id: 'file of failing', file_name: '2.pdf' },
  ]
  const later = document('later', { file_id: 'file of failing', page_start: 3 })
  expect(inOrderOfFiles([sound, later, failing], files).map(({ id }) => id)).toEqual(['failing', 'later', 'sound'])
})

import type { IncomeDocument } from '../api/types.ts'
import { inOrderOfFiles, inOrderOfNeed, nextInNeed, wantingOf } from './document-order.ts'

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
const doubtful = { net_pay: { value: '10.00', raw: '10.00', page: 1, box: null, confidence: 0.7 } }

const sound = document('sound')
const doubted = document('doubted', { fields: doubtful, checks: [check('doubtful_values', 'warning')] })
const failing = document('failing', { checks: [check('earnings_sum', 'failed')] })

test('a doubt is counted once: by its fields, not by the check that names them too', () => {
  expect(wantingOf(doubted)).toEqual({ failed: 0, warnings: 0, doubtful: 1 })
  expect(wantingOf({ ...doubted, fields: {} })).toEqual({ failed: 0, warnings: 1, doubtful: 0 })
})

test('what fails stands first, and is next; what wants no look never is', () => {
  expect(inOrderOfNeed([sound, doubted, failing]).map(({ id }) => id)).toEqual(['failing', 'doubted', 'sound'])
  expect(nextInNeed([sound, doubted, failing], 'failing')?.id).toBe('doubted')
  expect(nextInNeed([sound, failing], 'failing')).toBeNull()
})

test('the order of the files stays, whatever wants a look', () => {
  const files = [
    { id: 'file of sound', file_name: '10.pdf' },
    { id: 'file of failing', file_name: '2.pdf' },
  ]
  const later = document('later', { file_id: 'file of failing', page_start: 3 })
  expect(inOrderOfFiles([sound, later, failing], files).map(({ id }) => id)).toEqual(['failing', 'later', 'sound'])
})

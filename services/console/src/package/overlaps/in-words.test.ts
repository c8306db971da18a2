import { overlapInWords } from './in-words.ts'

test('an overlap names both models with what is counted and left out', () => {
  const overlap = {
    model_ids: ['m1', 'm2'] as [string, string],
    counted_model_id: 'm2',
    counted_monthly: '4000.00',
    left_out_monthly: '5000.00',
    reason: 'a business by its returns',
  }
  const models = [
    { model_id: 'm1', model_name: 'Bank Statement Income (Business)' },
    { model_id: 'm2', model_name: 'Tax Return Income' },
  ]
  expect(overlapInWords(overlap, models)).toBe(
    '$5,000.00 of Bank Statement Income (Business) is left out: $4,000.00 of Tax Return Income counts instead. A business by its returns.',
  )
})

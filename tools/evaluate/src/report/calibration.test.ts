import { emptyScore } from '../scoring/score.ts'
import type { GradedValue } from '../scoring/score-file.ts'
import { calibration } from './calibration.ts'

const value = (confidence: number, right: boolean, source: GradedValue['source'] = 'ocr') => ({
  confidence,
  right,
  source,
})

function linesFor(values: GradedValue[]): string[] {
  const row = {
    name: 'w2/a.pdf',
    result: { outcome: 'processed' as const, documents: [] },
    time: { textLayer: 0, ocr: 0, understand: 0 },
    pages: { textLayer: 0, ocr: 1 },
    score: { ...emptyScore(), wrong: [], values },
  }
  return calibration([row])
    .split('\n')
    .map((line) => line.trim().replace(/\s{2,}/g, ' | '))
}

test('values are counted in their band of confidence, separately for text layers', () => {
  const lines = linesFor([
    value(0.99, true),
    value(0.96, true),
    value(0.9, false),
    value(0.85, true),
    value(1, true, 'text_layer'),
  ])
  expect(lines).toContain('from 0.99 | 1/1 100.00% | 1/1 100.00%')
  expect(lines).toContain('0.9 to 0.99 | - | 1/2 50.00%')
  expect(lines).toContain('0.7 to 0.9 | - | 1/1 100.00%')
  expect(lines).toContain('0.9 and more | 1/1 100.00% | 2/3 66.67%')
})

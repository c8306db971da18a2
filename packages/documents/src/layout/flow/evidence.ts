import type { ExtractedField } from '../../model/document.ts'
import { evidenceAt, type Evidence } from '../../model/evidence.ts'
import { top, union, type Word } from '../../model/page.ts'
import { partAt, type Flow } from './flow.ts'

export function evidenceOf(flow: Flow, words: readonly Word[]): Evidence {
  const first = words.reduce((a, b) => (top(b) < top(a) ? b : a))
  const { page, offset } = partAt(flow, top(first))
  const here = words.filter((word) => partAt(flow, top(word)).page === page)
  const [left, upper, right, lower] = union(here.map((word) => word.box))
  return evidenceAt(page, [left, upper - offset, right, lower - offset])
}

/** The least sure of the words; a text layer's words are sure. */
export function readingConfidence(words: readonly Word[]): number {
  return Math.min(1, ...words.map((word) => word.confidence))
}

/** A field as it was read from these words. */
export function fieldOf(flow: Flow, words: readonly Word[], value: string, confidence: number): ExtractedField {
  const raw = words.map((word) => word.text).join(' ')
  return { value, raw, ...evidenceOf(flow, words), confidence }
}

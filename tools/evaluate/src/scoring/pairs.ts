import type { TruthDocument } from '../corpus/truth.ts'
import { entryKey } from './entries.ts'
import type { FoundDocument } from './result.ts'
import { sameValue } from './values.ts'

export interface Pairing {
  pairs: [truth: TruthDocument, found: FoundDocument | null][]
  /** Found documents without a truth. */
  extra: FoundDocument[]
}

/** Pairs each true document, in order, with the found one of its type, form and pages that shares most fields. */
export function pairDocuments(truth: readonly TruthDocument[], found: readonly FoundDocument[]): Pairing {
  const free = new Set(found)
  const pairs = truth.map((document): Pairing['pairs'][number] => {
    const best = mostAlike(document, free)
    if (best) free.delete(best)
    return [document, best]
  })
  return { pairs, extra: [...free] }
}

function mostAlike(truth: TruthDocument, free: Iterable<FoundDocument>): FoundDocument | null {
  let best: FoundDocument | null = null
  let bestLikeness = -1
  for (const found of free) {
    if (!canBe(truth, found)) continue
    const likeness = agreement(truth, found)
    if (likeness <= bestLikeness) continue
    best = found
    bestLikeness = likeness
  }
  return best
}

function canBe(truth: TruthDocument, found: FoundDocument): boolean {
  if (found.documentType !== truth.document_type) return false
  if (truth.form && found.form && truth.form !== found.form) {
    if (!truth.form.startsWith('1040') || !found.form.startsWith('1040')) return false
  }
  return !truth.pages || (found.pageEnd >= truth.pages[0] && found.pageStart <= truth.pages[1])
}

/** Shared fields; shared entries break ties. */
function agreement(truth: TruthDocument, found: FoundDocument): number {
  const fields = Object.entries(truth.fields).filter(([name, value]) =>
    sameValue(name, value, found.fields[name]?.value),
  ).length
  const keys = new Set(found.entries.map((entry) => entryKey(truth.document_type, entry)))
  const entries = truth.entries.filter((entry) => keys.has(entryKey(truth.document_type, entry))).length
  return fields + 0.01 * entries
}

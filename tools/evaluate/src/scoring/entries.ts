import type { DocumentType } from '@income/shared'
import type { TruthEntry } from '../corpus/truth.ts'
import type { FoundEntry } from './result.ts'
import { figure } from './values.ts'
import { similarity } from './words.ts'

/** Two entries with the same key are the same line; their descriptions are compared separately. */
export function entryKey(type: DocumentType, entry: TruthEntry | FoundEntry): string {
  if (type === 'bank_statement') return `${entry.date}|${entry.direction}|${magnitude(entry.amount)}`
  return `${entry.direction}|${figure(entry.amount)}|${figure(entry.ytd_amount)}`
}

/** A pay stub may show blank or 0.00 for the same amount. */
function loose<E extends TruthEntry | FoundEntry>(type: DocumentType, entry: E): E {
  if (type !== 'pay_stub') return entry
  return { ...entry, amount: orNull(entry.amount), ytd_amount: orNull(entry.ytd_amount) }
}

export interface Matching {
  right: [truth: TruthEntry, found: FoundEntry][]
  missing: TruthEntry[]
  extra: FoundEntry[]
}

/** Pairs each true entry with the found one that has its key and the most similar description. */
export function matchEntries(type: DocumentType, truth: readonly TruthEntry[], found: readonly FoundEntry[]): Matching {
  const left = found.map((entry) => loose(type, entry))
  const matching: Matching = { right: [], missing: [], extra: left }
  for (const entry of truth.map((e) => loose(type, e))) {
    const candidates = left.filter((candidate) => entryKey(type, candidate) === entryKey(type, entry))
    const likeness = (candidate: FoundEntry) => similarity(candidate.description, entry.description)
    const best = candidates.sort((a, b) => likeness(b) - likeness(a))[0]
    if (best) {
      left.splice(left.indexOf(best), 1)
      matching.right.push([entry, best])
    } else matching.missing.push(entry)
  }
  return matching
}

function magnitude(amount: string | null | undefined): string | null {
  const value = figure(amount)
  return value === null ? null : Math.abs(value).toFixed(2)
}

function orNull(amount: string | null | undefined): string | null {
  return amount && figure(amount) ? amount : null
}

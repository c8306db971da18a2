import type { ExtractedDocument } from '../model/document.ts'
import type { ClaimedPage, Kind } from '../kinds/kind.ts'
import { changesTo, differencesOf } from './differences.ts'
import { doubtsOn, withReadings, type OtherReading } from './doubts.ts'
import { marked } from './marked.ts'
import { areSameButFigures } from './same-but-figures.ts'
import { onlyReconciling, type Differences, type Swap } from './search.ts'

/** Pages that are read again, at most, to learn what the doubtful figures of a document do to its sums. */
const MOST_PAGES_READ = 160

/**
 * Reads documents as their kind does. Where their arithmetic fails and figures in them were read in more ways than one, those
 * ways are tried: if exactly one choice makes it hold, it is taken. It is a choice between readings of the same ink, and
 * the document says that it was made; where several choices would do, or none, the document stays as it was read.
 */
export function readSettled(kind: Kind, pages: readonly ClaimedPage[]): ExtractedDocument[] {
  const documents = kind.read(pages)
  const chosen = spansOf(documents).flatMap((span) => chosenWithin(span, kind, documents, pages))
  if (chosen.length === 0) return documents
  const settled = kind.read(withReadings(pages, chosen))
  return areSameButFigures(documents, settled) ? marked(settled, chosen) : documents
}

/** Pages on which documents stand, those of documents that share some taken together. */
interface Span {
  from: number
  to: number
}

function spansOf(documents: readonly ExtractedDocument[]): Span[] {
  const spans: Span[] = []
  for (const { pageStart: from, pageEnd: to } of documents.toSorted((a, b) => a.pageStart - b.pageStart)) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

function chosenWithin(
  { from, to }: Span,
  kind: Kind,
  all: readonly ExtractedDocument[],
  claimed: readonly ClaimedPage[],
): OtherReading[] {
  const documents = all.filter(({ pageStart, pageEnd }) => from <= pageStart && pageEnd <= to)
  const differences = differencesOf(documents, kind.equations)
  if ([...differences.values()].every((difference) => difference === 0n)) return []
  const pages = claimed.filter(({ page }) => from <= page.number && page.number <= to)
  const doubts = doubtsOn(pages).slice(0, Math.floor(MOST_PAGES_READ / pages.length))
  if (doubts.length === 0 || !areSameButFigures(documents, kind.read(pages))) return []
  /** What becomes of the differences; null where more than figures would change. */
  const changesBy = (readings: readonly OtherReading[]) => {
    const then = kind.read(withReadings(pages, readings))
    return areSameButFigures(documents, then) ? changesTo(differences, then, kind.equations) : null
  }
  const trials = doubts.flatMap((reading): Trial[] => {
    const effect = changesBy([reading])
    return effect && effect.size > 0 ? [{ reading, figure: reading.figure, effect }] : []
  })
  const chosen = onlyReconciling(differences, withoutTwins(trials))
  const readings = chosen.map(({ reading }) => reading)
  return chosen.length > 0 && isMended(differences, changesBy(readings)) ? readings : []
}

type Trial = Swap & { reading: OtherReading }

/** Readings of one figure that come to the same. */
function withoutTwins(trials: readonly Trial[]): Trial[] {
  return [...Map.groupBy(trials, ({ figure, effect }) => `${figure} ${[...effect].sort().join()}`).values()].map(
    ([first]) => first!,
  )
}

/** What the choices do together is not always the sum of what each does; a relation is mended, and none broken. */
function isMended(before: Differences, changes: Differences | null): boolean {
  if (!changes) return false
  const broken = [...changes].some(([key]) => (before.get(key) ?? 0n) === 0n)
  return !broken && [...changes].some(([key, change]) => before.get(key)! + change === 0n)
}

import type { FoundSignal, Severity } from '@income/shared'
import { ofArithmetic } from './content/arithmetic/arithmetic.ts'
import type { Arithmetic } from './content/arithmetic/figures.ts'
import { ofEnds } from './history/ends.ts'
import { ofPagesWritten } from './history/pages-written.ts'
import { ofPagesInsteadOfMissing } from './history/pages-missing.ts'
import { ofPagesOfOtherFiles } from './history/pages-of-other-files.ts'
import { ofRevisions } from './history/revisions.ts'
import { ofSignatures } from './history/signatures.ts'
import { ofTouchedText } from './history/touched-up.ts'
import { ofUnusualText } from './history/unusual-text.ts'
import type { FileTraits } from './model/traits.ts'
import { ofAttachedFiles } from './origin/attached-files.ts'
import { ofDates, ofPeriod, type Period } from './origin/dates.ts'
import { ofPrograms } from './origin/programs.ts'

/** The parts of a document on which its signals depend. */
export interface JudgedDocument extends Period {
  pageEnd: number
  arithmetic: Arithmetic
}

/** The signals of a file: those about how it was made, and those about each document's content, in the order of the documents. */
interface FileSignals {
  file: readonly FoundSignal[]
  documents: readonly (readonly FoundSignal[])[]
}

/** Maximum number of places of a signal. */
const MOST_EVIDENCE = 20

/** Combines the findings about a file. `traits` is null if it could not be examined; `ofPages` are the findings on its pages. */
export function signalsOf(
  traits: FileTraits | null,
  ofPages: readonly FoundSignal[],
  documents: readonly JudgedDocument[],
): FileSignals {
  const { pages = [], touched = [], unusual = [] } = traits?.history ?? {}
  const onPages = [
    ...ofPages,
    ...ofPagesInsteadOfMissing(pages),
    ...ofPagesOfOtherFiles(pages, documents),
    ...ofTouchedText(touched),
    ...ofUnusualText(unusual),
    ...(traits ? ofPagesWritten(traits, documents) : []),
  ]
  const making = traits ? ofMaking(traits) : [NOT_EXAMINED]
  const content = documents.map((document) => {
    const seen = [
      ...gathered(onPages.filter(({ evidence }) => evidence.some(({ page }) => isOn(document, page)))),
      ...(traits ? ofPeriod(traits.dates, document) : []),
    ]
    return [...seen, ...ofArithmetic(document.arithmetic, document.pageStart, [...making, ...seen])]
  })
  const elsewhere = onPages.filter(({ evidence }) =>
    evidence.every(({ page }) => !documents.some((document) => isOn(document, page))),
  )
  return {
    file: [...making, ...(traits ? ofAttachedFiles(traits.beyondPages) : []), ...gathered(elsewhere)].map(bounded),
    documents: content.map((found) => found.map(bounded)),
  }
}

const NOT_EXAMINED: FoundSignal = {
  code: 'not_examined',
  severity: 'info',
  summary: 'How the file was made could not be examined. Nothing was detected there, and nothing was ruled out.',
  evidence: [],
}

function ofMaking({ history, programs, dates }: FileTraits): FoundSignal[] {
  const ofHistory = history ? [...ofRevisions(history), ...ofSignatures(history), ...ofEnds(history)] : []
  return [...ofHistory, ...ofPrograms(programs), ...ofDates(dates)]
}

function isOn({ pageStart, pageEnd }: JudgedDocument, page: number | null): boolean {
  return page !== null && pageStart <= page && page <= pageEnd
}

/** Merges the same finding on several pages into one signal with a place on each. */
function gathered(found: readonly FoundSignal[]): FoundSignal[] {
  const byCode = new Map<string, FoundSignal>()
  for (const signal of found) {
    const before = byCode.get(signal.code)
    byCode.set(signal.code, before ? joined(before, signal) : signal)
  }
  return [...byCode.values()]
}

const WEIGHTS: Record<Severity, number> = { info: 0, low: 1, medium: 2, high: 3 }

function joined(one: FoundSignal, other: FoundSignal): FoundSignal {
  const heavier = WEIGHTS[other.severity] > WEIGHTS[one.severity] ? other : one
  return { ...heavier, evidence: [...one.evidence, ...other.evidence] }
}

function bounded(signal: FoundSignal): FoundSignal {
  return { ...signal, evidence: signal.evidence.slice(0, MOST_EVIDENCE) }
}

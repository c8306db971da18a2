import type { DocumentMake, FoundSignal, SignalEvidence } from '@income/shared'
import { quoted } from '../model/quoted.ts'

/** A trait that files of one issuer share. */
interface Trait {
  /** Whether it concerns the program that made the file or the look of the page. */
  group: 'program' | 'page'
  values: (make: DocumentMake) => readonly string[]
  /** The text for a value that no other file of the issuer has. */
  detail: (value: string) => string
}

const NOT_NAMED = ''

const PRODUCER: Trait = {
  group: 'program',
  values: ({ producer }) => [producer ?? NOT_NAMED],
  detail: (value) => (value === NOT_NAMED ? 'it does not name the program that wrote it' : `${quoted(value)} wrote it`),
}
const CREATOR: Trait = {
  group: 'program',
  values: ({ creator }) => [creator ?? NOT_NAMED],
  detail: (value) =>
    value === NOT_NAMED
      ? 'it does not name the program of the document'
      : `the document was made with ${quoted(value)}`,
}
const CROSS_REFERENCE: Trait = {
  group: 'program',
  values: ({ crossReference }) => (crossReference ? [crossReference] : []),
  detail: (value) => `its objects are listed in a cross-reference ${value}`,
}
const PAGE_SIZE: Trait = {
  group: 'page',
  values: ({ pageSizes }) => pageSizes,
  detail: (value) => `a page measures ${value} points`,
}
const FONT: Trait = {
  group: 'page',
  values: ({ fonts }) => fonts,
  detail: (value) => `the font ${quoted(value)} is used`,
}
const TRAITS = [PRODUCER, CREATOR, CROSS_REFERENCE, PAGE_SIZE, FONT]

/** An issuer's files vary in a trait if more than this share of them have a value of their own. */
const UNSETTLED = 0.2

/** Where a font is used; no box if it covers much of a page. */
export type FontPlace = Pick<SignalEvidence, 'page' | 'box'>

/**
 * How a document's file differs from those of the same issuer; without any, nothing is known. Traits in which those vary
 * are ignored. `medium` if both the program and the page differ, otherwise `low`.
 */
export function ofIssuersFiles(
  make: DocumentMake,
  known: readonly DocumentMake[],
  placeOfFont: (font: string) => FontPlace | undefined,
): FoundSignal[] {
  if (known.length === 0) return []
  const differing = TRAITS.filter((trait) => isSettled(trait, known)).flatMap((trait) =>
    newValues(trait, make, known).map((value) => ({ trait, value })),
  )
  if (differing.length === 0) return []
  const groups = new Set(differing.map(({ trait }) => trait.group))
  const evidence = differing.map(({ trait, value }): SignalEvidence => {
    const place = trait === FONT ? placeOfFont(value) : undefined
    return { page: null, box: null, ...place, detail: trait.detail(value) }
  })
  const summary = `The file differs from the ${known.length} accepted files of this issuer: ${evidence[0]!.detail}.`
  return [{ code: 'unlike_issuers_files', severity: groups.size > 1 ? 'medium' : 'low', summary, evidence }]
}

function isSettled(trait: Trait, known: readonly DocumentMake[]): boolean {
  const unlike = known.filter((one, i) => newValues(trait, one, known.toSpliced(i, 1)).length > 0)
  return unlike.length <= known.length * UNSETTLED
}

function newValues({ values }: Trait, make: DocumentMake, others: readonly DocumentMake[]): string[] {
  const seen = new Set(others.flatMap(values))
  return values(make).filter((value) => !seen.has(value))
}

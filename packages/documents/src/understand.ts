import type { ExtractedDocument, Understanding } from './model/document.ts'
import type { Claim, ClaimedPage, Kind } from './kinds/kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { joinBroken, partWords, withLettersMended } from './layout/words/broken.ts'
import {
  inPrintedOrder,
  type Orphan,
  otherPageKind,
  printedPageNumber,
  withLostBeginnings,
  withPagesIntact,
} from './layout/pages.ts'
import { linesOf } from './layout/lines.ts'
import type { Page } from './model/page.ts'
import type { Trace } from './model/pass.ts'
import { readSettled } from './equations/read-settled.ts'
import { withMarks } from './marks/marks.ts'
import { masked } from './entities/masking.ts'

/** The score of a document that stands on a page beside one of another kind, whose print may look like it. */
const NO_DOUBT = 0.8
/** The score of a page whose rows are not chance: several, with balances that follow from each other. */
const NO_ACCIDENT = 0.6

/** Makes documents of a file's pages, which may come in any order and hold several documents, or none. */
export function understand(asRead: readonly Page[]): Understanding {
  const pages = withWordsWhole(asRead)
  const { claimed, orphans } = claimsTo(pages)
  const read = KINDS.flatMap((kind) => readSettled(kind, claimed.get(kind)!)).map(withoutNumbers)
  const whole = withLostBeginnings(withPagesIntact(read, pages), orphans)
  const documents = whole.map((document) => withMarks(document, pages))
  documents.sort((a, b) => a.pageStart - b.pageStart || a.pageEnd - b.pageEnd)
  return { documents, otherPages: otherPages(pages, documents) }
}

/** What became of the lines of the pages, as far as their kinds can tell: which pass changed a page, which rule took a line. */
export function explain(asRead: readonly Page[], trace: Trace): void {
  for (const [kind, claimed] of claimsTo(withWordsWhole(asRead)).claimed) kind.explain?.(claimed, trace)
}

interface Claims {
  claimed: ReadonlyMap<Kind, ClaimedPage[]>
  orphans: Orphan[]
}

/** The pages each kind is given. */
function claimsTo(pages: readonly Page[]): Claims {
  const claimed = new Map<Kind, ClaimedPage[]>(KINDS.map((kind) => [kind, []]))
  const orphans: Orphan[] = []
  let before: Kind | null = null
  for (const page of pages) {
    const claims = claimsOn(page, before)
    const best = surest(claims, before)
    if (!best) orphans.push(...orphansAmong(claims, page))
    if (best) claimed.get(best.kind)!.push({ page, claim: best.claim })
    else if (before) countFurther(page, claimed.get(before)!.at(-1))
    const further = best && around(page, best.kind)
    if (further) claimed.get(further.kind)!.push({ page: further.page, claim: further.claim })
    before = best?.kind ?? before
  }
  return { claimed, orphans }
}

/** A page of no kind that goes on counting the pages of the document before it is not missing there. */
function countFurther(page: Page, last: ClaimedPage | undefined): void {
  const own = printedPageNumber(linesOf(page))
  const before = last && printedPageNumber(linesOf(last.page))
  const further = (last?.further ?? 0) + 1
  if (last && own && before && own.of === before.of && own.page === before.page + further) last.further = further
}

/** The pages in the order in which they were printed, with their words as they were. */
function withWordsWhole(asRead: readonly Page[]): Page[] {
  return inPrintedOrder(asRead.map((page) => joinBroken(withLettersMended(partWords(page)))))
}

/** Whatever a line says of other accounts and people, their numbers stay behind. */
function withoutNumbers(document: ExtractedDocument): ExtractedDocument {
  const fields = Object.entries(document.fields).map(([name, field]) => [name, { ...field, raw: masked(field.raw) }])
  return {
    ...document,
    fields: Object.fromEntries(fields) as ExtractedDocument['fields'],
    entries: document.entries.map((entry) => ({ ...entry, description: masked(entry.description) })),
  }
}

interface KindsClaim {
  kind: Kind
  claim: Claim
}

/** Claims to a page, each of those that may count surer than the one before it. */
function claimsOn(page: Page, before: Kind | null): KindsClaim[] {
  const claims: KindsClaim[] = []
  for (const kind of KINDS) {
    const claim = kind.recognise(page, surest(claims, before)?.claim.score)
    if (claim && claim.score >= 0.5) claims.push({ kind, claim })
  }
  return claims
}

function surest(claims: readonly KindsClaim[], before: Kind | null): KindsClaim | null {
  return claims
    .filter(({ kind, claim }) => !claim.continuation || kind === before)
    .reduce<KindsClaim | null>((best, next) => (best && best.claim.score >= next.claim.score ? best : next), null)
}

/** Of what kind a page has too much to be anything else, but for a beginning. */
function orphansAmong(claims: readonly KindsClaim[], { number }: Page): Orphan[] {
  return claims
    .filter(({ claim }) => claim.continuation && claim.score >= NO_ACCIDENT)
    .map(({ kind: { documentType } }) => ({ page: number, documentType }))
}

/** A document of another kind around those a page was given for, where there is no doubt of it. */
function around(page: Page, kind: Kind): (KindsClaim & { page: Page }) | null {
  const rest = kind.around?.(page)
  const best = rest && surest(claimsOn(rest, null), null)
  return best && best.kind !== kind && best.claim.score >= NO_DOUBT ? { page: rest, ...best } : null
}

function otherPages(pages: readonly Page[], documents: Understanding['documents']): Understanding['otherPages'] {
  return pages
    .filter((page) => !documents.some((d) => d.pageStart <= page.number && page.number <= d.pageEnd))
    .map((page) => ({ page: page.number, kind: otherPageKind(page) }))
    .sort((a, b) => a.page - b.page)
}

/** Why a file has no income document: nothing is on its pages, what is there cannot be decoded, or it is something else. */
export function whyNoDocument({
  otherPages,
}: Pick<Understanding, 'otherPages'>): 'empty_document' | 'corrupt_file' | 'unsupported_document' {
  if (otherPages.every(({ kind }) => kind === 'blank')) return 'empty_document'
  return otherPages.every(({ kind }) => kind === 'blank' || kind === 'damaged')
    ? 'corrupt_file'
    : 'unsupported_document'
}

import type { ExtractedDocument, Understanding } from './model/document.ts'
import type { Claim, ClaimedPage, Kind } from './kinds/kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { joinBroken, partWords, withLettersMended } from './layout/words/broken.ts'
import { withSpacedWordsJoined } from './layout/words/spaced.ts'
import {
  inPrintedOrder,
  type Orphan,
  otherPageKind,
  printedPageNumber,
  withLostBeginnings,
  withoutLinesOf,
  withPagesIntact,
} from './layout/pages.ts'
import { linesOf } from './layout/lines.ts'
import type { Page } from './model/page.ts'
import type { Trace } from './model/pass.ts'
import { readSettled } from './equations/read-settled.ts'
import { withMarks } from './marks/marks.ts'
import { masked } from './entities/masking.ts'

/** Minimum score of a second document on a page: text of the first may look like it. */
const NO_DOUBT = 0.8
/** Minimum score of a page with several rows whose balances follow from each other, which is no coincidence. */
const NO_ACCIDENT = 0.6

/** Extracts the documents from a file's pages. The pages may be in any order and hold any number of documents. */
export function understand(asRead: readonly Page[]): Understanding {
  const pages = withWordsWhole(asRead)
  const { claimed, orphans } = claimsTo(pages)
  const read = KINDS.flatMap((kind) => readSettled(kind, claimed.get(kind)!)).map(withoutNumbers)
  const whole = withLostBeginnings(withPagesIntact(read, pages), orphans)
  const documents = whole.map((document) => withMarks(document, pages))
  documents.sort((a, b) => a.pageStart - b.pageStart || a.pageEnd - b.pageEnd)
  return { documents, otherPages: otherPages(pages, documents) }
}

/** Reports to a trace which pass changed each page and which rule took each line, for the kinds that support it. */
export function explain(asRead: readonly Page[], trace: Trace): void {
  for (const [kind, claimed] of claimsTo(withWordsWhole(asRead)).claimed) kind.explain?.(claimed, trace)
}

interface Claims {
  claimed: ReadonlyMap<Kind, ClaimedPage[]>
  orphans: Orphan[]
}

/** Assigns each page to a kind. */
function claimsTo(pages: readonly Page[]): Claims {
  const claimed = new Map<Kind, ClaimedPage[]>(KINDS.map((kind) => [kind, []]))
  const orphans: Orphan[] = []
  let before: Kind | null = null
  for (const page of pages) {
    const claims = claimsOn(page, before)
    const best: KindsClaim | null =
      surest(claims, before) ?? continued(page, before, before && claimed.get(before)!.at(-1)!)
    if (!best) orphans.push(...orphansAmong(claims, page))
    if (best) claimed.get(best.kind)!.push({ page, claim: best.claim })
    else if (before) countFurther(page, claimed.get(before)!.at(-1))
    const further = best && around(page, best.kind)
    if (further) claimed.get(further.kind)!.push({ page: further.page, claim: further.claim })
    before = best?.kind ?? before
  }
  return { claimed, orphans }
}

/** The claim of a kind whose document before prints the previous page number: what both pages print says nothing new. */
function continued(page: Page, kind: Kind | null, last: ClaimedPage | null): KindsClaim | null {
  if (!kind || !last || !isNextPage(page, last)) return null
  const claim = kind.recognise(withoutLinesOf(page, last.page))
  return claim && claim.score >= 0.5 ? { kind, claim: { ...claim, continuation: true } } : null
}

/** Counts an unassigned page ("Page 3 of 3", a disclosure) towards the document before it, so that it is not reported missing. */
function countFurther(page: Page, last: ClaimedPage | undefined): void {
  if (last && isNextPage(page, last)) last.further = (last.further ?? 0) + 1
}

/** Whether a page prints the number after the last one of a document: "Page 3 of 3" after "Page 2 of 3". */
function isNextPage(page: Page, last: ClaimedPage): boolean {
  const [own, before] = [page, last.page].map((each) => printedPageNumber(linesOf(each)))
  return own != null && before != null && own.of === before.of && own.page === before.page + (last.further ?? 0) + 1
}

/** The pages in printed order, with broken words repaired. */
const withWordsWhole = (asRead: readonly Page[]): Page[] =>
  inPrintedOrder(asRead.map((page) => withSpacedWordsJoined(joinBroken(withLettersMended(partWords(page))))))

/** Masks account and personal numbers in the printed text of fields and in descriptions. */
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

/** The kinds that claim a page. A kind that cannot beat the best claim so far need not look further. */
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

/** Continuation pages that clearly belong to a kind although the first page of their document is missing. */
function orphansAmong(claims: readonly KindsClaim[], { number }: Page): Orphan[] {
  return claims
    .filter(({ claim }) => claim.continuation && claim.score >= NO_ACCIDENT)
    .map(({ kind: { documentType } }) => ({ page: number, documentType }))
}

/** A second document of another kind on the page, if its score is high enough. */
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

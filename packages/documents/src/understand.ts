import { bankStatement } from './bank-statement/bank-statement.ts'
import type { ExtractedDocument, Understanding } from './document.ts'
import type { Claim, ClaimedPage, Kind } from './kind.ts'
import { otherPageKind } from './page/other-page.ts'
import type { Page } from './page/page.ts'
import { partWords } from './page/part-words.ts'
import { withPagesIntact } from './page/pages-intact.ts'
import { payStub } from './pay-stub/pay-stub.ts'
import { readSettled } from './settle/read-settled.ts'
import { taxReturn } from './tax-return/tax-return.ts'
import { masked } from './text/masking.ts'
import { w2 } from './w2/w2.ts'

const KINDS: readonly Kind[] = [bankStatement, payStub, w2, taxReturn]

/** The score of a document that stands on a page beside one of another kind, whose print may look like it. */
const NO_DOUBT = 0.8

/** Makes documents of a file's pages, which may come in any order and hold several documents, or none. */
export function understand(asRead: readonly Page[]): Understanding {
  const pages = asRead.map(partWords)
  const claimed = new Map<Kind, ClaimedPage[]>(KINDS.map((kind) => [kind, []]))
  let before: Kind | null = null
  for (const page of pages) {
    const best = surest(page, before)
    if (best) claimed.get(best.kind)!.push({ page, claim: best.claim })
    const further = best && around(page, best.kind)
    if (further) claimed.get(further.kind)!.push({ page: further.page, claim: further.claim })
    before = best?.kind ?? before
  }
  const read = KINDS.flatMap((kind) => readSettled(kind, claimed.get(kind)!)).map(withoutNumbers)
  const documents = withPagesIntact(read, pages)
  documents.sort((a, b) => a.pageStart - b.pageStart || a.pageEnd - b.pageEnd)
  return { documents, otherPages: otherPages(pages, documents) }
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

function surest(page: Page, before: Kind | null): { kind: Kind; claim: Claim } | null {
  let best: { kind: Kind; claim: Claim } | null = null
  for (const kind of KINDS) {
    const claim = kind.recognise(page)
    if (!claim || claim.score < 0.5) continue
    if (claim.continuation && kind !== before) continue
    if (!best || claim.score > best.claim.score) best = { kind, claim }
  }
  return best
}

/** A document of another kind around those a page was given for, where there is no doubt of it. */
function around(page: Page, kind: Kind): { page: Page; kind: Kind; claim: Claim } | null {
  const rest = kind.around?.(page)
  const best = rest && surest(rest, null)
  return best && best.kind !== kind && best.claim.score >= NO_DOUBT ? { page: rest, ...best } : null
}

function otherPages(pages: readonly Page[], documents: Understanding['documents']): Understanding['otherPages'] {
  return pages
    .filter((page) => !documents.some((d) => d.pageStart <= page.number && page.number <= d.pageEnd))
    .map((page) => ({ page: page.number, kind: otherPageKind(page) }))
}

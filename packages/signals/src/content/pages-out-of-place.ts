import type { FoundSignal } from '@income/shared'

/** A page in its place in the file, with what shows to which document it belongs. */
export interface PlacedPage {
  number: number
  /** The number that it prints of itself: "Page 2 of 4". */
  printed: { page: number; of: number | null } | null
  /** The families of its fonts; empty if it has no text layer. */
  fonts: readonly string[]
  /** In points, without fractions. */
  size: string
  /** The kind of its document; null if it belongs to none. */
  kind: string | null
  /** The first page of its document; null if it belongs to none. */
  document: number | null
  /** Whether a statement begins on it that names neither its bank nor its holder. */
  beginsUnnamed: boolean
}

/** Pages whose numbers count on with their places. */
interface Sequence {
  pages: readonly PlacedPage[]
  /** The place before its first page. */
  before: number
  of: number
}

/** A page in the place of another, and whether its neighbours on both sides belong together. */
interface Stranger {
  page: PlacedPage
  detail: string
  isNumbered: boolean
}

/** Pages that stand where a page of another document is missing, or between two that belong together. */
export function ofPagesOutOfPlace(pages: readonly PlacedPage[]): FoundSignal[] {
  const instead = sequencesIn(pages).flatMap((sequence) => insteadOf(sequence, pages))
  const others = [...betweenAlike(pages), ...beforeUnnamed(pages), ...unlikeTheirDocument(pages)]
  const all = [...instead, ...others]
  const strangers = all.filter(({ page }, i) => all.findIndex((one) => one.page === page) === i)
  if (strangers.length === 0 || strangers.length > MOST) return []
  const evidence = strangers.map(({ page, detail }) => ({ page: page.number, box: null, detail }))
  return [
    {
      code: 'page_out_of_place',
      severity: strangers.some(({ isNumbered }) => isNumbered) ? 'medium' : 'low',
      summary: `Page ${evidence[0]!.page} of the file seems to belong to another document: ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}

/** Files with more such pages were put together from many documents. */
const MOST = 2

function sequencesIn(pages: readonly PlacedPage[]): Sequence[] {
  const numbered = pages.filter(({ printed }) => printed !== null)
  const groups = Map.groupBy(numbered, ({ number, printed }) => `${number - printed!.page} ${printed!.of}`)
  return [...groups.values()].map((group) => {
    const { number, printed } = group[0]!
    const of = printed!.of ?? Math.max(...group.map((page) => page.printed!.page))
    return { pages: group, before: number - printed!.page, of }
  })
}

/** The pages in the places that a sequence misses, if those are fewer than its own. */
function insteadOf(sequence: Sequence, pages: readonly PlacedPage[]): Stranger[] {
  const { pages: own, before, of } = sequence
  const taken = pages.filter((page) => before < page.number && page.number <= before + of && !own.includes(page))
  if (taken.length > own.length) return []
  return taken.flatMap((page): Stranger[] => {
    const isBetween = own.some(({ number }) => number < page.number) && own.some(({ number }) => number > page.number)
    const isStranger = isBetween ? page.printed !== null || isUnlike(page, own) : isAtEnd(page, sequence, pages)
    const detail = `it stands where page ${page.number - before} of the document is missing`
    if (!isStranger) return []
    return [{ page, detail, isNumbered: isBetween }, ...(own.length === 1 ? [strangerItself(own[0]!)] : [])]
  })
}

/** Of two pages, either may be the one that was put there. */
function strangerItself(page: PlacedPage): Stranger {
  const detail = `it is page ${page.printed!.page} of a document whose other pages are missing`
  return { page, detail, isNumbered: false }
}

/** At an end, a page may only follow a document whose last pages were left out, unless the file has as many pages as that. */
function isAtEnd(page: PlacedPage, { pages: own, before, of }: Sequence, pages: readonly PlacedPage[]): boolean {
  const isFirst = own.every(({ number }) => number > page.number)
  const isWhole = before === 0 && (isFirst || pages.length === of)
  return isWhole && page.printed === null && (isUnlike(page, own) || isOfOtherKind(page, own) || isOfOther(page, own))
}

function isOfOther({ document }: PlacedPage, others: readonly PlacedPage[]): boolean {
  return document !== null && others.every((other) => other.document !== null && other.document !== document)
}

function isOfOtherKind({ kind }: PlacedPage, others: readonly PlacedPage[]): boolean {
  return kind !== null && others.every((other) => other.kind !== null && other.kind !== kind)
}

/** Pages without a number between two that are alike, which it is not. */
function betweenAlike(pages: readonly PlacedPage[]): Stranger[] {
  return pages.flatMap((page, i): Stranger[] => {
    const [before, after] = [pages[i - 1], pages[i + 1]]
    const isStranger =
      before &&
      after &&
      before.size === after.size &&
      page.size !== before.size &&
      areAlike(before.fonts, after.fonts) &&
      isUnlike(page, [before, after])
    const detail = 'unlike the pages before and after it, which are alike'
    return isStranger ? [{ page, detail, isNumbered: false }] : []
  })
}

/** Documents that one program prints as a whole. A return and its attachments may come from several. */
const OF_ONE_PROGRAM = new Set(['bank_statement', 'pay_stub'])

/** Pages that share no font with the other pages of their document. Of two pages, either may be the one that was put there. */
function unlikeTheirDocument(pages: readonly PlacedPage[]): Stranger[] {
  return pages.flatMap((page): Stranger[] => {
    if (page.kind === null || !OF_ONE_PROGRAM.has(page.kind)) return []
    const others = pages.filter((other) => other !== page && other.document === page.document)
    const detail = 'it shares no font with the other pages of its document'
    return others.length > 0 && isUnlike(page, others) ? [{ page, detail, isNumbered: false }] : []
  })
}

/** A document of one page before a statement that names neither its bank nor its holder, as its first page would. */
function beforeUnnamed(pages: readonly PlacedPage[]): Stranger[] {
  return pages.flatMap((page, i): Stranger[] => {
    const after = pages[i + 1]
    if (!after?.beginsUnnamed) return []
    const isAlone = page.kind !== null && page.kind !== after.kind && page.kind !== pages[i - 1]?.kind
    const isForeign = page.kind === null && page.size !== after.size && isUnlike(page, [after])
    const detail = 'it stands where the first page of a statement is missing'
    return isAlone || isForeign ? [{ page, detail, isNumbered: false }] : []
  })
}

/** Whether a page shares no font with others. */
function isUnlike({ fonts }: PlacedPage, others: readonly PlacedPage[]): boolean {
  return (
    fonts.length > 0 &&
    others.every((other) => other.fonts.length > 0 && !other.fonts.some((font) => fonts.includes(font)))
  )
}

function areAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.length === other.length && one.every((font) => other.includes(font))
}

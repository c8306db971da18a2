import type { FoundSignal } from '@income/shared'
import type { PageFonts } from '../model/traits.ts'

/** From so many letters that no page shows, a page is missing; replaced words leave fewer. */
const LEAST_UNUSED = 4
/** Files with more such pages were put together from many documents. */
const MOST = 2

/** Pages that share fonts. */
interface Group {
  pages: readonly PageFonts[]
  isIncomplete: boolean
}

/**
 * Pages that stand alone beside or between pages of a longer document, and share no font with them. Programs reduce a font to the
 * letters of the document: if many of them are on no page, pages of it were removed. Of two pages that stand alone, either
 * may be the one that was inserted.
 */
export function ofPagesInsteadOfMissing(pages: readonly PageFonts[]): FoundSignal[] {
  const groups = groupsOf(pages)
  const alone = groups.filter(({ pages: own }) => own.length === 1)
  const found = alone.flatMap((one) => placeIn(groups, alone, one)).sort((one, other) => one.page - other.page)
  if (found.length === 0 || found.length > MOST) return []
  const evidence = found.map(({ page, detail }) => ({ page, box: null, detail }))
  return [
    {
      code: 'page_out_of_place',
      severity: found.some(({ between }) => between) ? 'medium' : 'low',
      summary: `Page ${evidence[0]!.page} of the file may stand in the place of another: ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}

function placeIn(groups: readonly Group[], alone: readonly Group[], one: Group) {
  const page = one.pages[0]!.page
  const beside = groups.filter((other) => other !== one && other.isIncomplete && isBeside(other, page))
  if (beside.length > 0) {
    const detail = 'pages of the document beside it are missing, whose fonts have letters that no page shows'
    return [{ page, detail, between: beside.some((other) => isBetween(other, page)) }]
  }
  if (!one.isIncomplete || !alone.some((other) => isBeside(other, page))) return []
  const detail = 'it comes from a longer document: its fonts have letters that no page shows'
  return [{ page, detail, between: false }]
}

function groupsOf(pages: readonly PageFonts[]): Group[] {
  const groups: PageFonts[][] = []
  for (const page of pages) {
    const ids = new Set(page.fonts.map(({ id }) => id))
    const joined = groups.filter((group) => group.some(({ fonts }) => fonts.some(({ id }) => ids.has(id))))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([...joined.flat(), page])
  }
  return groups.map((group) => {
    const unused = new Map(group.flatMap(({ fonts }) => fonts.map(({ id, unused }) => [id, unused] as const)))
    const total = [...unused.values()].reduce((sum, count) => sum + count, 0)
    return { pages: group, isIncomplete: total >= LEAST_UNUSED }
  })
}

function isBeside({ pages }: Group, number: number): boolean {
  return pages.some(({ page }) => Math.abs(page - number) === 1)
}

function isBetween({ pages }: Group, number: number): boolean {
  return pages.some(({ page }) => page < number) && pages.some(({ page }) => page > number)
}

import type { ClaimedPage } from '../kinds/kind.ts'
import type { Look, Page, Word } from '../model/page.ts'
import { lostSigns } from './lost-signs.ts'

/** A figure read as another look had it. */
export interface OtherReading {
  /** Which figure of the file. */
  figure: string
  page: Page
  word: Word
  look: Look
}

/** The other readings of what was read in more ways than one, those of the least sure figures first. */
export function doubtsOn(pages: readonly ClaimedPage[]): OtherReading[] {
  const doubtful = pages.flatMap(({ page }) => {
    const signs = lostSigns(page)
    return page.words.flatMap((word, i) =>
      [...(word.alternatives ?? []), signs.get(word) ?? []]
        .flat()
        .map((look) => ({ figure: `${page.number}/${i}`, page, word, look })),
    )
  })
  return doubtful.sort((a, b) => a.word.confidence - b.word.confidence)
}

/** The pages with some of their figures read otherwise. */
export function withReadings(pages: readonly ClaimedPage[], readings: readonly OtherReading[]): ClaimedPage[] {
  const looks = new Map(readings.map(({ word, look }) => [word, look]))
  const numbers = new Set(readings.map(({ page }) => page.number))
  return pages.map((claimed) => {
    if (!numbers.has(claimed.page.number)) return claimed
    const words = claimed.page.words.map((word) => ({ ...word, ...looks.get(word) }))
    return { ...claimed, page: { ...claimed.page, words } }
  })
}

import type { Glyph } from '../../drawing/content.ts'
import type { ReadLayer } from '../../page-signals.ts'
import { uprightGlyphs } from '../../text/turn.ts'
import { boxOf } from '../../text/words.ts'
import type { ShownPage } from './edited-text.ts'

/** The text of a page as it was drawn. */
export interface DrawnText extends Pick<ReadLayer, 'turned' | 'size' | 'shows'> {
  page: { width: number; height: number }
  glyphs: readonly Glyph[]
}

export function drawnText({ page: { width, height }, content, turned, size, shows }: ReadLayer): DrawnText {
  return { page: { width, height }, glyphs: content.glyphs, turned, size, shows }
}

/** What each text operator of a page's contents shows. */
export function shownPage({ page, glyphs, turned, size, shows }: DrawnText): ShownPage {
  const byOrder = Map.groupBy(glyphs, ({ order }) => order)
  return {
    ...page,
    shows: shows.map((order) => {
      const shown = uprightGlyphs(byOrder.get(order) ?? [], turned, size)
      return shown.length === 0 ? null : { text: shown.map(({ text }) => text).join(''), box: boxOf(shown) }
    }),
  }
}

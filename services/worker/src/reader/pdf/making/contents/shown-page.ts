import type { ReadLayer } from '../../page-signals.ts'
import { uprightGlyphs } from '../../text/turn.ts'
import { boxOf } from '../../text/words.ts'
import type { ShownPage } from './edited-text.ts'

/** What each text operator of a page's contents shows. */
export function shownPage({ page, content, turned, size, shows }: ReadLayer): ShownPage {
  const glyphs = Map.groupBy(content.glyphs, ({ order }) => order)
  return {
    width: page.width,
    height: page.height,
    shows: shows.map((order) => {
      const shown = uprightGlyphs(glyphs.get(order) ?? [], turned, size)
      return shown.length === 0 ? null : { text: shown.map(({ text }) => text).join(''), box: boxOf(shown) }
    }),
  }
}

import type { FoundSignal } from '@income/shared'
import { areaOf, isIn, placeOf, textOf, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** More than this share of a page's letters is a layer of recognised text, whose letters may be misread. */
const MOST_UNSEEN = 0.1
const MOST_PLACES = 100
const NUMBER = /\d.*\d/
const AMOUNT = /^[-+]?\$?\d[\d,]*\.\d\d$/

/**
 * Numbers that nobody sees, in the place of other numbers, and amounts where nothing is shown: programs that copy the
 * text of the page read them.
 */
export function ofTextBehindPrint(page: DrawnPage): FoundSignal[] {
  const { unseen, inOrder } = page
  if (unseen.length === 0 || unseen.length > MOST_UNSEEN * inOrder.length) return []
  const pieces = [...Map.groupBy(unseen, ({ order }) => order).values()].slice(0, MOST_PLACES)
  const found = pieces.flatMap((piece) => {
    const area = areaOf(piece)
    const behind = textOf(piece).trim()
    const shown = textOf(inOrder.filter((glyph) => isIn(glyph, area))).trim()
    const isOther = NUMBER.test(behind) && NUMBER.test(shown) && plain(behind) !== plain(shown)
    const isAlone = shown === '' && AMOUNT.test(behind)
    return isOther || isAlone ? [{ shown, behind, place: placeOf(area, page) }] : []
  })
  if (found.length === 0) return []
  const evidence = found.map(({ shown, behind, place }) => {
    const print = shown === '' ? 'nothing' : quoted(shown)
    return { ...place, detail: `${print} shown, ${quoted(behind)} in text that nobody sees` }
  })
  const summary = `What the page shows differs from invisible text in the same place: ${evidence[0]!.detail}.`
  const severity = found.some(({ shown }) => shown !== '') ? 'medium' : 'low'
  return [{ code: 'text_behind_differs', severity, summary, evidence }]
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

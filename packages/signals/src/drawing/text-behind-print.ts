import type { FoundSignal } from '@income/shared'
import { areaOf, isIn, placeOf, textOf, type Area, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** More than this share of a page's letters is a layer of recognised text, whose letters may be misread. */
const MOST_UNSEEN = 0.1
const MOST_PLACES = 100
const NUMBER = /\d.*\d/
const AMOUNT = /^[-+]?\$?\d[\d,]*\.\d\d$/

/** An amount that nobody sees was meant for that of the page which has as many characters and differs in no more of them. */
const MOST_DIFFERENT = 2

/**
 * Numbers that nobody sees, in the place of other numbers, and amounts where something else is shown: programs that copy
 * the text of the page read them.
 */
export function ofTextBehindPrint(page: DrawnPage): FoundSignal[] {
  const { unseen, inOrder } = page
  if (unseen.length === 0 || unseen.length > MOST_UNSEEN * inOrder.length) return []
  const pieces = [...Map.groupBy(unseen, ({ order }) => order).values()].slice(0, MOST_PLACES)
  const found = pieces.flatMap((piece): Behind[] => {
    const area = areaOf(piece)
    const behind = textOf(piece).trim()
    const shown = textOf(inOrder.filter((glyph) => isIn(glyph, area))).trim()
    const isOther = NUMBER.test(behind) && NUMBER.test(shown) && plain(behind) !== plain(shown)
    if (isOther) return [{ isInPlace: true, detail: `${quoted(shown)} shown`, behind, area }]
    const isAlone = AMOUNT.test(behind) && !plain(shown).includes(plain(behind))
    if (!isAlone) return []
    const meant = meantFor(behind, page.runs)
    return [
      ...(meant ? [{ isInPlace: false, detail: `${quoted(textOf(meant))} shown`, behind, area: areaOf(meant) }] : []),
      { isInPlace: false, detail: 'nothing shown', behind, area },
    ]
  })
  if (found.length === 0) return []
  const evidence = found.map(({ detail, behind, area }) => ({
    ...placeOf(area, page),
    detail: `${detail}, ${quoted(behind)} in text that nobody sees`,
  }))
  const summary = `What the page shows differs from invisible text: ${evidence[0]!.detail}.`
  const severity = found.some(({ isInPlace }) => isInPlace) ? 'medium' : 'low'
  return [{ code: 'text_behind_differs', severity, summary, evidence }]
}

/** A number that nobody sees, and the place of what is shown. */
interface Behind {
  isInPlace: boolean
  detail: string
  behind: string
  area: Area
}

/** The only amount of the page that is most like it; null if it is on the page itself, or none is like it. */
function meantFor(behind: string, runs: DrawnPage['runs']): readonly DrawnGlyph[] | null {
  const alike = runs.flatMap((run) => {
    const differing = AMOUNT.test(textOf(run)) ? differingIn(plain(textOf(run)), plain(behind)) : Infinity
    return differing <= MOST_DIFFERENT ? [{ run, differing }] : []
  })
  const least = Math.min(...alike.map(({ differing }) => differing))
  const nearest = alike.filter(({ differing }) => differing === least)
  return least > 0 && nearest.length === 1 ? nearest[0]!.run : null
}

function differingIn(one: string, other: string): number {
  return one.length === other.length ? Array.from(one).filter((sign, i) => sign !== other[i]).length : Infinity
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

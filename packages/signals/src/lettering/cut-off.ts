import type { FoundSignal } from '@income/shared'
import { areaOf, placeOf, textOf, type DrawnGlyph, type DrawnPage } from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'
import { amountsIn } from './amount.ts'

type Run = readonly DrawnGlyph[]

/** In sizes: how far a letter may be from where the one before it ends. */
const NEXT = 0.1
/** Where more amounts are cut off, the page was made so. */
const MOST = 2

/** Amounts that are longer than their place, whose edge cuts off their last digit: what stood there before was shorter. */
export function ofAmountsCutOff(page: DrawnPage): FoundSignal[] {
  if (page.cut.length === 0) return []
  const found = amountsIn(page.runs.map((run) => withCut(run, page.cut))).filter(({ glyphs }) =>
    page.cut.includes(glyphs.at(-1)!),
  )
  if (found.length === 0 || found.length > MOST) return []
  const evidence = found.map(({ glyphs }) => ({
    ...placeOf(areaOf(glyphs), page),
    detail: `the end of ${quoted(textOf(glyphs))} is cut off`,
  }))
  return [{ code: 'amount_cut_off', severity: 'low', summary: `On the page, ${evidence[0]!.detail}.`, evidence }]
}

/** A run with the letters after it that do not show. */
function withCut(run: Run, cut: Run): Run {
  const last = run.at(-1)!
  const next = cut.find(
    ({ x, y, size }) =>
      x > last.x && Math.abs(x - last.x - last.advance) < NEXT * size && Math.abs(y - last.y) < NEXT * size,
  )
  return next && !run.includes(next) ? withCut([...run, next], cut) : run
}

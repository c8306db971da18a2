import type { FoundSignal } from '@income/shared'
import { ofTextDrawnLate } from './drawing/late/drawn-late.ts'
import { ofTextBehindPrint } from './drawing/text-behind-print.ts'
import { ofTypedOver } from './drawing/typed-over.ts'
import { ofDigitsReadOtherwise } from './lettering/digits-read-otherwise.ts'
import { ofDigitsThatDiffer } from './lettering/digits-differ.ts'
import { amountsIn } from './lettering/amount.ts'
import { ofAmountsCutOff } from './lettering/cut-off.ts'
import { ofEmptiedText } from './lettering/emptied.ts'
import { ofTextNotMeetingNext } from './lettering/not-meeting-next.ts'
import { ofTextRunningInto } from './lettering/running-into.ts'
import { ofUnalignedLine } from './lettering/unaligned-line.ts'
import { ofAmountsUnlikeTheirLike } from './lettering/unlike-its-like.ts'
import type { DrawnPage } from './model/drawn-page.ts'
import { ofWordsInOtherFonts } from './lettering/fonts/word-in-other-font.ts'

/** Every amount is compared with every other, and every cover and overlay with the glyphs: pages with more are skipped. */
const MOST_AMOUNTS = 1_000
const MOST_PAIRS = 4_000_000

/** The signals of what a page draws. */
export function signalsOfPage(page: DrawnPage): FoundSignal[] {
  const amounts = amountsIn(page.runs)
  const { covers, overlays, covered, visible } = page
  const pairs = (covers.length + overlays.length) * (covered.length + visible.length)
  if (amounts.length > MOST_AMOUNTS || pairs > MOST_PAIRS) return []
  const ofAmounts = [...ofDigitsThatDiffer(page, amounts), ...ofAmountsUnlikeTheirLike(page, amounts)]
  return [
    ...ofTypedOver(page),
    ...ofTextBehindPrint(page),
    ...ofTextDrawnLate(page),
    ...ofDigitsReadOtherwise(page),
    ...ofAmounts,
    ...ofTextRunningInto(page),
    ...ofTextNotMeetingNext(page),
    ...ofUnalignedLine(page),
    ...ofEmptiedText(page),
    ...ofAmountsCutOff(page),
    ...elsewhere(ofWordsInOtherFonts(page), ofAmounts),
  ]
}

/** Signals without the places that others name. */
function elsewhere(signals: readonly FoundSignal[], others: readonly FoundSignal[]): FoundSignal[] {
  const named = new Set(others.flatMap(({ evidence }) => evidence.map(({ box }) => String(box))))
  return signals.flatMap((signal) => {
    const evidence = signal.evidence.filter(({ box }) => !named.has(String(box)))
    return evidence.length === 0 ? [] : [{ ...signal, evidence }]
  })
}

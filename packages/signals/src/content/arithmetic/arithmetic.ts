import type { FoundSignal, Severity, SignalEvidence } from '@income/shared'
import { brokenBalances } from './broken-balances.ts'
import { comparedIn, comparesBoxes } from './compared-figures.ts'
import type { Arithmetic, Place } from './figures.ts'
import { explanationsOf } from './one-figure.ts'
import { ofMorePaychecks, taxesThatDisagree } from './stub-lines.ts'
import { unlikeOtherWages } from './wages-of-w2.ts'

/** Maximum number of amounts that may explain a failed sum: if there are more, none is reported. */
const FEW = 8
const FEWER = 6

/**
 * Failed checks of a document with a text layer, in which OCR cannot have misread a digit. `placed` are the signals that name
 * places on its pages.
 */
export function ofArithmetic(arithmetic: Arithmetic, pageStart: number, placed: readonly FoundSignal[]): FoundSignal[] {
  const { failed } = arithmetic
  const places = placesOf(arithmetic)
  if (places.length === 0 && !failed.some(({ certain }) => certain)) return []
  const names = [...new Set(failed.map(({ name }) => name))].join(', ')
  const what = names === '' ? places[0]!.detail : names
  const isBeside = placed.some((signal) => signal.severity !== 'info' && isPlaced(signal))
  const severity: Severity = isOfNoFigure(arithmetic, places) ? 'info' : isBeside ? 'medium' : 'low'
  const nowhere = { page: pageStart, box: null, detail: `failed: ${names}` }
  return [
    {
      code: 'figures_disagree',
      severity,
      summary: `Figures of the document contradict each other (${what}), and they were not read by OCR, which could have misread them.`,
      evidence: places.length > 0 ? places : [nowhere],
    },
  ]
}

/** Checks that fail together, from which on one figure that is part of none of their sums does not explain it. */
const SEVERAL = 3

/** Whether no figure explains the failed checks. Rows with balances may be of an exchanged page, which explains them, too. */
function isOfNoFigure({ failed, rows }: Arithmetic, places: readonly SignalEvidence[]): boolean {
  return places.length === 0 && failed.length >= SEVERAL && rows.every(({ balance }) => balance === null)
}

function isPlaced({ evidence }: FoundSignal): boolean {
  return evidence.some(({ box }) => box !== null)
}

/** The rows at which balances break, and the amounts that may explain a failed sum. Each place is listed once. */
function placesOf(arithmetic: Arithmetic): SignalEvidence[] {
  const { failed, figures, rows, lines, wages } = arithmetic
  const reported = new Map<string, SignalEvidence>()
  const tell = (places: readonly Place[], detail: string) => {
    for (const { page, box } of places) {
      const key = JSON.stringify([page, box])
      if (!reported.has(key)) reported.set(key, { page, box, detail })
    }
  }
  if (failed.some(({ name }) => name === 'running_balance')) {
    tell(brokenBalances(rows), 'the balance does not follow from the row')
  }
  for (const check of failed) tell(comparedIn(check, arithmetic), `compared by ${check.name}, which does not hold`)
  const sumsThatFail = failed.filter((check) => !comparesBoxes(check))
  for (const { figures: those, sums } of explanationsOf(sumsThatFail, figures)) {
    const isCertain = failed.some(({ name, certain }) => certain && sums.includes(name))
    const detail = `other digits would make ${sums.join(', ')} agree`
    if (those.length <= (isCertain ? FEW : FEWER)) tell(those, detail)
  }
  tell(taxesThatDisagree(lines), 'social security and Medicare taxes do not fit each other')
  tell(ofMorePaychecks(lines), 'its amount of the year is that of more paychecks than those of other lines')
  tell(unlikeOtherWages(wages), 'its wages differ from those of the other boxes, which agree')
  const doubted = figures.filter((figure) => figure.doubted)
  if (reported.size === 0 && doubted.length <= FEW && sumsThatFail.some(({ certain }) => certain))
    tell(doubted, 'part of a sum that does not hold')
  return [...reported.values()]
}

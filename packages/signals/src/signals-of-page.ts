import type { FoundSignal } from '@income/shared'
import { ofTypedOver } from './drawing/typed-over.ts'
import { ofDigitsThatDiffer } from './lettering/digits-differ.ts'
import { amountsIn } from './lettering/number.ts'
import { ofNumbersUnlikeTheirLike } from './lettering/unlike-its-like.ts'
import type { DrawnPage } from './model/drawn-page.ts'

/** Every number is held against every other, and every cover against what is covered: a page with more is not judged. */
const MOST_NUMBERS = 1_000
const MOST_PAIRS = 4_000_000

/** What a page draws, judged. */
export function signalsOfPage(page: DrawnPage): FoundSignal[] {
  const numbers = amountsIn(page.runs)
  if (numbers.length > MOST_NUMBERS || page.covers.length * page.covered.length > MOST_PAIRS) return []
  return [...ofTypedOver(page), ...ofDigitsThatDiffer(page, numbers), ...ofNumbersUnlikeTheirLike(page, numbers)]
}

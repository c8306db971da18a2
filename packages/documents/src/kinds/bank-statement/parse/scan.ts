import type { Page } from '../../../model/page.ts'
import type { Trace } from '../../../model/trace.ts'
import { withAmountsInText } from '../rows/amounts-in-text.ts'
import { withoutCarriedForward } from '../figures/carried-forward.ts'
import { withDatedOpenings } from '../figures/dated-balances.ts'
import { withOpeningRows } from '../rows/opening-row.ts'
import type { Part, RowPart } from './parts.ts'
import { isBare } from '../rows/row-parts.ts'
import { partsOf } from './scanner.ts'
import { withoutSumsOfDays } from '../rows/sums-of-days.ts'

/** Reads the pages of a statement line by line and says what each line is, under the heading and columns it stands. */
export function scan(pages: readonly Page[], trace?: Trace): Part[] {
  const parts = partsOf(pages, trace).flatMap((part) => (part.kind === 'row' && isBare(part) ? textOfRow(part) : part))
  return withDatedOpenings(withoutCarriedForward(withOpeningRows(withAmountsInText(withoutSumsOfDays(parts)))))
}

function textOfRow({ page, line, more }: RowPart): Part[] {
  return [line, ...more].map((l) => ({ kind: 'text', page, line: l }))
}

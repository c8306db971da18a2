import type { Line } from '../../page/lines.ts'
import { withAsidesApart } from './asides.ts'
import { withCentredCells } from './centred-cells.ts'
import { withCentredRows } from './centred-rows.ts'
import { withDatesBelow } from './dates-below.ts'
import { withoutOtherPeriods } from './other-periods.ts'
import { oneAfterTheOther } from './side-by-side.ts'
import { withoutSidebar } from './sidebar.ts'

/** A page's lines as they are meant to be read, where what stands side by side on it belongs to different things. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const apart = oneAfterTheOther(withAsidesApart(withoutOtherPeriods(lines)))
  return withCentredRows(withCentredCells(withoutSidebar(withDatesBelow(apart))))
}

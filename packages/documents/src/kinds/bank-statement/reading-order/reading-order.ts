import type { Line } from '../../../layout/lines.ts'
import { withoutBars } from '../../../layout/noise/bars.ts'
import { runPasses, type Heard, type Pass } from '../../../model/pass.ts'
import { withAsidesApart } from '../../../layout/reading-order/asides.ts'
import { withDatesWhole } from '../../../layout/reading-order/broken-dates.ts'
import { withCentredCells } from '../../../layout/reading-order/centred-cells.ts'
import { withCentredRows } from '../../../layout/reading-order/centred-rows.ts'
import { withDatesBelow } from '../../../layout/reading-order/dates-below.ts'
import { withMonthsOfMargin } from '../../../layout/reading-order/margin-months.ts'
import { withMarginTitles } from './margin-titles.ts'
import { withoutOtherPeriods } from '../../../layout/reading-order/other-periods.ts'
import { oneAfterTheOther } from './side-by-side.ts'
import { withoutSidebar } from '../../../layout/reading-order/sidebar.ts'

/** In this order: each sees the lines as the one before leaves them. */
export const PASSES: readonly Pass<readonly Line[]>[] = [
  { name: 'separators go', example: '400.00 | 06/03 Check 1002', run: withoutBars },
  { name: 'other periods go', example: 'Last statement 100.00  This statement 120.00', run: withoutOtherPeriods },
  { name: 'call-outs apart', example: 'a box of advice beside the rows', run: withAsidesApart },
  {
    name: 'side by side, one after the other',
    example: 'deposits at the left, checks at the right',
    run: oneAfterTheOther,
  },
  { name: 'titles in the margin', example: 'Deposits  06/03 Payroll 900.00', run: withMarginTitles },
  { name: 'broken dates', example: '05/3 1', run: withDatesWhole },
  { name: 'months in the margin', example: 'JUN  03 Grocer 20.00', run: withMonthsOfMargin },
  { name: 'dates below their rows', example: 'Grocer 20.00 / 06/03', run: withDatesBelow },
  { name: 'side panel goes', example: 'a column of contacts beside the rows', run: withoutSidebar },
  { name: 'centred cells', example: 'a description of two lines, its amount between them', run: withCentredCells },
  { name: 'centred rows', example: 'a date and amount beside the middle of three lines', run: withCentredRows },
]

/** A page's lines as they are meant to be read, where what stands side by side on it belongs to different things. */
export function inReadingOrder(lines: readonly Line[], heard?: Heard): readonly Line[] {
  return runPasses(PASSES, lines, undefined, heard)
}

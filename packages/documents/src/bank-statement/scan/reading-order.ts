import { lineInOrder, type Line } from '../../page/lines.ts'
import { withAsidesApart } from './asides.ts'
import { withDatesWhole } from './broken-dates.ts'
import { withCentredCells } from './centred-cells.ts'
import { withCentredRows } from './centred-rows.ts'
import { withDatesBelow } from './dates-below.ts'
import { withMonthsOfMargin } from './margin-months.ts'
import { withMarginTitles } from './margin-titles.ts'
import { withoutOtherPeriods } from './other-periods.ts'
import { oneAfterTheOther } from './side-by-side.ts'
import { withoutSidebar } from './sidebar.ts'

/** Lines without the bars that are set between columns: "400.00 | 6/3  Check 1002". */
function withoutBars(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(({ text }) => !/^[|¦]+$/.test(text))
    return words.length === line.words.length ? [line] : words.length > 0 ? [lineInOrder(words)] : []
  })
}

/** A page's lines as they are meant to be read, where what stands side by side on it belongs to different things. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const apart = withMarginTitles(oneAfterTheOther(withAsidesApart(withoutOtherPeriods(withoutBars(lines)))))
  return withCentredRows(withCentredCells(withoutSidebar(withDatesBelow(withMonthsOfMargin(withDatesWhole(apart))))))
}

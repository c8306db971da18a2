import type { Pass } from '../../../model/pass.ts'
import type { TotalCandidate } from '../totals/candidate.ts'
import { withoutBreakdowns } from './broken-down.ts'
import { withoutEmployersCosts } from './employers-costs.ts'
import type { MoneyLine } from './money-line.ts'
import { onceEach } from './once-each.ts'
import { withoutSumsOffTheirRow } from './unnamed.ts'

/** What of the lines read is no entry, told by the totals. */
export const LINE_PASSES: readonly Pass<readonly MoneyLine[], readonly TotalCandidate[]>[] = [
  { name: 'sum off its row', example: '(a nameless 831.15, the net)', run: withoutSumsOffTheirRow },
  { name: 'line printed twice', example: 'Regular 900.00 / Regular 900.00', run: onceEach },
  {
    name: 'breakdown of a line',
    example: 'Load 1 400.00 / Load 2 500.00 / Mileage pay 900.00',
    run: withoutBreakdowns,
  },
  { name: "employer's cost among the earnings", example: 'ER cost of health 210.00', run: withoutEmployersCosts },
]

import type { Paper } from '../paper/paper.ts'
import { drawTable, type Column } from '../paper/table.ts'
import { DEDUCTIONS, EARNINGS, TAXES } from '../people/payroll.ts'
import { drawEmployee, drawFacts } from './heads.ts'
import { column, drawHeading, ink, text } from './parts.ts'
import { deductionRows, earningRows } from './rows.ts'
import type { Printed, Stub } from './stub.ts'
import { amountOf } from './style.ts'

/** This period's amounts on the left and the year's in separate tables on the right. */
export function yearsApart(paper: Paper, stub: Stub): Printed {
  const { pay } = stub
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, 'Employee')
  drawFacts(paper, 350, 125, stub, 110)
  const hours = [column('Hours', 185), column('Rate', 225)]
  const worked = earningRows(stub, EARNINGS).map(([name, rate, time, amount]) => [name!, time!, rate!, amount!])
  const earned = earningRows(stub, EARNINGS).map((row) => [row[0]!, row.at(-1)!])
  const taken = deductionRows(stub, [...TAXES, ...DEDUCTIONS])
  drawHalf(paper, stub, {
    caption: 'CURRENT PERIOD',
    columns: [text('Earnings', 40), ...hours, column('Amount', 290)],
    earnings: worked,
    taken: taken.map(([name, amount]) => [name!, amount!]),
    totals: [pay.gross, pay.taxes + pay.deductions, pay.net],
  })
  drawHalf(paper, stub, {
    caption: 'YEAR TO DATE',
    columns: [text('Earnings', 330), column('Amount', 570)],
    earnings: earned,
    taken: taken.map(([name, , ytd]) => [name!, ytd!]),
    totals: [pay.grossYtd, pay.taxesYtd + pay.deductionsYtd, pay.netYtd],
  })
  return { netYtd: true, totalDeductions: true }
}

interface Half {
  caption: string
  columns: readonly [Column, ...Column[]]
  earnings: string[][]
  taken: string[][]
  totals: readonly [gross: bigint, taken: bigint, net: bigint]
}

function drawHalf(paper: Paper, stub: Stub, { caption, columns, earnings, taken, totals }: Half): void {
  const { wording: w } = stub.style
  const [gross, withheld, net] = totals.map((cents) => amountOf(cents, stub.style))
  const [name, ...others] = columns
  const blank = others.slice(1).map(() => '')
  const small = { ...ink(stub), size: 7.5 }
  paper.text(name.x, 200, caption, { size: 9, weight: 'bold' })
  const y = drawTable(paper, 216, columns, [...earnings, [w.gross, ...blank, gross!]], small)
  const rows = [...taken, ['Total Withholdings', withheld!], [w.net, net!]]
  drawTable(paper, y + 14, [text('Withholdings', name.x), others.at(-1)!], rows, small)
}

import type { Paper } from '../paper/paper.ts'
import { drawRow, drawTable, type Column } from '../paper/table.ts'
import { DEDUCTIONS, EARNINGS, TAXES, type LineKind } from '../people/payroll.ts'
import { printAmount } from '../print-amount.ts'
import { drawEmployee, drawEmployer, drawFacts } from './heads.ts'
import { column, ink, text } from './parts.ts'
import { earningRows } from './rows.ts'
import { linesOf, type Printed, type Stub } from './stub.ts'
import { amountOf } from './style.ts'

const LINE = 12.5
const NAMES = 110

/** Everything under one heading: earnings, then deductions with a minus sign, by group and indented; the net last. */
export function oneTable(paper: Paper, stub: Stub): Printed {
  const { pay, style } = stub
  drawEmployer(paper, 40, 56, stub)
  paper.text(360, 50, style.wording.title, { size: 15, weight: 'bold' })
  drawFacts(paper, 360, 70, stub, 90)
  drawEmployee(paper, 360, 150, stub, '')
  const money = [column('this period', 300), column('year to date', 375)]
  const columns = [text('Earnings', 40), column('rate', 160), column('hours', 215), ...money]
  let y = drawTable(paper, 215, columns, earningRows(stub, EARNINGS), ink(stub))
  const signed = (cents: bigint) => printAmount(cents, { dollarSign: true })
  const named: Column[] = [text('', NAMES), ...money]
  drawRow(paper, y, named, [style.wording.gross, signed(pay.gross), amountOf(pay.grossYtd, style)], {
    size: 8.5,
    weight: 'bold',
  })
  y += 1.6 * LINE
  paper.text(40, y, 'Deductions', { size: 8.5, weight: 'bold' })
  y = drawGroup(paper, y, 'Statutory', stub, TAXES, named)
  if (linesOf(stub, DEDUCTIONS).length > 0) y = drawGroup(paper, y + 0.5 * LINE, 'Other', stub, DEDUCTIONS, named)
  drawRow(paper, y + LINE, named, [style.wording.net, signed(pay.net)], { size: 9, weight: 'bold' })
  paper.text(NAMES, y + 4 * LINE, `Your federal taxable wages this period are ${signed(pay.gross)}`, { size: 8 })
  return { netYtd: false, totalDeductions: false }
}

function drawGroup(
  paper: Paper,
  y: number,
  title: string,
  stub: Stub,
  kinds: readonly LineKind[],
  columns: readonly Column[],
): number {
  paper.text(NAMES, y, title, { size: 8.5, weight: 'bold' })
  const lines = linesOf(stub, kinds)
  lines.forEach((line, i) => {
    const amounts = [amountOf(-line.amount, stub.style), amountOf(line.ytd, stub.style)]
    drawRow(paper, y + (i + 1) * LINE, columns, [stub.style.wording[line.kind], ...amounts], { size: 8.5 })
  })
  return y + (lines.length + 1) * LINE
}

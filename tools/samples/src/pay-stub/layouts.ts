import type { Paper } from '../paper/paper.ts'
import { drawTable, type Column, type TableInk } from '../paper/table.ts'
import { DEDUCTIONS, EARNINGS, TAXES } from '../people/payroll.ts'
import { printAmount } from '../print-amount.ts'
import { drawEmployee, drawEmployer, drawFacts } from './heads.ts'
import { deductionRows, earningRows, employerRows } from './rows.ts'
import type { Printed, Stub } from './stub.ts'
import { amountOf, type StubLayout } from './style.ts'

/** Draws a stub on the first page and says what of it is printed. */
export const LAYOUTS: Record<StubLayout, (paper: Paper, stub: Stub) => Printed> = {
  stacked,
  side_by_side: sideBySide,
  statement,
  summary_first: summaryFirst,
}

/** One table under the other over the width of the page, totals last. */
function stacked(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 130, stub, 'Employee')
  drawFacts(paper, 350, 130, stub, 110)
  const money = [column(w.current, 470), column(w.ytd, 570)]
  let y = drawTable(
    paper,
    210,
    earningColumns(w.earningsTitle, stub),
    withGross(stub, earningRows(stub, EARNINGS)),
    ink(stub),
  )
  y = drawTable(paper, y + 18, [text(w.taxesTitle, 40), ...money], deductionRows(stub, TAXES), ink(stub))
  y = drawTable(paper, y + 18, [text(w.deductionsTitle, 40), ...money], deductionRows(stub, DEDUCTIONS), ink(stub))
  y = drawEmployerLines(paper, y, stub, 40, money)
  drawNet(paper, y + 24, stub, money)
  return { netYtd: true, totalDeductions: false }
}

/** Earnings on the left, taxes and deductions on the right. */
function sideBySide(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, '')
  drawFacts(paper, 330, 125, stub, 110)
  const left = [
    text(w.earningsTitle, 36),
    column('Rate', 150),
    column('Hours', 190),
    column(w.current, 248),
    column(w.ytd, 310),
  ]
  const right = [text(w.taxesTitle, 330), column(w.current, 490), column(w.ytd, 576)]
  const leftEnd = drawTable(paper, 200, left, withGross(stub, earningRows(stub, EARNINGS)), { ...ink(stub), size: 7 })
  const taxesEnd = drawTable(paper, 200, right, deductionRows(stub, TAXES), { ...ink(stub), size: 7 })
  const more = [text(w.deductionsTitle, 330), column(w.current, 490), column(w.ytd, 576)]
  const rightEnd = drawTable(paper, taxesEnd + 12, more, deductionRows(stub, DEDUCTIONS), { ...ink(stub), size: 7 })
  drawNet(paper, Math.max(leftEnd, rightEnd) + 24, stub, [column(w.current, 490), column(w.ytd, 576)])
  return { netYtd: true, totalDeductions: false }
}

/** Rate, hours, this period and year to date beside the name of each line; deductions and taxes under one head, then the net. */
function statement(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  const { pay } = stub
  paper.text(572, 50, w.title, { size: 16, weight: 'bold', align: 'right' })
  drawEmployer(paper, 40, 60, stub)
  drawFacts(paper, 380, 80, stub, 100)
  drawEmployee(paper, 340, 160, stub, '')
  let y = drawTable(
    paper,
    225,
    earningColumns(w.earningsTitle, stub),
    withGross(stub, earningRows(stub, EARNINGS)),
    ink(stub),
  )
  const columns = [text('Deductions', 40), column('This Period', 470), column('Year to Date', 570)]
  const total = [
    w.deductions,
    amountOf(pay.taxes + pay.deductions, stub.style),
    amountOf(pay.taxesYtd + pay.deductionsYtd, stub.style),
  ]
  const rows = [...deductionRows(stub, [...TAXES, ...DEDUCTIONS]), total]
  y = drawTable(paper, y + 20, columns, rows, { ...ink(stub), lastRow: 'bold' })
  drawNet(paper, y + 20, stub, [column('', 470)])
  return { netYtd: false, totalDeductions: true }
}

/** Totals at the top, current and year to date, then what they are made of. */
function summaryFirst(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  const { pay } = stub
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, 'Paid to')
  drawFacts(paper, 330, 125, stub, 110)
  const cell = (cents: bigint) => printAmount(cents, { dollarSign: stub.style.dollarSigns })
  const summary: Column[] = [text('', 40), column(w.gross, 250), column(w.deductions, 410), column(w.net, 570)]
  const totals = [
    [w.current, cell(pay.gross), cell(pay.taxes + pay.deductions), cell(pay.net)],
    [w.ytd, cell(pay.grossYtd), cell(pay.taxesYtd + pay.deductionsYtd), cell(pay.netYtd)],
  ]
  let y = drawTable(paper, 205, summary, totals, ink(stub))
  y = drawTable(paper, y + 20, earningColumns(w.earningsTitle, stub), earningRows(stub, EARNINGS), ink(stub))
  const money = [column(w.current, 470), column(w.ytd, 570)]
  y = drawTable(paper, y + 18, [text(w.taxesTitle, 40), ...money], deductionRows(stub, TAXES), ink(stub))
  y = drawTable(paper, y + 18, [text(w.deductionsTitle, 40), ...money], deductionRows(stub, DEDUCTIONS), ink(stub))
  drawEmployerLines(paper, y, stub, 40, money)
  return { netYtd: true, totalDeductions: true }
}

function drawHeading(paper: Paper, stub: Stub): void {
  drawEmployer(paper, 40, 56, stub)
  paper.text(572, 56, stub.style.wording.title, { size: 14, weight: 'bold', align: 'right' })
  paper.rule(36, 100, 576, 100, 1)
}

function drawNet(paper: Paper, y: number, { pay, style }: Stub, [current, ytd]: readonly Column[]): void {
  const amount = (cents: bigint) => printAmount(cents, { dollarSign: style.dollarSigns })
  const left = current!.x > 400 ? 330 : 40
  paper.text(left, y, style.wording.net, { size: 10, weight: 'bold' })
  paper.text(current!.x, y, amount(pay.net), { size: 10, weight: 'bold', align: 'right' })
  if (ytd) paper.text(ytd.x, y, amount(pay.netYtd), { size: 10, weight: 'bold', align: 'right' })
}

function drawEmployerLines(paper: Paper, y: number, stub: Stub, x: number, money: readonly Column[]): number {
  if (stub.style.employerLines === 'left out') return y
  return drawTable(paper, y + 18, [text(stub.style.wording.employerTitle, x), ...money], employerRows(stub), ink(stub))
}

function withGross({ pay, style }: Stub, rows: string[][]): string[][] {
  return [...rows, [style.wording.gross, '', '', amountOf(pay.gross, style), amountOf(pay.grossYtd, style)]]
}

function earningColumns(title: string, { style: { wording: w } }: Stub): Column[] {
  return [text(title, 40), column('Rate', 300), column('Hours', 370), column(w.current, 470), column(w.ytd, 570)]
}

function text(title: string, x: number): Column {
  return { title, x, align: 'left' }
}

function column(title: string, x: number): Column {
  return { title, x, align: 'right' }
}

function ink(stub: Stub): TableInk {
  return { size: 8.5, heading: stub.style.heading }
}

import type { Paper } from '../paper/paper.ts'
import { drawTable, type Column } from '../paper/table.ts'
import { DEDUCTIONS, EARNINGS, TAXES } from '../people/payroll.ts'
import { printAmount } from '../print-amount.ts'
import { drawEmployee, drawEmployer, drawFacts } from './heads.ts'
import { across } from './across.ts'
import { oneTable } from './one-table.ts'
import { column, drawEmployerLines, drawHeading, drawNet, earningColumns, ink, text, withGross } from './parts.ts'
import { deductionRows, earningRows } from './rows.ts'
import type { Printed, Stub } from './stub.ts'
import { strip } from './strip.ts'
import { amountOf, type StubLayout } from './style.ts'
import { yearsApart } from './years-apart.ts'

/** Draws a stub at `top` or below, and returns what it printed. */
export const LAYOUTS: Record<StubLayout, (paper: Paper, stub: Stub, top: number) => Printed> = {
  stacked,
  side_by_side: sideBySide,
  statement,
  summary_first: summaryFirst,
  one_table: oneTable,
  across,
  hours_of_year: hoursOfYear,
  years_apart: yearsApart,
  strip,
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

/**
 * Rate, hours, this period and year to date beside the name of each line; deductions and taxes under one heading, then
 * the net.
 */
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

/** Totals at the top, current and year to date, then their components. */
function summaryFirst(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  const { pay } = stub
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, 'Paid to')
  drawFacts(paper, 330, 125, stub, 110)
  const cell = (cents: bigint) => printAmount(cents, { dollarSign: stub.style.dollarSigns })
  const summary: Column[] = [text('', 40), column(w.gross, 215), column(w.deductions, 400), column(w.net, 570)]
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

/** Hours of the year beside its amounts; taxes and deductions side by side below; every table with its sum. */
function hoursOfYear(paper: Paper, stub: Stub): Printed {
  const { wording: w } = stub.style
  const { pay } = stub
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, 'Employee')
  drawFacts(paper, 350, 125, stub, 110)
  const columns = [
    text(w.earningsTitle, 40),
    column('Rate', 240),
    column('Hours', 310),
    column(w.current, 400),
    column('YTD Hours', 480),
    column(w.ytd, 572),
  ]
  const rows = stub.pay.lines
    .filter((line) => EARNINGS.includes(line.kind))
    .map((line, i): string[] => {
      const [name, rate, hours, current, year] = earningRows(stub, EARNINGS)[i]!
      const hoursOfYear = line.rate ? printAmount((line.ytd * 100n) / line.rate) : ''
      return [name!, rate!, hours!, current!, hoursOfYear, year!]
    })
  const gross = [w.gross, '', '', amountOf(pay.gross, stub.style), '', amountOf(pay.grossYtd, stub.style)]
  const y = drawTable(paper, 205, columns, [...rows, gross], { ...ink(stub), lastRow: 'bold' })
  const total = (name: string, now: bigint, year: bigint) => [
    name,
    amountOf(now, stub.style),
    amountOf(year, stub.style),
  ]
  const small = { ...ink(stub), size: 7.5 }
  const taxes = [...deductionRows(stub, TAXES), total('Total Taxes', pay.taxes, pay.taxesYtd)]
  const taxColumns = [text(w.taxesTitle, 40), column(w.current, 210), column(w.ytd, 290)]
  const left = drawTable(paper, y + 22, taxColumns, taxes, small)
  const others = deductionRows(stub, DEDUCTIONS)
  const otherColumns = [text(w.deductionsTitle, 316), column(w.current, 486), column(w.ytd, 572)]
  const sums = others.length > 0 ? [total('Total Other', pay.deductions, pay.deductionsYtd)] : []
  const right = drawTable(paper, y + 22, otherColumns, [...others, ...sums], small)
  drawNet(paper, Math.max(left, right) + 24, stub, [column('', 486), column('', 572)])
  return { netYtd: true, totalDeductions: false }
}

import { sumCents } from '@income/shared'
import type { Paper } from '../paper/paper.ts'
import { drawTable, type Column } from '../paper/table.ts'
import { EARNINGS, TAXES, type LineKind } from '../people/payroll.ts'
import { printAmount } from '../print-amount.ts'
import { formatDay } from '../calendar.ts'
import { drawEmployee, drawFacts } from './heads.ts'
import { column, drawHeading, ink, text } from './parts.ts'
import { deductionRows, earningRows } from './rows.ts'
import { linesOf, type Printed, type Stub } from './stub.ts'

const PRE_TAX: readonly LineKind[] = ['retirement', 'health', 'dental', 'hsa']
const POST_TAX: readonly LineKind[] = ['after_tax']

/** From gross to net in one line across the page, then each part under its name. */
export function across(paper: Paper, stub: Stub): Printed {
  drawHeading(paper, stub)
  drawEmployee(paper, 40, 125, stub, 'Employee Name')
  drawFacts(paper, 350, 125, stub, 110)
  const summary = [
    text('', 40),
    column('Hours Worked', 170),
    column('Gross Pay', 250),
    column('Pre Tax Deductions', 345),
    column('Employee Taxes', 425),
    column('Post Tax Deductions', 515),
    column('Net Pay', 574),
  ]
  let y = drawTable(paper, 205, summary, [totals(stub, 'Current'), totals(stub, 'YTD')], { ...ink(stub), size: 7.5 })
  y = drawPart(paper, y + 24, 'Earnings', earnings(stub), stub)
  const half = (title: string, x: number, kinds: readonly LineKind[], top: number) =>
    linesOf(stub, kinds).length === 0
      ? top
      : drawPart(paper, top, title, { columns: described(x), rows: deductionRows(stub, kinds) }, stub)
  const left = half('Employee Taxes', 40, TAXES, y + 20)
  const right = half('Pre Tax Deductions', 320, PRE_TAX, y + 20)
  half('Post Tax Deductions', 40, POST_TAX, Math.max(left, right) + 12)
  return { netYtd: true, totalDeductions: false }
}

interface Part {
  columns: readonly Column[]
  rows: readonly string[][]
}

function drawPart(paper: Paper, y: number, title: string, { columns, rows }: Part, stub: Stub): number {
  paper.text(columns[0]!.x, y, title, { size: 9, weight: 'bold' })
  return drawTable(paper, y + 13, columns, rows, { ...ink(stub), size: 7.5 })
}

function described(x: number): Column[] {
  return [text('Description', x), column('Amount', x + 170), column('YTD', x + 250)]
}

function earnings(stub: Stub): Part {
  const { start, end } = stub.pay.period
  const dates = [start, end].map((day) => formatDay(day, stub.style.dateFormat)).join(' - ')
  const columns = [
    text('Description', 40),
    text('Dates', 150),
    column('Hours', 350),
    column('Rate', 410),
    column('Amount', 490),
    column('YTD', 572),
  ]
  const rows = earningRows(stub, EARNINGS).map(([name, rate, hours, ...money]) => [
    name!,
    hours ? dates : '',
    hours!,
    rate!,
    ...money,
  ])
  return { columns, rows }
}

function totals(stub: Stub, row: 'Current' | 'YTD'): string[] {
  const { pay, style } = stub
  const of = row === 'Current' ? 'amount' : 'ytd'
  const sum = (kinds: readonly LineKind[]) => sumCents(linesOf(stub, kinds).map((line) => line[of]))
  const hours = sumCents(linesOf(stub, EARNINGS).map((line) => (of === 'amount' ? (line.hours ?? 0n) : 0n)))
  const [gross, taxes, net] =
    of === 'amount' ? [pay.gross, pay.taxes, pay.net] : [pay.grossYtd, pay.taxesYtd, pay.netYtd]
  const money = [gross, sum(PRE_TAX), taxes, sum(POST_TAX), net]
  return [
    row,
    hours ? printAmount(hours) : '',
    ...money.map((cents) => printAmount(cents, { dollarSign: style.dollarSigns })),
  ]
}

import type { Paper } from '../paper/paper.ts'
import { drawTable, type Column, type TableInk } from '../paper/table.ts'
import { printAmount } from '../print-amount.ts'
import { drawEmployer } from './heads.ts'
import { employerRows } from './rows.ts'
import type { Stub } from './stub.ts'
import { amountOf } from './style.ts'

export function drawHeading(paper: Paper, stub: Stub): void {
  drawEmployer(paper, 40, 56, stub)
  paper.text(572, 56, stub.style.wording.title, { size: 14, weight: 'bold', align: 'right' })
  paper.rule(36, 100, 576, 100, 1)
}

export function drawNet(paper: Paper, y: number, { pay, style }: Stub, [current, ytd]: readonly Column[]): void {
  const amount = (cents: bigint) => printAmount(cents, { dollarSign: style.dollarSigns })
  const left = current!.x > 400 ? 330 : 40
  paper.text(left, y, style.wording.net, { size: 10, weight: 'bold' })
  paper.text(current!.x, y, amount(pay.net), { size: 10, weight: 'bold', align: 'right' })
  if (ytd) paper.text(ytd.x, y, amount(pay.netYtd), { size: 10, weight: 'bold', align: 'right' })
}

export function drawEmployerLines(paper: Paper, y: number, stub: Stub, x: number, money: readonly Column[]): number {
  if (stub.style.employerLines === 'left out') return y
  return drawTable(paper, y + 18, [text(stub.style.wording.employerTitle, x), ...money], employerRows(stub), ink(stub))
}

export function withGross({ pay, style }: Stub, rows: string[][]): string[][] {
  return [...rows, [style.wording.gross, '', '', amountOf(pay.gross, style), amountOf(pay.grossYtd, style)]]
}

export function earningColumns(title: string, { style: { wording: w } }: Stub): Column[] {
  return [text(title, 40), column('Rate', 300), column('Hours', 370), column(w.current, 470), column(w.ytd, 570)]
}

export function text(title: string, x: number): Column {
  return { title, x, align: 'left' }
}

export function column(title: string, x: number): Column {
  return { title, x, align: 'right' }
}

export function ink(stub: Stub): TableInk {
  return { size: 8.5, heading: stub.style.heading }
}

import type { Paper } from '../paper/paper.ts'
import { drawTable } from '../paper/table.ts'
import { DEDUCTIONS, EARNINGS, TAXES } from '../people/payroll.ts'
import { drawEmployer, drawFacts } from './heads.ts'
import { column, drawNet, ink, text, withGross } from './parts.ts'
import { deductionRows, earningRows } from './rows.ts'
import type { Printed, Stub } from './stub.ts'
import { amountOf } from './style.ts'

/** Height of a strip: three fit a page. */
export const STRIP = 250

/** A stub of a third of a page, torn off below the one before it. */
export function strip(paper: Paper, stub: Stub, top: number): Printed {
  const { wording: w } = stub.style
  const { pay, employment } = stub
  const small = { ...ink(stub), size: 7 }
  drawEmployer(paper, 40, top + 30, stub)
  paper.text(40, top + 72, `Employee: ${employment.person.name}`, { size: 9 })
  drawFacts(paper, 370, top + 30, stub, 112)
  const left = [text(w.earningsTitle, 36), column('Rate', 150), column('Hours', 190)]
  const money = [column(w.current, 490), column(w.ytd, 576)]
  const right = [text(w.deductionsTitle, 330), ...money]
  const earnings = withGross(stub, earningRows(stub, EARNINGS))
  drawTable(paper, top + 90, [...left, column(w.current, 248), column(w.ytd, 310)], earnings, small)
  const total = [pay.taxes + pay.deductions, pay.taxesYtd + pay.deductionsYtd].map((sum) => amountOf(sum, stub.style))
  const taken = [...deductionRows(stub, [...TAXES, ...DEDUCTIONS]), ['Total', ...total]]
  drawTable(paper, top + 90, right, taken, small)
  drawNet(paper, top + STRIP - 10, stub, money)
  return { netYtd: true, totalDeductions: true }
}

import { formatDay } from '../calendar.ts'
import type { Paper } from '../paper/paper.ts'
import { cityLine } from '../people/person.ts'
import { printAmount } from '../print-amount.ts'
import type { Stub } from './stub.ts'

const TOP = 610

/** The cheque, or its substitute if the pay is deposited, at the foot of the page. */
export function drawCheque(paper: Paper, { employment, pay, style }: Stub): void {
  const { employer, person } = employment
  const [dollars, cents] = [pay.net / 100n, String(pay.net % 100n).padStart(2, '0')]
  paper.rule(20, TOP, 592, TOP)
  paper.text(40, TOP + 24, employer.name, { size: 10, weight: 'bold' })
  paper.text(40, TOP + 36, employer.address.street, { size: 8 })
  paper.text(40, TOP + 47, cityLine(employer.address), { size: 8 })
  paper.text(400, TOP + 24, 'Pay Date:', { size: 8.5 })
  paper.text(480, TOP + 24, formatDay(pay.period.payDate, style.dateFormat), { size: 8.5 })
  paper.text(40, TOP + 76, 'Pay to the order of', { size: 8 })
  paper.text(140, TOP + 76, person.name, { size: 10 })
  paper.text(40, TOP + 96, 'This amount:', { size: 8 })
  paper.text(140, TOP + 96, `${dollars} AND ${cents}/100 DOLLARS`, { size: 9 })
  paper.text(572, TOP + 96, printAmount(pay.net, { dollarSign: true }), { size: 10, weight: 'bold', align: 'right' })
  paper.text(306, TOP + 130, 'NON-NEGOTIABLE', { size: 13, weight: 'bold', align: 'center', grey: 0.5 })
}

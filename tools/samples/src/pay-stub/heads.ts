import { formatDay } from '../calendar.ts'
import type { Paper } from '../paper/paper.ts'
import { cityLine } from '../people/person.ts'
import type { Stub } from './stub.ts'

const FREQUENCY_NAMES = {
  weekly: 'Weekly',
  biweekly: 'Biweekly',
  semimonthly: 'Semi-Monthly',
  monthly: 'Monthly',
} as const

/** Captions and values that identify whose pay this is and for when. */
function facts({ employment, pay, style }: Stub): [caption: string, value: string][] {
  const start = formatDay(pay.period.start, style.dateFormat)
  const end = formatDay(pay.period.end, style.dateFormat)
  const period: [string, string][] =
    style.period === 'range'
      ? [[style.wording.period, `${start} - ${end}`]]
      : [
          ['Period Beginning', start],
          ['Period Ending', end],
        ]
  return [
    ...period,
    [style.wording.payDate, formatDay(pay.period.payDate, style.dateFormat)],
    ...(style.frequency === 'printed'
      ? [['Pay Frequency', FREQUENCY_NAMES[employment.frequency]] as [string, string]]
      : []),
  ]
}

export function drawFacts(paper: Paper, x: number, y: number, stub: Stub, gap = 90): void {
  facts(stub).forEach(([caption, value], i) => {
    paper.text(x, y + i * 13, `${caption}:`, { size: 8.5 })
    paper.text(x + gap, y + i * 13, value, { size: 8.5, weight: 'bold' })
  })
}

export function drawEmployer(paper: Paper, x: number, y: number, { employment: { employer } }: Stub): void {
  paper.text(x, y, employer.name, { size: 12, weight: 'bold' })
  paper.text(x, y + 13, employer.address.street)
  paper.text(x, y + 24, cityLine(employer.address))
}

export function drawEmployee(
  paper: Paper,
  x: number,
  y: number,
  { employment: { person } }: Stub,
  caption: string,
): void {
  if (caption) paper.text(x, y, caption, { size: 8, grey: 0.3 })
  const top = caption ? y + 12 : y
  paper.text(x, top, person.name, { size: 10 })
  paper.text(x, top + 12, person.address.street)
  paper.text(x, top + 23, cityLine(person.address))
}

import type { Paper } from '../paper/paper.ts'
import { cityLine, type Person } from '../people/person.ts'
import type { Business, FilingStatus } from './income.ts'
import type { ReturnStyle } from './style.ts'

const STATUSES: readonly [FilingStatus | null, string][] = [
  ['single', 'Single'],
  ['married_filing_jointly', 'Married filing jointly'],
  [null, 'Married filing separately (MFS)'],
  ['head_of_household', 'Head of household (HOH)'],
  [null, 'Qualifying surviving spouse (QSS)'],
]

export function drawTaxpayer(
  paper: Paper,
  person: Person,
  status: FilingStatus | undefined,
  style: ReturnStyle,
): number {
  paper.text(36, 82, 'Filing Status', { size: 8, weight: 'bold' })
  let x = 100
  for (const [name, caption] of STATUSES) {
    paper.box(x, 75, 8, 8)
    if (name !== null && name === status) paper.text(x + 1.4, 82, 'X', { size: 8, weight: 'bold' })
    paper.text(x + 11, 82, caption, { size: 6.5 })
    x += 24 + paper.widthOf(caption, { size: 6.5 })
  }
  caption(paper, 36, 96, 'Your first name and middle initial')
  caption(paper, 220, 96, 'Last name')
  caption(paper, 452, 96, 'Your social security number')
  value(paper, 40, 108, person.first, style)
  value(paper, 224, 108, person.last, style)
  value(paper, 460, 108, person.ssn, style)
  caption(paper, 36, 122, 'Home address (number and street). If you have a P.O. box, see instructions.')
  value(paper, 40, 134, person.address.street, style)
  caption(paper, 36, 148, 'City, town, or post office. If you have a foreign address, also complete spaces below.')
  value(paper, 40, 160, cityLine(person.address), style)
  for (const y of [88, 114, 140, 166]) paper.rule(36, y, 576, y)
  return 186
}

export function drawScheduleName(
  paper: Paper,
  person: Person,
  business: Business | undefined,
  style: ReturnStyle,
): number {
  caption(paper, 36, 80, business ? 'Name of proprietor' : 'Name(s) shown on Form 1040, 1040-SR, or 1040-NR')
  value(paper, 40, 92, person.name, style)
  caption(paper, 452, 80, business ? 'Social security number (SSN)' : 'Your social security number')
  value(paper, 460, 92, person.ssn, style)
  paper.rule(36, 97, 576, 97)
  if (!business) return 116
  caption(paper, 36, 107, 'A  Principal business or profession, including product or service (see instructions)')
  value(paper, 48, 119, business.activity, style)
  caption(paper, 36, 132, 'C  Business name. If no separate business name, leave blank.')
  value(paper, 48, 144, business.name, style)
  caption(paper, 452, 132, 'D  Employer ID number (EIN) (see instr.)')
  value(paper, 464, 144, business.ein, style)
  paper.rule(36, 149, 576, 149)
  return 168
}

function caption(paper: Paper, x: number, y: number, text: string): void {
  paper.text(x, y, text, { size: 6 })
}

function value(paper: Paper, x: number, y: number, text: string, style: ReturnStyle): void {
  paper.text(x, y, text, { size: 9, face: style.valueFace })
}

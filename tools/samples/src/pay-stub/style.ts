import type { DateFormat } from '../calendar.ts'
import type { FaceName } from '../paper/paper.ts'
import { printAmount } from '../print-amount.ts'
import type { Random } from '../random.ts'
import { chooseWording, type Wording } from './wordings.ts'

export const STUB_LAYOUTS = [
  'stacked',
  'side_by_side',
  'statement',
  'summary_first',
  'one_table',
  'across',
  'hours_of_year',
  'years_apart',
  'strip',
] as const
export type StubLayout = (typeof STUB_LAYOUTS)[number]

/** Everything about a stub except its contents. */
export interface StubStyle {
  layout: StubLayout
  wording: Wording
  face: FaceName
  dateFormat: DateFormat
  dollarSigns: boolean
  /** Deductions printed as negative amounts. */
  negativeDeductions: boolean
  /** How a zero of this period is shown: printed or blank. */
  zeros: 'printed' | 'blank'
  /** The period as one range, or as separate dates. */
  period: 'range' | 'apart'
  frequency: 'printed' | 'left out'
  employerLines: 'printed' | 'left out'
  heading: 'shaded' | 'ruled' | 'plain'
  cheque: 'attached' | 'left out'
}

export function chooseStyle(random: Random, layout?: StubLayout): StubStyle {
  return {
    layout: layout ?? random.pick(STUB_LAYOUTS),
    wording: chooseWording(random),
    face: random.pick(['sans', 'sans', 'serif', 'typewriter'] as const),
    dateFormat: random.pick(['MM/DD/YYYY', 'MM/DD/YYYY', 'Mon DD, YYYY', 'MM/DD/YY'] as const),
    dollarSigns: random.chance(0.4),
    negativeDeductions: random.chance(0.25),
    zeros: random.pick(['printed', 'blank'] as const),
    period: random.pick(['range', 'apart'] as const),
    frequency: random.pick(['printed', 'left out'] as const),
    employerLines: random.pick(['printed', 'left out', 'left out'] as const),
    heading: random.pick(['shaded', 'ruled', 'plain'] as const),
    cheque: random.pick(['attached', 'left out', 'left out'] as const),
  }
}

export function amountOf(cents: bigint, style: StubStyle): string {
  if (cents === 0n && style.zeros === 'blank') return ''
  return printAmount(cents, { dollarSign: style.dollarSigns })
}

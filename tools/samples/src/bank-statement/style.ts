import type { DateFormat } from '../calendar.ts'
import type { FaceName } from '../paper/paper.ts'
import type { AmountStyle } from '../print-amount.ts'
import type { Random } from '../random.ts'

export const STATEMENT_LAYOUTS = [
  'running_balance',
  'debit_credit_columns',
  'daily_balance',
  'sections',
  'amount_first',
  'credit_union',
  'side_by_side',
] as const
export type StatementLayout = (typeof STATEMENT_LAYOUTS)[number]

export interface StatementStyle {
  layout: StatementLayout
  face: FaceName
  size: number
  dateFormat: DateFormat
  periodFormat: 'Month D, YYYY' | 'MM/DD/YYYY' | 'Mon DD, YYYY'
  periodWords: readonly [before: string, between: string]
  amounts: AmountStyle
  /** Long descriptions on one line, or over several. */
  descriptions: 'one line' | 'wrapped'
  accountCaption: string
  openingCaption: string
  closingCaption: string
  /** Where amounts stand beside a description of several lines. */
  amountsBeside: 'first line' | 'middle' | 'last line'
  /** Where the sum of a section is stated, if in a sentence. */
  sentence: 'above' | 'beside'
  disclosure: 'last page' | 'left out'
  holderName: 'as is' | 'capitals'
}

/** Newer traits use separate random sources, so that existing styles stay unchanged. */
function laterTraits(random: Random): Pick<StatementStyle, 'amountsBeside' | 'sentence'> {
  return {
    amountsBeside: random.fork('amounts').pick(['first line', 'first line', 'middle', 'last line'] as const),
    sentence: random.fork('sentence').pick(['above', 'beside'] as const),
  }
}

export function chooseStyle(random: Random, wanted?: StatementLayout): StatementStyle {
  const layout = wanted ?? random.pick(STATEMENT_LAYOUTS)
  return {
    layout,
    face: random.pick(['sans', 'sans', 'serif', 'typewriter'] as const),
    size: random.pick([7.5, 8, 8.5]),
    dateFormat:
      layout === 'credit_union'
        ? 'MM-DD'
        : random.pick(['MM/DD', 'MM/DD', 'M/D', 'MM/DD/YY', 'MM/DD/YYYY', 'Mon DD'] as const),
    periodFormat: random.pick(['Month D, YYYY', 'MM/DD/YYYY', 'Mon DD, YYYY'] as const),
    periodWords: random.pick([
      ['Statement Period:', 'through'],
      ['Statement period', '-'],
      ['For the period', 'to'],
      ['', 'through'],
    ] as const),
    amounts: {
      dollarSign: random.chance(0.2),
      grouping: random.chance(0.9),
      negative:
        layout === 'credit_union'
          ? 'trailing-minus'
          : random.pick(['leading-minus', 'leading-minus', 'parentheses', 'trailing-minus'] as const),
    },
    descriptions: random.pick(['one line', 'wrapped'] as const),
    accountCaption: random.pick(['Account number:', 'Account Number', 'Account #:', 'Primary account:']),
    openingCaption: random.pick(['Beginning balance', 'Beginning Balance', 'Opening balance', 'Previous balance']),
    closingCaption: random.pick(['Ending balance', 'Ending Balance', 'Closing balance']),
    disclosure: random.pick(['last page', 'left out'] as const),
    holderName: random.pick(['as is', 'capitals'] as const),
    ...laterTraits(random),
  }
}

import type { FaceName } from '../paper/paper.ts'
import type { Random } from '../random.ts'
import type { ExpenseColumns } from './schedules/schedule-c.ts'

export const RETURN_LAYOUTS = ['printed', 'form_fields'] as const
export type ReturnLayout = (typeof RETURN_LAYOUTS)[number]

export interface ReturnStyle {
  valueFace: FaceName
  rowHeight: number
  leaders: 'dots' | 'none'
  /** "46,000", "46,000." or "46,000.00". */
  cents: 'none' | 'point' | 'zeros'
  /** Losses in parentheses or with a minus. */
  negative: 'parentheses' | 'minus'
  fields: 'printed' | 'form fields'
  expenses: ExpenseColumns
}

export function chooseStyle(random: Random, layout?: ReturnLayout): ReturnStyle {
  return {
    valueFace: random.pick(['sans', 'typewriter'] as const),
    rowHeight: random.pick([14, 15, 16]),
    leaders: random.pick(['dots', 'none'] as const),
    cents: random.pick(['none', 'none', 'point', 'zeros'] as const),
    negative: random.pick(['parentheses', 'minus'] as const),
    fields: (layout ?? random.pick(RETURN_LAYOUTS)) === 'form_fields' ? 'form fields' : 'printed',
    expenses: random.pick(['one', 'two'] as const),
  }
}

export function printLine(dollars: bigint, style: ReturnStyle): string {
  const grouped = String(dollars < 0n ? -dollars : dollars).replace(/\B(?=(\d{3})+$)/g, ',')
  const text = grouped + { none: '', point: '.', zeros: '.00' }[style.cents]
  if (dollars >= 0n) return text
  return style.negative === 'parentheses' ? `(${text})` : `-${text}`
}

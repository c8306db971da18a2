import type { FaceName } from '../paper/paper.ts'
import { printAmount } from '../print-amount.ts'
import type { Random } from '../random.ts'

export const W2_LAYOUTS = ['one_up', 'two_up', 'four_up', 'substitute', 'form_fields'] as const
export type W2Layout = (typeof W2_LAYOUTS)[number]

export interface W2Style {
  layout: W2Layout
  /** The font of the contents. */
  face: FaceName
  valueSize: number
  grouping: boolean
  dollarSign: boolean
  /** The alignment of values in their boxes. */
  align: 'left' | 'right'
}

export function chooseStyle(random: Random, layout?: W2Layout): W2Style {
  return {
    layout: layout ?? random.pick(W2_LAYOUTS),
    face: random.pick(['sans', 'typewriter', 'serif'] as const),
    valueSize: random.pick([8, 9, 9.5]),
    grouping: random.chance(0.5),
    dollarSign: random.chance(0.1),
    align: random.pick(['left', 'right'] as const),
  }
}

export function amountIn(style: W2Style, cents: bigint | null): string {
  return cents === null ? '' : printAmount(cents, { grouping: style.grouping, dollarSign: style.dollarSign })
}

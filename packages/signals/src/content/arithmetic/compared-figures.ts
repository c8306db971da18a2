import type { FailedCheck, PlacedFigure } from './figures.ts'

/** The boxes of a W-2 that a check compares: if the check fails, one of them is wrong. */
const BOXES: readonly (readonly [check: RegExp, boxes: (match: RegExpExecArray) => readonly string[]])[] = [
  [/^social_security_rate$/, () => ['box_3', 'box_4', 'box_7']],
  [/^medicare_rate$/, () => ['box_5', 'box_6']],
  [/^federal_tax_below_wages$/, () => ['box_1', 'box_2']],
  [/^deferrals_within_medicare_wages$/, () => ['box_1', 'box_5']],
  [/^social_security_wages_within_medicare_wages$/, () => ['box_3', 'box_5', 'box_7']],
  [/^social_security_wage_base$/, () => ['box_3', 'box_7']],
  [/^state_wages_(\d+)$/, ([, state]) => [`box_16_${state}`]],
  [/^state_tax_(\d+)$/, ([, state]) => [`box_16_${state}`, `box_17_${state}`]],
]

/** Names of the fields that a check compares; empty if it compares sums of lines. */
function comparedFields(check: string): readonly string[] {
  for (const [pattern, boxes] of BOXES) {
    const match = pattern.exec(check)
    if (match) return boxes(match)
  }
  return []
}

/** Checks that compare two amounts of one line. */
const OF_ONE_LINE: Readonly<Record<string, readonly ('expected' | 'actual')[]>> = {
  rate_times_hours: ['actual'],
  ytd_not_below_current: ['expected', 'actual'],
}

/** The figures that a check compares, other than as parts of a sum. */
export function comparedIn({ name, amounts }: FailedCheck, figures: readonly PlacedFigure[]): PlacedFigure[] {
  const fields = comparedFields(name)
  const own = (OF_ONE_LINE[name] ?? []).flatMap((which) => amounts?.[which] ?? [])
  return figures.filter(
    ({ field, line, cents }) => (field !== null && fields.includes(field)) || (line !== null && own.includes(cents)),
  )
}

import type { Arithmetic, FailedCheck, PlacedFigure } from './figures.ts'

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

/** Whether a check compares boxes of a W-2, other than a sum. */
export const comparesBoxes = ({ name }: FailedCheck) => comparedFields(name).length > 0

/**
 * The boxes of a W-2 that all failed checks compare, one of which must be wrong. If there is none, one changed box does not
 * explain the form: it was misread, or made up as samples are.
 */
function suspectedBoxes(failed: readonly FailedCheck[]): readonly string[] {
  const [first = [], ...others] = failed.map(({ name }) => comparedFields(name)).filter(({ length }) => length > 0)
  return first.filter((box) => others.every((boxes) => boxes.includes(box)))
}

/** The figures that a check compares, other than as parts of a sum. */
export function comparedIn(
  { name, amounts }: FailedCheck,
  { failed, figures }: Pick<Arithmetic, 'failed' | 'figures'>,
): PlacedFigure[] {
  const suspected = suspectedBoxes(failed)
  const fields = comparedFields(name).filter((field) => suspected.includes(field))
  const own = (OF_ONE_LINE[name] ?? []).flatMap((which) => amounts?.[which] ?? [])
  return figures.filter(
    ({ field, line, cents }) => (field !== null && fields.includes(field)) || (line !== null && own.includes(cents)),
  )
}

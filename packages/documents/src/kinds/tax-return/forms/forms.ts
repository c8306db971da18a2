import type { PrintedForm } from '../form/printed-form.ts'
import { FORM_1040 } from './form-1040.ts'
import type { FormLine } from './form-line.ts'
import { K1_1041 } from './k1-1041.ts'
import { K1_1065 } from './k1-1065.ts'
import { K1_1120S } from './k1-1120s.ts'
import { SCHEDULE_1 } from './schedule-1.ts'
import { SCHEDULE_B } from './schedule-b.ts'
import { SCHEDULE_C } from './schedule-c.ts'
import { SCHEDULE_D } from './schedule-d.ts'
import { SCHEDULE_E } from './schedule-e.ts'
import { SCHEDULE_F } from './schedule-f.ts'
import { SCHEDULE_SE } from './schedule-se.ts'

/** The forms whose lines are known beforehand. Of the others every numbered line is read, and no sum is checked. */
export const FORMS: Readonly<Partial<Record<PrintedForm, readonly FormLine[]>>> = {
  '1040': FORM_1040,
  '1040-sr': FORM_1040,
  schedule_1: SCHEDULE_1,
  schedule_b: SCHEDULE_B,
  schedule_c: SCHEDULE_C,
  schedule_d: SCHEDULE_D,
  schedule_e: SCHEDULE_E,
  schedule_f: SCHEDULE_F,
  schedule_se: SCHEDULE_SE,
  k1_1065: K1_1065,
  k1_1120s: K1_1120S,
  k1_1041: K1_1041,
}

/** The lines of a year's form, in its order; none where the year is not known. */
export function formLines(form: PrintedForm, year: string | null): FormLine[] {
  const printed = Number(year)
  return (FORMS[form] ?? []).filter(({ years: [from, to] }) => from <= printed && printed <= to)
}

/** The years of whose form most of these lines are: what is left open where the year cannot be read. */
export function yearsWith(form: PrintedForm, filled: readonly string[]): string[] {
  const begins = new Set((FORMS[form] ?? []).map(({ years: [from] }) => String(from)))
  const known = [...begins].map((year) => {
    const lines = new Set(formLines(form, year).map(({ line }) => line))
    return { year, count: filled.filter((line) => lines.has(line)).length }
  })
  const most = Math.max(...known.map(({ count }) => count))
  return known.filter(({ count }) => count === most).map(({ year }) => year)
}

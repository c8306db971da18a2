import type { PrintedForm } from '../form/printed-form.ts'
import { FORM_1040 } from './form-1040.ts'
import { FORM_1065 } from './form-1065.ts'
import { FORM_1120 } from './form-1120.ts'
import { FORM_1120_S } from './form-1120s.ts'
import { FORM_8825 } from './form-8825.ts'
import { linesOfYear, type FormLine, type LineEntry } from '../../../forms/form-line.ts'
import { SCHEDULE_1 } from './schedules/schedule-1.ts'
import { SCHEDULE_B } from './schedules/schedule-b.ts'
import { SCHEDULE_C } from './schedules/schedule-c.ts'
import { SCHEDULE_D } from './schedules/schedule-d.ts'
import { SCHEDULE_E } from './schedules/schedule-e.ts'
import { SCHEDULE_F } from './schedules/schedule-f.ts'
import { K1_1041, K1_1065, K1_1120S } from './schedules/schedule-k1.ts'
import { SCHEDULE_SE } from './schedules/schedule-se.ts'

/** The forms whose lines are known. On other forms every numbered line is read, and no sum is checked. */
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
  '1065': FORM_1065,
  '1120-s': FORM_1120_S,
  '1120': FORM_1120,
  '8825': FORM_8825,
}

/** The lines of a year's form, in order; none if the year is unknown. */
export const formLines = (form: PrintedForm, year: string | null): FormLine[] => linesOfYear(FORMS[form] ?? [], year)

/** The names of the checks of all sums, of any form and year. */
export const SUM_NAMES: readonly string[] = [
  ...new Set(Object.values(FORMS).flatMap((lines) => lines.flatMap(({ sums }) => sums.map(({ name }) => name)))),
]

export interface LeafLine extends LineEntry {
  line: string
}

/** The lines that make entries. */
export const leafLinesOf = (form: PrintedForm, year: string | null): LeafLine[] =>
  formLines(form, year).flatMap(({ line, entry }) => (entry ? [{ line, ...entry }] : []))

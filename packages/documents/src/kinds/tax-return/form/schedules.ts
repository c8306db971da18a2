import type { PrintedForm } from './printed-form.ts'

export interface ScheduleName {
  /** As printed after the word "Schedule". */
  name: string
  form: PrintedForm
  title: RegExp
}

/** The schedules of Form 1040 that are documents of their own. */
export const SCHEDULES: readonly ScheduleName[] = [
  { name: '1', form: 'schedule_1', title: /Additional\s*Income/i },
  { name: '2', form: 'schedule_2', title: /Additional\s*Taxes|\bTax\b/i },
  { name: '3', form: 'schedule_3', title: /Credits/i },
  { name: 'A', form: 'schedule_a', title: /Itemized\s*Deductions/i },
  { name: 'B', form: 'schedule_b', title: /Interest\s*and\s*Ordinary/i },
  { name: 'C', form: 'schedule_c', title: /Profit\s*or\s*Loss\s*From\s*Business/i },
  { name: 'D', form: 'schedule_d', title: /Capital\s*Gains/i },
  { name: 'E', form: 'schedule_e', title: /Supplemental\s*Income/i },
  { name: 'F', form: 'schedule_f', title: /Profit\s*or\s*Loss\s*From\s*Farming/i },
  { name: 'SE', form: 'schedule_se', title: /Self-?\s*Employment\s*Tax/i },
]

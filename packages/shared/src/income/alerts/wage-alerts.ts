import type { AlertMeaning } from './meaning.ts'

/** Alerts of models of wages. */
export const WAGE_ALERTS = {
  declining_variable_pay: {
    severity: 'warning',
    meaning: 'variable pay fell',
    action: 'Ask the employer whether it will continue, and at what level.',
  },
  employment_dates_unknown: {
    severity: 'note',
    meaning: 'no document shows when an employment began',
    action: 'Ask for the start date or a verification of employment, and enter the date as hire_date.',
  },
  employment_not_current: {
    severity: 'warning',
    meaning: 'later documents of the same person show other work',
    action: 'If the employment continues, ask for a current pay stub; accept one of its entries to count it.',
  },
  no_current_pay_stub: {
    severity: 'warning',
    meaning: 'no pay stub of the last 30 days shows that the employment continues',
    action: 'Ask for the latest pay stub, or a verification of employment.',
  },
  off_cycle_stub: {
    severity: 'note',
    meaning: 'a pay stub shows a bonus or a correction, but no base pay',
    action: 'If it is the only stub, ask for one that shows base pay; otherwise nothing is required.',
  },
  paid_part_of_year: {
    severity: 'warning',
    meaning: "a year's pay comes in fewer paychecks than the year has pay periods",
    action: "Confirm the contract's annual pay with the employer.",
  },
  part_period_stub: {
    severity: 'note',
    meaning: 'a pay stub shows base pay for only part of a period',
    action: 'Ask why; if it is the only stub, ask for one that covers a whole period.',
  },
  pay_frequency_contradiction: {
    severity: 'note',
    meaning: 'the pay frequency, as printed or as a reviewer entered it, does not match the pay period',
    action: 'Confirm the frequency with the employer.',
  },
  pay_frequency_unknown: {
    severity: 'warning',
    meaning: 'no document shows how often the employee is paid',
    action: 'Ask for a second consecutive pay stub, or a verification of employment.',
  },
  secondary_job_history: {
    severity: 'warning',
    meaning: 'a second job was left out: its documents do not show the history that the guideline asks for',
    action: 'Ask for its W-2s of the last two years, or confirm its history.',
  },
  short_variable_history: {
    severity: 'note',
    meaning: 'variable pay rests on less than 24 months',
    action: 'Document what compensates for the shorter history.',
  },
  variable_pay_left_out: {
    severity: 'note',
    meaning: 'variable pay was left out: it does not have the history by type that the guideline asks for',
    action: 'Ask for the year-end stubs of the last two years, or a verification of employment by type of pay.',
  },
  w2_without_year: {
    severity: 'warning',
    meaning: 'a W-2 shows no year or no wages',
    action: 'Correct the field to match the page, or ask for a legible copy.',
  },
  w2s_add_up: {
    severity: 'warning',
    meaning: 'W-2s of one employer for one year count together, as those of different states do',
    action: 'Make sure that none of them repeats or corrects another, and refuse one that does.',
  },
  year_to_date_restarted: {
    severity: 'warning',
    meaning:
      'the year-to-date amounts of the pay stubs begin anew within a year, as they do with a new payroll provider; both parts were added',
    action: 'Confirm the change with the employer, and compare the amounts with the stubs before and after it.',
  },
  ytd_above_base_pay: {
    severity: 'warning',
    meaning: 'year-to-date base pay is well above what the current base pay implies',
    action: 'Ask for the reason, such as a cut in pay or hours, or pay in advance.',
  },
  ytd_below_base_pay: {
    severity: 'warning',
    meaning: 'year-to-date base pay is well below what the current base pay implies',
    action:
      'Ask for the reason, such as a start during the year (enter it as hire_date), unpaid leave, fewer hours or a recent raise.',
  },
} as const satisfies Record<string, AlertMeaning>

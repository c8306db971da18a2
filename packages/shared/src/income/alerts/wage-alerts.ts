import type { AlertMeaning } from './meaning.ts'

/** Alerts of models of wages. */
export const WAGE_ALERTS = {
  declining_variable_pay: {
    severity: 'warning',
    meaning: 'pay that varies fell',
    action: 'Ask the employer whether it will continue, and at what level.',
  },
  employment_dates_unknown: {
    severity: 'note',
    meaning: 'nothing shows when an employment began',
    action: 'Ask for the start date, or a verification of employment.',
  },
  employment_not_current: {
    severity: 'warning',
    meaning: 'later documents of the same person show other work',
    action: 'Ask for a current pay stub where the employment lasts; accept an entry of it to count it.',
  },
  no_current_pay_stub: {
    severity: 'warning',
    meaning: 'no pay stub of the last 30 days shows that the work lasts',
    action: 'Ask for the latest pay stub, or a verification of employment.',
  },
  off_cycle_stub: {
    severity: 'note',
    meaning: 'a pay stub pays no base, but a bonus or a correction',
    action: 'Nothing: base pay rests on another stub.',
  },
  paid_part_of_year: {
    severity: 'warning',
    meaning: "a year's pay comes in fewer paychecks than the year has pay periods",
    action: "Confirm the contract's annual pay with the employer.",
  },
  part_period_stub: {
    severity: 'note',
    meaning: 'a pay stub pays base for part of a period',
    action: 'Ask why; where it is the only stub, ask for one of a whole period.',
  },
  pay_frequency_contradiction: {
    severity: 'note',
    meaning: 'the pay frequency printed is not that of the pay period',
    action: 'Confirm the frequency with the employer.',
  },
  pay_frequency_unknown: {
    severity: 'warning',
    meaning: 'nothing tells how often the pay comes',
    action: 'Ask for a second consecutive pay stub, or a verification of employment.',
  },
  secondary_job_history: {
    severity: 'warning',
    meaning: 'a second job was left out: its papers do not show the history the guideline asks for',
    action: 'Ask for its W-2s of the last two years, or confirm its history.',
  },
  short_variable_history: {
    severity: 'note',
    meaning: 'pay that varies rests on less than 24 months',
    action: 'Name what makes up for the shorter history.',
  },
  variable_pay_left_out: {
    severity: 'note',
    meaning: 'pay that varies was left out: it has not the history by type that the guideline asks for',
    action: 'Ask for the year-end stubs of the last two years, or a verification of employment by type of pay.',
  },
  w2_without_year: {
    severity: 'warning',
    meaning: 'a W-2 shows no year or no wages',
    action: 'Correct the field from the page, or ask for a legible copy.',
  },
  ytd_above_base_pay: {
    severity: 'warning',
    meaning: 'year-to-date base pay is well above what the base pay promises',
    action: 'Ask for the reason: a cut in pay or hours, pay that was paid ahead.',
  },
  ytd_below_base_pay: {
    severity: 'warning',
    meaning: 'year-to-date base pay is well below what the base pay promises',
    action: 'Ask for the reason: unpaid leave, fewer hours, a recent raise.',
  },
} as const satisfies Record<string, AlertMeaning>

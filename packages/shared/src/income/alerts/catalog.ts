import type { IncomeAlert } from '../../contract/model.ts'

/**
 * How far a figure may be relied on while an alert stands: `critical`, not at all; `warning`, once what it asks
 * for is done; `note`, as it is.
 */
export const ALERT_SEVERITIES = ['critical', 'warning', 'note'] as const
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number]

export interface AlertMeaning {
  severity: AlertSeverity
  /** What was found, whatever the package. */
  meaning: string
  /** What the reviewer does about it. */
  action: string
}

/** Every alert an income model may carry. docs/documents.md lists them in this order. */
export const ALERTS = {
  document_check_failed: {
    severity: 'critical',
    meaning: 'a document that the figure rests on failed a check',
    action: 'Compare the document with the original; correct what was misread, or refuse it.',
  },
  decision_without_effect: {
    severity: 'warning',
    meaning: 'a method that a reviewer chose can no longer be had, so the rules decided',
    action: 'Choose anew among the alternatives of now, or undo the decision.',
  },

  override_without_effect: {
    severity: 'note',
    meaning: 'a decision on an entry does not change the figure',
    action: 'Nothing, or undo it; the message says what the figure rests on.',
  },
  stale_documents: {
    severity: 'critical',
    meaning: 'even the latest document is too old',
    action: 'Ask for current documents.',
  },
  declining_income: {
    severity: 'warning',
    meaning: 'income falls from one year to the next, or in the last three months',
    action: 'Ask why it fell, and whether it has become stable.',
  },

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
  income_jump: {
    severity: 'warning',
    meaning:
      'pay or business income is more than 20% above the year before, or deposits of the last three months far above the average',
    action: 'Ask for the reason, and whether it will last: a promotion, a new customer, a W-2 of part of a year.',
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
  account_not_numbered: {
    severity: 'note',
    meaning: 'statements without an account number were put together by bank and holder',
    action: 'Make sure that they are of one account.',
  },
  business_receipts_in_personal_account: {
    severity: 'warning',
    meaning: 'business receipts come into a personal account',
    action: 'Ask for the business account, or treat this one as a business account with its expenses.',
  },
  frequent_nsf: {
    severity: 'warning',
    meaning: 'insufficient funds more than three times in twelve months',
    action: 'Ask for an explanation; many programs allow three.',
  },
  large_unexplained_deposits: {
    severity: 'warning',
    meaning: 'large deposits without a known source were left out',
    action: 'Ask where they come from; accept those that are income.',
  },
  missing_statements: {
    severity: 'warning',
    meaning: 'no statement covers some days between the first and the last',
    action: 'Ask for the missing statements.',
  },
  nothing_eligible: {
    severity: 'critical',
    meaning: 'no deposit of the accounts counts as income',
    action: 'Look through the deposits; accept those that are income, or take another model.',
  },
  short_history: {
    severity: 'warning',
    meaning: 'the statements cover less than 12 months',
    action: 'Ask for statements of 12 or 24 consecutive months.',
  },
  statement_without_period: {
    severity: 'warning',
    meaning: 'a statement without a period adds its amounts, but no month',
    action: 'Correct the period from the page.',
  },
  unequal_histories: {
    severity: 'note',
    meaning: 'the accounts are covered by different numbers of months',
    action: 'Ask for the statements that are missing, or when the shorter account was opened.',
  },
  unexplained_deposits: {
    severity: 'note',
    meaning: 'deposits count although their descriptions tell no source',
    action: 'Look through them; refuse those that are no income.',
  },

  continuance: {
    severity: 'warning',
    meaning: 'income that may end: alimony, a retirement account, a disability benefit',
    action: 'Ask for proof that it continues for three years, and confirm it.',
  },
  housing_payment_not_taken_off: {
    severity: 'warning',
    meaning: "the property's mortgage payment, taxes and insurance are not in the figure",
    action: 'Take the full monthly payment off the rental income.',
  },
  income_above_distributions: {
    severity: 'warning',
    meaning: 'the income of a partnership or corporation was limited to what it paid out',
    action: 'Test the liquidity of the business, should more be needed.',
  },
  meals_may_be_whole: {
    severity: 'note',
    meaning: 'meals of 2021 and 2022 may have been deducted in full',
    action: 'Ask the preparer; taking line 24b off may be too much.',
  },
  minority_owner: {
    severity: 'note',
    meaning: 'less than 25 % of a partnership or corporation is owned',
    action: 'The owner is not self-employed: the Schedule K-1 and what was paid out are enough.',
  },
  mileage_rate_unknown: {
    severity: 'note',
    meaning: 'business miles were not added back, for the rate of the year is not known',
    action: 'Add the depreciation of the miles by hand.',
  },
  net_result_missing: {
    severity: 'critical',
    meaning: 'a Schedule C or F shows no net result',
    action: 'Correct the line from the page, or ask for a legible copy.',
  },
  no_distribution_history: {
    severity: 'warning',
    meaning: 'a partnership or corporation paid nothing out, so its income does not count',
    action: 'Test the liquidity of the business, and confirm it; or show that distributions were made.',
  },
  one_year_only: {
    severity: 'warning',
    meaning: 'a source has one tax year only',
    action: 'Ask for the return of the year before, or how long the business has existed.',
  },
  overlapping_models: {
    severity: 'warning',
    meaning: 'two models count, or could count, the same income',
    action: 'Add up only models that rest on different income.',
  },
  ownership_unknown: {
    severity: 'note',
    meaning: 'a Schedule K-1 does not say how much of the business is owned',
    action: 'Ask for the share: from 25 % on the owner is self-employed.',
  },
  rollover_possible: {
    severity: 'note',
    meaning: 'an IRA or pension of which nothing is taxed was left out',
    action: 'Ask whether it was paid or rolled over; accept the entry where it was paid.',
  },
  self_employed_owner: {
    severity: 'note',
    meaning: '25 % or more of a partnership or corporation is owned',
    action: 'Ask for the returns of the business, and test its liquidity.',
  },
  schedules_missing: {
    severity: 'critical',
    meaning: 'a return shows income of schedules that are not in the package',
    action: 'Ask for the complete return with all schedules.',
  },
  source_ended: {
    severity: 'note',
    meaning: 'income of an earlier year is not on the latest return',
    action: 'Ask whether the source has ended.',
  },
} as const satisfies Record<string, AlertMeaning>

export type AlertCode = keyof typeof ALERTS

/** An alert as models carry it, its code one of the catalog's. */
export interface Alert extends IncomeAlert {
  code: AlertCode
}

/** The catalog's entry for a code; null for one of an older version that has it no longer. */
export function alertMeaning(code: string): AlertMeaning | null {
  return Object.hasOwn(ALERTS, code) ? ALERTS[code as AlertCode] : null
}

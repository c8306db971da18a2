import type { AlertMeaning } from './meaning.ts'

/** Alerts of models of tax returns. */
export const RETURN_ALERTS = {
  corporate_income_unconfirmed: {
    severity: 'warning',
    meaning: 'the income of a corporation (Form 1120) was left out: its return does not show who owns it',
    action: 'Once both are proven, confirm that the borrower owns all of it and that it can pay out what it earns.',
  },
  guaranteed_payments_one_year: {
    severity: 'warning',
    meaning: 'guaranteed payments of a partnership were left out: only one of the latest two years shows them',
    action: 'Ask for the agreement, or an earlier Schedule K-1 that shows them; accept the entries to count them.',
  },
  housing_payment_not_taken_off: {
    severity: 'warning',
    meaning: "the property's mortgage payment, taxes and insurance are not in the figure",
    action: 'Subtract the full monthly payment from the rental income.',
  },
  income_above_distributions: {
    severity: 'warning',
    meaning: 'the income of a partnership or corporation was limited to what it paid out',
    action: 'Test the liquidity of the business if more income is needed.',
  },
  manual_underwriting: {
    severity: 'warning',
    meaning: 'income of a business falls by more than the guideline allows for automated approval (FHA: 20 %)',
    action: 'Underwrite manually; document why it fell, and that it has been stable since.',
  },
  meals_may_be_whole: {
    severity: 'note',
    meaning: 'meals of 2021 and 2022 may have been deducted in full',
    action: 'Ask the preparer; subtracting line 24b may be too much.',
  },
  minority_owner: {
    severity: 'note',
    meaning: 'the borrower owns less than 25 % of a partnership or corporation',
    action: 'The owner is not self-employed: the Schedule K-1 and what was paid out are enough.',
  },
  actual_car_expenses: {
    severity: 'note',
    meaning:
      'business miles were not added back because line 9 of Schedule C is less than the standard mileage rate gives',
    action: 'Nothing is required: a car’s depreciation is on line 13. Check line 9 if it may have been misread.',
  },
  mileage_rate_unknown: {
    severity: 'note',
    meaning: 'business miles were not added back because the rate of the year is not known',
    action: 'Add the depreciation of the miles manually.',
  },
  net_result_missing: {
    severity: 'critical',
    meaning: 'a Schedule C or F shows no net result',
    action: 'Correct the line to match the page, or ask for a legible copy.',
  },
  no_distribution_history: {
    severity: 'warning',
    meaning: 'a partnership or corporation made no distributions, so its income does not count',
    action: 'Test the liquidity of the business and confirm it, or show that distributions were made.',
  },
  different_taxpayers: {
    severity: 'warning',
    meaning: 'the tax returns belong to different people',
    action: 'Refuse the returns of anyone who is not a borrower; ask for the latest return of each borrower.',
  },
  one_year_only: {
    severity: 'warning',
    meaning: 'a source has only one tax year',
    action: 'Ask for the return of the year before, or ask how long the business has existed.',
  },
  ownership_unknown: {
    severity: 'note',
    meaning: 'a Schedule K-1 does not say how much of the business the borrower owns',
    action: 'Ask for the share: an owner of 25 % or more is self-employed.',
  },
  part_year_rental: {
    severity: 'warning',
    meaning: 'a property was let for part of the year, so its income was divided by fewer than 12 months',
    action: 'Ask for a document that shows when it was placed in service: a settlement statement, a first lease.',
  },
  no_rental_days: {
    severity: 'warning',
    meaning: 'a Schedule E reports no fair rental days of a property',
    action: 'Ask whether it is let. Ask for a lease, or for the property’s type and use.',
  },
  personal_use: {
    severity: 'warning',
    meaning: 'a property was used by its owner as well as let, so its income was spread over 12 months',
    action: 'Ask how it is used. Rent from a second home does not count: refuse its entries.',
  },
  rollover_possible: {
    severity: 'warning',
    meaning:
      'an IRA or pension distribution without a taxable part was left out, or a counted one is more than half untaxed',
    action: 'Ask whether it was paid or rolled over; accept the entry if it was paid, otherwise refuse it.',
  },
  receipts_below_payers: {
    severity: 'warning',
    meaning: 'payers report more for a year (1099-NEC, 1099-MISC) than the gross receipts of its Schedule C',
    action: 'Ask why the return shows less; the payers may report what another schedule or person received.',
  },
  receipts_without_schedule: {
    severity: 'warning',
    meaning: 'payers report business pay (1099-NEC) for a year for which the package has no Schedule C or F',
    action: 'Ask for the return of the year: payments from clients are not income until expenses are subtracted.',
  },
  schedule_k1_missing: {
    severity: 'warning',
    meaning: 'the package has the return of a partnership or S corporation without the Schedule K-1 of the year',
    action: 'Ask for the Schedule K-1, which shows the borrower’s share.',
  },
  self_employed_owner: {
    severity: 'note',
    meaning:
      'the borrower owns 25 % or more of a partnership or corporation, and its return of the year is not in the package',
    action: 'Ask for the returns of the business, and test its liquidity.',
  },
  schedules_missing: {
    severity: 'critical',
    meaning: 'a return shows income of a schedule or Schedule K-1 that is not in the package',
    action: 'Ask for the complete return with all schedules.',
  },
  source_ended: {
    severity: 'note',
    meaning: 'income of an earlier year is not on the latest return',
    action: 'Ask whether the source has ended.',
  },
} as const satisfies Record<string, AlertMeaning>

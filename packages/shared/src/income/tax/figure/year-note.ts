/** What a person should review in a year of a source; each note becomes an alert. */
export type YearNote =
  | 'mileage_rate_unknown'
  | 'actual_car_expenses'
  | 'income_above_distributions'
  | 'no_distribution_history'
  | 'corporate_income_unconfirmed'
  | 'meals_may_be_whole'
  | 'personal_use'
  | 'part_year_rental'
  | 'no_rental_days'

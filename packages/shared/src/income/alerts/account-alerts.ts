import type { AlertMeaning } from './meaning.ts'

/** Alerts of models of bank statements. */
export const ACCOUNT_ALERTS = {
  account_not_numbered: {
    severity: 'note',
    meaning: 'statements without an account number were grouped by bank and holder',
    action: 'Make sure that they belong to one account.',
  },
  business_receipts_in_personal_account: {
    severity: 'warning',
    meaning: 'business receipts are deposited in a personal account',
    action: 'Ask for the business account, or treat this one as a business account with its expenses.',
  },
  business_transfers_left_out: {
    severity: 'warning',
    meaning:
      'transfers from a business account of the applicant were left out: the package has too few of its statements',
    action: 'Ask for two months of statements of the business, or for its tax returns.',
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
    meaning: 'some days between the first and the last statement are not covered',
    action: 'Ask for the missing statements.',
  },
  nothing_eligible: {
    severity: 'critical',
    meaning: 'no deposit of the accounts counts as income',
    action: 'Review the deposits; accept those that are income, or use another model.',
  },
  short_history: {
    severity: 'warning',
    meaning: 'the statements cover fewer months than the guideline asks for: 12, or 24',
    action: 'Ask for statements of 12 or 24 consecutive months.',
  },
  statement_without_period: {
    severity: 'warning',
    meaning: 'a statement without a period counts with its amounts, but adds no month',
    action: 'Correct the period to match the page.',
  },
  unequal_histories: {
    severity: 'note',
    meaning: "a holder's accounts cover different numbers of months; each is divided by the months they cover together",
    action: 'Ask for the missing statements, or ask when the shorter account was opened.',
  },
  unexplained_deposits: {
    severity: 'note',
    meaning: 'deposits count although their descriptions do not name a source',
    action: 'Review them; refuse those that are not income.',
  },
} as const satisfies Record<string, AlertMeaning>

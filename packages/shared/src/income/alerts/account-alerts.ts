import type { AlertMeaning } from './meaning.ts'

/** Alerts of models of bank statements. */
export const ACCOUNT_ALERTS = {
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
  business_transfers_left_out: {
    severity: 'warning',
    meaning: 'transfers from a business account of the applicant were left out: too few of its statements are there',
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
    meaning: 'the statements cover fewer months than the guideline asks for: 12, or 24',
    action: 'Ask for statements of 12 or 24 consecutive months.',
  },
  statement_without_period: {
    severity: 'warning',
    meaning: 'a statement without a period adds its amounts, but no month',
    action: 'Correct the period from the page.',
  },
  unequal_histories: {
    severity: 'note',
    meaning: "a holder's accounts cover different numbers of months; each is divided by the months they cover together",
    action: 'Ask for the statements that are missing, or when the shorter account was opened.',
  },
  unexplained_deposits: {
    severity: 'note',
    meaning: 'deposits count although their descriptions tell no source',
    action: 'Look through them; refuse those that are no income.',
  },
} as const satisfies Record<string, AlertMeaning>

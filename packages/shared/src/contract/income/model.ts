import { z } from 'zod'
import { ALERT_SEVERITIES } from '../../income/alerts/meaning.ts'
import { CONFIRMATIONS } from '../../income/decisions/decisions.ts'
import { INCOME_KINDS } from '../../income/model/income-kind.ts'
import { check } from '../document.ts'
import { calculationSettings, subjectSettings } from './settings.ts'
import { MODEL_STATUSES } from '../status.ts'
import { decimal, timestamp, uuid } from '../wire.ts'

/** The amount fields of an income model (specification 2.4); their algebra is in `income/model/totals.ts`. */
export const MODEL_AMOUNTS = [
  'total_debits',
  'total_credits',
  'eligible_debit',
  'eligible_credit',
  'ineligible_debit',
  'ineligible_credit',
  'overridden_eligible_debits',
  'overridden_eligible_credits',
  'overridden_ineligible_debits',
  'overridden_ineligible_credits',
  'eligible_total_debits',
  'eligible_total_credits',
  'net_eligible_debits',
  'net_eligible_credits',
] as const
export type ModelAmount = (typeof MODEL_AMOUNTS)[number]

const amounts = Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, decimal])) as Record<ModelAmount, typeof decimal>

/** An income calculation model (specification 2.4): one eligibility model's result on one package. */
export const incomeModel = z
  .object({
    id: uuid,
    eligibility_model_id: z.string(),
    model_name: z.string(),
    public_id: z.string().meta({ examples: ['MDL-4D9R2TVC'] }),
    status: z.enum(MODEL_STATUSES),
    monthly: decimal.nullable().meta({ description: 'Monthly income; null if the model failed' }),
    method: z.string().nullable().meta({ description: 'How the monthly income was calculated' }),
    version: z.int().min(1).meta({ description: 'Rises with every calculation; send it in quotes as If-Match' }),
    created_at: timestamp,
    updated_at: timestamp,
    started_at: timestamp,
    finished_at: timestamp,
    ...amounts,
  })
  .meta({ id: 'IncomeModel' })
export type IncomeModel = z.infer<typeof incomeModel>

const alternatives = z
  .array(z.object({ method: z.string(), monthly: decimal, explanation: z.string() }))
  .meta({ description: 'Other methods and their results; a reviewer may choose one' })

/** The method a reviewer chose, and the one the rules had chosen. */
const chosen = z
  .object({ method: z.string(), in_place_of: z.string(), rules_monthly: decimal })
  .nullable()
  .meta({ description: 'If a reviewer chose the method: the result of the rules; otherwise null' })

/** One line of the monthly income, by borrower, employer, business or account. */
const qualifyingLine = z
  .object({
    key: z.string().meta({ description: 'Identifies the line in decisions; the same in every calculation' }),
    subject: z
      .string()
      .meta({ description: 'The key of the account, employment, business or property that the line belongs to' }),
    label: z.string(),
    method: z.string(),
    monthly: decimal,
    months: z.string().nullable(),
    document_ids: z.array(z.string()),
    explanation: z.string(),
    verified: z.boolean().meta({ description: 'false if the line rests on a document with a failed check' }),
    alternatives,
    chosen,
    income: z
      .array(z.object({ kind: z.enum(INCOME_KINDS), monthly: decimal }))
      .optional()
      .meta({
        description:
          "The parts of the rules' figure, by kind of income; absent from models computed before this field existed",
      }),
  })
  .meta({ id: 'QualifyingLine' })
export type QualifyingLine = z.infer<typeof qualifyingLine>

/** One account, employment, business or property of a model: the subject of settings and confirmations. */
const incomeSubject = z
  .object({
    key: z.string().meta({ description: 'Identifies the subject in settings and decisions' }),
    label: z.string(),
    borrowers: z.array(z.string()).meta({ description: 'The names of its owners, as the documents print them' }),
    confirmations: z
      .array(z.object({ kind: z.enum(CONFIRMATIONS), confirmed: z.boolean() }))
      .meta({ description: 'What its documents cannot show, and whether a reviewer confirmed it' }),
    settings: subjectSettings,
  })
  .meta({ id: 'IncomeSubject' })
export type IncomeSubject = z.infer<typeof incomeSubject>

/** Something a person should know before relying on the income. */
const incomeAlert = z.object({ code: z.string(), message: z.string(), document_ids: z.array(z.string()) })
export type IncomeAlert = z.infer<typeof incomeAlert>

/** An alert as responses carry it: with the severity of its code and what to do about it. */
export const gradedAlert = incomeAlert
  .extend({
    severity: z.enum(ALERT_SEVERITIES),
    action: z.string().nullable().meta({ description: 'What to do about it; null for a code of an older version' }),
  })
  .meta({ id: 'IncomeAlert' })
export type GradedAlert = z.infer<typeof gradedAlert>

/** One calendar month of one account. */
const accountMonth = z
  .object({
    account: z.string(),
    month: z.string().meta({ examples: ['2026-01'] }),
    deposits: decimal,
    eligible_deposits: decimal,
    withdrawals: decimal,
    nsf_count: z.int().min(0),
  })
  .meta({ id: 'AccountMonth' })
export type AccountMonth = z.infer<typeof accountMonth>

/** A payer with deposits in at least three months. */
const recurringPayer = z
  .object({ payer: z.string(), deposits: z.int(), months: z.int(), total: decimal })
  .meta({ id: 'RecurringPayer' })

/** The activity in the accounts of a bank statement model. */
const bankActivity = z
  .object({
    months: z.array(accountMonth),
    nsf_count: z.int().min(0),
    recurring_payers: z.array(recurringPayer),
    large_deposit_threshold: decimal.nullable(),
  })
  .meta({ id: 'BankActivity' })
export type BankActivity = z.infer<typeof bankActivity>

/**
 * The monthly income of a model and how it was computed. Amounts are exact until they are written, then rounded to cents, half
 * away from zero: the lines' sum may differ from `monthly` by a cent.
 */
const qualifyingIncome = z.object({
  monthly: decimal.nullable(),
  months: z
    .string()
    .nullable()
    .meta({ description: 'For bank statements of several holders: the fewest months of any holder' }),
  method: z.string(),
  explanation: z.string(),
  verified: z.boolean().meta({ description: 'false if the figure rests on a document with a failed check' }),
  alternatives,
  chosen,
  lines: z.array(qualifyingLine),
  subjects: z.array(incomeSubject),
  settings: calculationSettings.meta({ description: 'The settings in force for the package' }),
  alerts: z.array(incomeAlert),
  bank_activity: bankActivity.nullable(),
})
export type QualifyingIncome = z.infer<typeof qualifyingIncome>

/** Qualifying income as responses carry it. */
const gradedIncome = qualifyingIncome.extend({ alerts: z.array(gradedAlert) }).meta({ id: 'QualifyingIncome' })

/** A model with its qualifying income, and the reason if it failed. */
export const incomeModelDetail = incomeModel
  .extend({
    rule_set_version: z.string(),
    qualifying_income: gradedIncome.nullable(),
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
    checks: z.array(check),
  })
  .meta({ id: 'IncomeModelDetail' })
export type IncomeModelDetail = z.infer<typeof incomeModelDetail>

import {
  ALERT_SEVERITIES,
  MODEL_AMOUNTS,
  type GradedAlert,
  type IncomeModelDetail,
  type ModelAmount,
  type Signal,
} from '@income/shared'
import type { Settled } from '../../corrections/in-effect.ts'
import type { ExportedModel } from './exported.ts'

/** One line of a calculation's worksheet. */
export interface WorksheetLine {
  section:
    | 'model'
    | 'amounts'
    | 'qualifying income'
    | 'income line'
    | 'alternative'
    | 'setting'
    | 'decision'
    | 'correction'
    | 'alert'
    | 'month'
    | 'check'
    | 'signal'
  item: string
  /** A decimal amount. */
  amount: string | null
  /** Its derivation or content. */
  detail: string
}

/** How the amounts derive from one another. */
const FORMULAS: Partial<Record<ModelAmount, string>> = {
  total_debits: 'eligible_debit + ineligible_debit',
  total_credits: 'eligible_credit + ineligible_credit',
  eligible_total_debits: 'eligible_debit + overridden_eligible_debits',
  eligible_total_credits: 'eligible_credit + overridden_eligible_credits',
  net_eligible_debits: 'eligible_total_debits - overridden_ineligible_debits',
  net_eligible_credits: 'eligible_total_credits - overridden_ineligible_credits',
}

/** The calculation of a model, step by step, from its inputs to its result and the documents behind it. */
export function worksheetOf({
  model,
  decisions,
  corrections,
  signals,
}: Pick<ExportedModel, 'model' | 'decisions' | 'corrections' | 'signals'>): WorksheetLine[] {
  return [
    ...identity(model),
    ...MODEL_AMOUNTS.map((name) => line('amounts', name, model[name], FORMULAS[name] ?? '')),
    ...qualifyingIncome(model),
    ...decisions.map(({ kind, subject, label, method, reason, by, in_effect: inEffect }) => {
      const decided = `${kind}: ${label ?? subject}`
      return line(
        'decision',
        decided,
        null,
        `${method ?? 'confirmed'} by ${by}: ${reason}${inEffect ? '' : ' (no effect)'}`,
      )
    }),
    ...corrections.map((settled) => line('correction', settled.of, null, correctedAndSaid(settled))),
    ...settings(model),
    ...model.checks.map(({ name, status, message }) => line('check', `${name}: ${status}`, null, message)),
    ...signals.map((signal) => line('signal', `${signal.severity}: ${signal.code}`, null, seenAndSaid(signal))),
  ]
}

function identity(model: IncomeModelDetail): WorksheetLine[] {
  const { model_name, public_id, eligibility_model_id, status, failure, finished_at } = model
  return [
    line('model', 'model_name', null, model_name),
    line('model', 'public_id', null, public_id),
    line('model', 'eligibility_model_id', null, eligibility_model_id),
    line('model', 'status', null, failure ? `${status}: ${failure.message}` : status),
    line('model', 'finished_at', null, finished_at),
  ]
}

/** Critical alerts first, then warnings, then notes. */
export function gravestFirst(alerts: readonly GradedAlert[]): GradedAlert[] {
  const grade = ({ severity }: GradedAlert) => ALERT_SEVERITIES.indexOf(severity)
  return [...alerts].sort((a, b) => grade(a) - grade(b))
}

/** What was found, and what to do. */
function messageAndAction({ message, action }: GradedAlert): string {
  return action === null ? message : `${message}. ${action}`
}

/** What was detected, where, and a reviewer's comment. */
export function seenAndSaid({ summary, evidence, dismissed }: Signal): string {
  const pages = [...new Set(evidence.flatMap(({ page }) => page ?? []))]
  const where = pages.length > 0 && `${pages.length > 1 ? 'Pages' : 'Page'} ${pages.join(', ')}.`
  const said = dismissed && `Dismissed by ${dismissed.by ?? 'a reviewer'}: ${dismissed.reason}`
  return [summary, where, said].filter(Boolean).join(' ')
}

/** "amount 3250.00, read as 3125.00, by a@example.com: misread"; a value that was right is confirmed. */
export function correctedAndSaid({ name, value, read, reason, by }: Settled): string {
  const change = value === read ? 'confirmed' : `read as ${read ?? 'blank'}`
  const who = by === null ? 'after another correction' : `by ${by}`
  return `${name} ${value ?? 'blank'}, ${change}, ${who}${reason === null ? '' : `: ${reason}`}`
}

function qualifyingIncome({ qualifying_income: income }: IncomeModelDetail): WorksheetLine[] {
  if (!income) return []
  const verified = income.verified ? 'yes' : 'no: a document failed a check'
  return [
    line('qualifying income', 'monthly', income.monthly, income.explanation),
    line('qualifying income', 'method', null, income.method),
    line('qualifying income', 'months', null, income.months ?? ''),
    line('qualifying income', 'verified', null, verified),
    ...income.lines.map(({ label, monthly, explanation }) => line('income line', label, monthly, explanation)),
    ...income.alternatives.map(({ method, monthly, explanation }) => line('alternative', method, monthly, explanation)),
    ...gravestFirst(income.alerts).map((alert) =>
      line('alert', `${alert.severity}: ${alert.code}`, null, messageAndAction(alert)),
    ),
    ...(income.bank_activity?.months ?? []).map(({ account, month, deposits, eligible_deposits, withdrawals }) =>
      line('month', `${account}, ${month}`, eligible_deposits, `deposits ${deposits}, withdrawals ${withdrawals}`),
    ),
  ]
}

/** The settings in force for the package and its subjects. */
function settings({ qualifying_income: income }: IncomeModelDetail): WorksheetLine[] {
  if (!income) return []
  return [
    line('setting', 'package', null, inWords(income.settings)),
    ...income.subjects.map(({ label, settings: own }) => line('setting', label, null, inWords(own))),
  ]
}

/** Settings by name: "guideline FNMA, gross_up false". */
export function inWords(settings: object): string {
  return Object.entries(settings)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

function line(section: WorksheetLine['section'], item: string, amount: string | null, detail: string): WorksheetLine {
  return { section, item, amount, detail }
}

import {
  borrowersOf,
  centsFromDecimal,
  type Decision,
  dollars,
  GUIDELINES,
  type GradedAlert,
  type IncomeModelDetail,
  type QualifyingLine,
  SEVERITIES,
  type Signal,
} from '@income/shared'
import type { ExportedModel } from '../exported.ts'
import type { Settled } from '../../../corrections/in-effect.ts'
import { correctedAndSaid, gravestFirst, inWords, seenAndSaid } from '../worksheet.ts'
import { type Item, onePage, type PageContent } from './page.ts'
import { restsOn } from './rests-on.ts'

/** The page an underwriter files: monthly income, its calculation, the decisions, and the documents behind it. */
export function modelSummary(exported: ExportedModel): Promise<Uint8Array> {
  const { model, madeAt } = exported
  const income = model.qualifying_income
  return onePage({
    title: `Income summary: ${model.model_name}`,
    subject: model.public_id,
    madeAt: new Date(madeAt),
    facts: factsOf(exported),
    sections: income ? sectionsOf(exported, income) : [],
  })
}

type QualifyingIncome = NonNullable<IncomeModelDetail['qualifying_income']>

function sectionsOf(exported: ExportedModel, income: QualifyingIncome): PageContent['sections'] {
  const decisions = [
    ...exported.decisions.map(decisionItem),
    ...overrideItems(exported),
    ...exported.corrections.map(correctionItem),
  ]
  return [
    { title: 'Monthly income by line', items: income.lines.map(lineItem), weight: 6 },
    { title: 'Alerts', items: gravestFirst(income.alerts).map(alertItem), weight: 3 },
    { title: 'Signs of tampering', items: signalItems(exported), weight: 2 },
    { title: "Reviewer's decisions", items: decisions, weight: 3 },
    { title: 'Settings that differ from the package', items: ownSettings(income), weight: 1 },
    { title: 'Rests on', items: restsOn(exported.model, exported.documents), weight: 2 },
  ]
}

function factsOf({ model, packagePublicId, madeAt }: ExportedModel): PageContent['facts'] {
  return [
    { name: 'Package', text: `${packagePublicId}, model ${model.public_id}` },
    ...(model.qualifying_income ? incomeFacts(model.qualifying_income) : []),
    { name: 'Monthly income', text: totalOf(model) },
    { name: 'Rule set', text: `${model.eligibility_model_id}, version ${model.rule_set_version}` },
    { name: 'Calculated', text: `${model.finished_at}, version ${model.version}` },
    { name: 'Made', text: madeAt },
  ]
}

function incomeFacts(income: QualifyingIncome): PageContent['facts'] {
  const borrowers = borrowersOf(income.subjects.flatMap((subject) => subject.borrowers))
  const { guideline, ...settings } = income.settings
  return [
    { name: 'Borrowers', text: borrowers.join('; ') || 'none named' },
    { name: 'Guideline', text: `${GUIDELINES[guideline].title} (${guideline})` },
    { name: 'Settings', text: inWords(settings) },
    { name: 'Method', text: methodOf(income) },
    { name: 'Arithmetic', text: income.explanation },
  ]
}

function totalOf({ status, failure, qualifying_income: income }: IncomeModelDetail): string {
  if (failure) return `none: ${failure.message}`
  return income?.monthly ? inDollars(income.monthly) : `none: the model is ${status}`
}

function methodOf({ method, chosen, verified }: Pick<QualifyingIncome, 'method' | 'chosen' | 'verified'>): string {
  const instead = chosen && `chosen in place of ${chosen.in_place_of}, ${inDollars(chosen.rules_monthly)}`
  return [method, instead, verified ? '' : 'rests on a document that failed a check'].filter(Boolean).join('; ')
}

function lineItem(line: QualifyingLine): Item {
  return { head: `${line.label} (${methodOf(line)})`, amount: inDollars(line.monthly), detail: line.explanation }
}

function alertItem({ severity, code, message }: GradedAlert): Item {
  return { head: `${severity}: ${code}: ${message}` }
}

/** The most severe first; facts that only help to judge the others are in the worksheet. */
function signalItems({ signals }: ExportedModel): Item[] {
  const weight = ({ severity }: Signal) => SEVERITIES.indexOf(severity)
  return signals
    .filter(({ severity }) => severity !== 'info')
    .sort((a, b) => weight(b) - weight(a))
    .map((signal) => ({ head: `${signal.severity}: ${signal.code}: ${seenAndSaid(signal)}` }))
}

function decisionItem({ kind, subject, label, method, reason, by, in_effect: inEffect }: Decision): Item {
  const what = `${label ?? subject}: ${kind} ${method ?? 'confirmed'}${inEffect ? '' : ' (no effect)'}`
  return { head: `${what}, by ${by}`, detail: reason }
}

function overrideItems({ entries }: ExportedModel): Item[] {
  return entries.flatMap(({ date, description, amount, eligibility }) => {
    const override = eligibility?.override
    if (!override) return []
    const entry = [date, description, amount && inDollars(amount)].filter(Boolean).join(' ')
    return [
      {
        head: `${entry}: ${override.eligible ? 'counts' : 'does not count'}, by ${override.by}`,
        detail: override.reason,
      },
    ]
  })
}

function correctionItem(settled: Settled): Item {
  return { head: `${settled.of}: ${correctedAndSaid({ ...settled, reason: null })}`, detail: settled.reason ?? '' }
}

function ownSettings({ settings, subjects }: QualifyingIncome): Item[] {
  const factors = [null, settings.personal_expense_factor, settings.business_expense_factor]
  return subjects
    .filter(
      ({ settings: own }) =>
        own.guideline !== settings.guideline ||
        ![null, settings.ownership_share].includes(own.ownership_share) ||
        own.gross_up !== settings.gross_up ||
        !factors.includes(own.expense_factor),
    )
    .map(({ label, settings: own }) => ({ head: `${label}: ${inWords(own)}` }))
}

function inDollars(decimal: string): string {
  return dollars(centsFromDecimal(decimal))
}

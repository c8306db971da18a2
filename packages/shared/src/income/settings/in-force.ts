import type { IncomeSubject } from '../../contract/income/model.ts'
import type { ModelKey } from '../eligibility-model.ts'
import type { Decisions, FigureSubject, IncomeFacts } from '../model/rule-set.ts'
import { settingsThatApply } from './applicable.ts'
import type { IncomeSettings } from './settings.ts'

/** A subject with its settings and confirmations. */
export function subjectInForce(
  { confirmable, ...subject }: FigureSubject,
  model: ModelKey,
  facts: IncomeFacts,
  decisions: Pick<Decisions, 'confirmed'>,
): IncomeSubject {
  const settings = facts.settingsFor(subject.key)
  return {
    ...subject,
    confirmations: confirmable.map((kind) => ({ kind, confirmed: decisions.confirmed(kind, subject.key) })),
    settings: {
      guideline: settings.guideline,
      expense_factor: expenseFactor(model, settings),
      ownership_share: settingsThatApply(subject.key).includes('ownership_share') ? settings.ownershipShare : null,
      gross_up: settings.grossUp,
    },
  }
}

/** Only bank statement models treat a share of the deposits as expenses. */
function expenseFactor(model: ModelKey, settings: IncomeSettings): string | null {
  if (model === 'bank_statement_personal') return settings.personalExpenseFactor
  return model === 'bank_statement_business' ? settings.businessExpenseFactor : null
}

import {
  settingsFor,
  writtenSettings,
  type IncomeSettings,
  type PackageSettings,
  type PackageSettingsSet,
  type SubjectSettings,
  type SubjectSettingsSet,
} from '@income/shared'
import type { PackageSettingsRow } from './repository.ts'
import type { PackageSettingsChange, SubjectSettingsChange } from './schema.ts'

export function presentPackageSettings({ own, tenant, subjects, version }: PackageSettingsRow): PackageSettings {
  const known = new Map(subjects.map((subject) => [subject.key, subject]))
  const keys = new Set([...known.keys(), ...Object.keys(own.subjects)])
  return {
    set: writtenPackageSet(own.package),
    in_force: writtenSettings(settingsFor({ tenant, ...own })),
    subjects: [...keys].map((key) => ({
      key,
      label: known.get(key)?.label ?? null,
      set: writtenSubjectSet(own.subjects[key] ?? {}),
      in_force: known.get(key)?.settings ?? null,
    })),
    version,
  }
}

export function writtenPackageSet(own: Partial<IncomeSettings>): PackageSettingsSet {
  return {
    guideline: own.guideline ?? null,
    personal_expense_factor: own.personalExpenseFactor ?? null,
    business_expense_factor: own.businessExpenseFactor ?? null,
    ownership_share: own.ownershipShare ?? null,
    gross_up: own.grossUp ?? null,
  }
}

export function writtenSubjectSet(own: SubjectSettings): SubjectSettingsSet {
  return {
    guideline: own.guideline ?? null,
    expense_factor: own.expenseFactor ?? null,
    ownership_share: own.ownershipShare ?? null,
    gross_up: own.grossUp ?? null,
  }
}

export function changedPackageSet(
  own: Partial<IncomeSettings>,
  change: Omit<PackageSettingsChange, 'reason'>,
): Partial<IncomeSettings> {
  const set = changed(writtenPackageSet(own), change)
  return {
    ...(set.guideline !== null && { guideline: set.guideline }),
    ...(set.personal_expense_factor !== null && { personalExpenseFactor: set.personal_expense_factor }),
    ...(set.business_expense_factor !== null && { businessExpenseFactor: set.business_expense_factor }),
    ...(set.ownership_share !== null && { ownershipShare: set.ownership_share }),
    ...(set.gross_up !== null && { grossUp: set.gross_up }),
  }
}

export function changedSubjectSet(
  own: SubjectSettings,
  change: Omit<SubjectSettingsChange, 'reason'>,
): SubjectSettings {
  const set = changed(writtenSubjectSet(own), change)
  return {
    ...(set.guideline !== null && { guideline: set.guideline }),
    ...(set.expense_factor !== null && { expenseFactor: set.expense_factor }),
    ...(set.ownership_share !== null && { ownershipShare: set.ownership_share }),
    ...(set.gross_up !== null && { grossUp: set.gross_up }),
  }
}

function changed<T extends object>(set: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  return { ...set, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
}

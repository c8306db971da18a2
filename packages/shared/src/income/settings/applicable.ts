import { isOfKind } from '../model/subject.ts'

/** Settings of a subject, by their API names. */
export type SubjectSetting = 'guideline' | 'expense_factor' | 'ownership_share' | 'gross_up'

/**
 * The settings that affect a subject; others have no effect. For an account, the share of its deposits that is income;
 * for work and returns, only the guideline, because ownership is on the Schedule K-1.
 */
export function settingsThatApply(subject: string): readonly SubjectSetting[] {
  return isOfKind(subject, ['account']) ? ['expense_factor', 'ownership_share'] : ['guideline', 'gross_up']
}

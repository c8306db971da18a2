import { isOfKind } from '../model/subject.ts'

/** Settings of a subject, as they are called on the wire. */
export type SubjectSetting = 'guideline' | 'expense_factor' | 'ownership_share' | 'gross_up'

/**
 * The settings that the figure of a subject goes by; any other does nothing. Of an account the share of its deposits that
 * is income; of work and returns the rules, for what is owned of a business stands in its Schedule K-1.
 */
export function settingsThatApply(subject: string): readonly SubjectSetting[] {
  return isOfKind(subject, ['account']) ? ['expense_factor', 'ownership_share'] : ['guideline', 'gross_up']
}

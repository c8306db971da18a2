import { type Guideline, isGuideline } from './guideline.ts'

/** Calculation settings of a tenant or a package. Shares are decimal strings from "0" to "1". */
export interface IncomeSettings {
  guideline: Guideline
  /** Share of a personal account's deposits that is treated as expenses. */
  personalExpenseFactor: string
  /** Share of a business account's deposits that is treated as expenses. */
  businessExpenseFactor: string
  /** The borrower's share of the business. */
  ownershipShare: string
  /** Whether non-taxable income counts with the guideline's gross-up; if not, grossing up is an alternative. */
  grossUp: boolean
}

/** Settings of one account or business. An account is personal or business, so it has one expense factor. */
export interface SubjectSettings {
  guideline?: Guideline
  expenseFactor?: string
  ownershipShare?: string
  grossUp?: boolean
}

export const DEFAULT_SETTINGS: IncomeSettings = {
  guideline: 'FNMA',
  personalExpenseFactor: '0',
  businessExpenseFactor: '0.5',
  ownershipShare: '1',
  grossUp: false,
}

/** The settings of a calculation by level. */
export interface SettingsLayers {
  tenant: IncomeSettings
  package: Partial<IncomeSettings>
  /** By the key of the subject. */
  subjects: Readonly<Record<string, SubjectSettings>>
}

/**
 * The settings in force for a subject, or for the package if none is given. The most specific wins, value by value:
 * subject, then package, then tenant.
 */
export function settingsFor(
  { tenant, package: ofPackage, subjects }: SettingsLayers,
  subject?: string,
): IncomeSettings {
  const { expenseFactor, ...own } = (subject !== undefined && subjects[subject]) || {}
  const factors =
    expenseFactor === undefined ? {} : { personalExpenseFactor: expenseFactor, businessExpenseFactor: expenseFactor }
  return { ...tenant, ...given(ofPackage), ...given(own), ...factors }
}

/** A decimal string from "0" to "1" with at most six digits after the point. */
export const SHARE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/

/** @throws RangeError naming the first invalid value: an unknown guideline, or a share outside 0 to 1. */
export function assertSettings({ tenant, package: ofPackage, subjects }: SettingsLayers): void {
  for (const layer of [tenant, ofPackage, ...Object.values(subjects)]) {
    for (const [name, value] of Object.entries(layer)) assertSetting(name, value)
  }
}

const SHARES = new Set(['personalExpenseFactor', 'businessExpenseFactor', 'ownershipShare', 'expenseFactor'])

function assertSetting(name: string, value: unknown): void {
  if (value === undefined) return
  if (SHARES.has(name) && !(typeof value === 'string' && SHARE.test(value))) {
    throw new RangeError(`${name} must be a decimal string from "0" to "1"`)
  }
  if (name === 'guideline' && !(typeof value === 'string' && isGuideline(value))) {
    throw new RangeError('guideline must be one of the known guidelines')
  }
}

/** Without undefined values, which must not hide those of the layer below. */
function given<T extends object>(layer: T): Partial<T> {
  return Object.fromEntries(Object.entries(layer).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** The built-in rule sets, and the ids by which packages record the version they were computed with. */

export type ModelKey = 'bank_statement_personal' | 'bank_statement_business' | 'wage' | 'tax_return'

interface EligibilityModel {
  key: ModelKey
  name: string
  version: string
  /** `eligibility_model_id` on the wire: fixed for each version of each rule set. */
  id: string
}

/**
 * Raise the version whenever a rule changes what counts; packages computed earlier keep the old id. The order is that
 * of the models in a package.
 */
export const ELIGIBILITY_MODELS = {
  bank_statement_personal: eligibilityModel('bank_statement_personal', 'Bank Statement Income (Personal)', '4'),
  bank_statement_business: eligibilityModel('bank_statement_business', 'Bank Statement Income (Business)', '4'),
  wage: eligibilityModel('wage', 'Wage Income', '7'),
  tax_return: eligibilityModel('tax_return', 'Tax Return Income', '5'),
} as const satisfies Record<ModelKey, EligibilityModel>

function eligibilityModel(key: ModelKey, name: string, version: string): EligibilityModel {
  return { key, name, version, id: `${key}.v${version}` }
}

/** The rule set that an id of any version belongs to; null for an unknown id. */
export function modelKeyOf(eligibilityModelId: string): ModelKey | null {
  const key = eligibilityModelId.replace(/\.v\d+$/, '')
  return key !== eligibilityModelId && Object.hasOwn(ELIGIBILITY_MODELS, key) ? (key as ModelKey) : null
}

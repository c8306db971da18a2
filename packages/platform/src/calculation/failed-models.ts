import {
  ELIGIBILITY_MODELS,
  totals,
  writtenSettings,
  type CalculatedModel,
  type CalculationInput,
  type DocumentType,
  type ModelKey,
} from '@income/shared'

const MODEL_OF: Record<DocumentType, ModelKey> = {
  bank_statement: 'bank_statement_personal',
  pay_stub: 'wage',
  w2: 'wage',
  tax_return: 'tax_return',
}

/** The models of a package whose calculation threw: Failed, with the reason, and without amounts. */
export function failedModels({
  documents,
  settings,
}: Pick<CalculationInput, 'documents' | 'settings'>): CalculatedModel[] {
  const keys = new Set(documents.map((document) => MODEL_OF[document.documentType]))
  const message = 'The income could not be calculated; support can tell why from the log'
  return [...keys].map((key) => {
    const { id, name, version } = ELIGIBILITY_MODELS[key]
    return {
      eligibilityModelId: id,
      modelName: name,
      ruleSetVersion: version,
      status: 'Failed',
      failure: { code: 'calculation_error', message },
      amounts: totals([]),
      classifications: [],
      qualifyingIncome: {
        monthly: null,
        months: null,
        method: 'none',
        explanation: message,
        verified: false,
        alternatives: [],
        chosen: null,
        lines: [],
        subjects: [],
        settings: writtenSettings(settings),
        alerts: [],
        bank_activity: null,
      },
      checks: [],
    }
  })
}

import { calculate, type CalculatedModel, type CalculationInput, type Check } from '@income/shared'
import type { Logger } from '../log/logger.ts'
import { failedModels } from './failed-models.ts'

/** What a calculation needs in addition to the facts. Each service provides its comparison of documents. */
export interface Calculator {
  compareDocuments: (facts: Pick<CalculationInput, 'documents' | 'entries'>) => Check[]
  log: Logger
}

export interface Results {
  models: CalculatedModel[]
  /** The checks across the package's documents. */
  checks: Check[]
}

/** The models and checks of a package. An exception must not leave it unfinished: it gives failed ones instead. */
export function compute(facts: CalculationInput, calculator: Calculator): Results {
  return { models: modelsOf(facts, calculator.log), checks: checksOf(facts, calculator) }
}

function modelsOf(facts: CalculationInput, log: Logger): CalculatedModel[] {
  try {
    return calculate(facts)
  } catch (error) {
    log.error({ err: error }, 'the calculator threw')
    return failedModels(facts)
  }
}

function checksOf(facts: CalculationInput, { compareDocuments, log }: Calculator): Check[] {
  try {
    return compareDocuments(facts)
  } catch (error) {
    log.error({ err: error }, 'the checks across documents threw')
    const message = 'The documents could not be compared with each other; support can tell why from the log'
    return [{ name: 'across_documents', status: 'failed', expected: null, actual: null, message }]
  }
}

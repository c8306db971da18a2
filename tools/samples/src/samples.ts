import { sampleBankStatement } from './bank-statement/bank-statement.ts'
import { STATEMENT_LAYOUTS } from './bank-statement/style.ts'
import { LAYOUTS_1099, sampleInformationReturn } from './information-return/information-return.ts'
import { sampleMixed } from './mixed/mixed.ts'
import { samplePayStub } from './pay-stub/pay-stub.ts'
import { STUB_LAYOUTS } from './pay-stub/style.ts'
import type { Sample, SampleKind, SampleOptions } from './sample.ts'
import { RETURN_LAYOUTS } from './tax-return/style.ts'
import { sampleTaxReturn } from './tax-return/tax-return.ts'
import { W2_LAYOUTS } from './w2/style.ts'
import { sampleW2 } from './w2/w2.ts'

const MAKERS: Record<SampleKind, { make: (options: SampleOptions) => Promise<Sample>; layouts: readonly string[] }> = {
  bank_statement: { make: sampleBankStatement, layouts: STATEMENT_LAYOUTS },
  pay_stub: { make: samplePayStub, layouts: STUB_LAYOUTS },
  w2: { make: sampleW2, layouts: W2_LAYOUTS },
  tax_return: { make: sampleTaxReturn, layouts: RETURN_LAYOUTS },
  information_return: { make: sampleInformationReturn, layouts: LAYOUTS_1099 },
  mixed: { make: sampleMixed, layouts: [] },
}

/**
 * A made-up document of the kind, as a PDF with a text layer, and its exact truth. The same seed makes the same bytes.
 * @throws RangeError for a layout that the kind does not have.
 */
export async function sample(kind: SampleKind, options: SampleOptions): Promise<Sample> {
  const { make, layouts } = MAKERS[kind]
  if (options.layout !== undefined && !layouts.includes(options.layout))
    throw new RangeError(`${kind} has the layouts ${layouts.join(', ')}`)
  return make(options)
}

export function layoutsOf(kind: SampleKind): readonly string[] {
  return MAKERS[kind].layouts
}

import {
  cashFlowForms,
  centsOf,
  modelKeyOf,
  type CashFlowForm,
  type DocumentFacts,
  type Entry,
  type EntryFacts,
  type IncomeModelDetail,
} from '@income/shared'

/** The cash flow forms of a tax return model; empty for others and for failed ones. */
export function formsOf(
  { eligibility_model_id: modelId, qualifying_income: income }: IncomeModelDetail,
  entries: readonly Entry[],
  documents: readonly DocumentFacts[],
): CashFlowForm[] {
  if (modelKeyOf(modelId) !== 'tax_return' || !income) return []
  const counting = new Set(entries.filter(counts).map(({ id }) => id))
  const refusals = new Set(entries.filter(isRefused).map(({ id }) => id))
  return cashFlowForms({
    ...{ documents, entries: entries.map(factsOf), income },
    counts: (id) => counting.has(id),
    refused: (id) => refusals.has(id),
  })
}

function counts({ eligibility }: Entry): boolean {
  return eligibility?.override?.eligible ?? eligibility?.eligible ?? false
}

function isRefused({ eligibility }: Entry): boolean {
  return eligibility?.override?.eligible === false
}

function factsOf({
  id,
  document_id,
  date,
  description,
  direction,
  hours,
  rate,
  category,
  ...money
}: Entry): EntryFacts {
  return {
    ...{ id, documentId: document_id, date, description, direction, hours, rate, category },
    ...{ amount: centsOf(money.amount), ytdAmount: centsOf(money.ytd_amount), balance: centsOf(money.balance) },
  }
}

import type { IncomeDocument, IncomeModelDetail, PackageIncome, QualifyingLine } from '../../api/types.ts'
import { centsOf } from '../../ui/text/money.ts'

/** How the amounts of a document's entries become monthly income. */
export interface Contribution {
  /** Of the amount of an entry. */
  share: number
  /** `rounded` if the number of months is; `unknown` if the method may leave out some entries that count by the rules. */
  precision: 'exact' | 'rounded' | 'unknown'
  /** Monthly income of the model, in cents. */
  monthly: bigint
}

/** The methods that average every deposit; the second takes no expenses from it. */
const ALL_DEPOSITS = 'average_monthly_deposits'
const BEFORE_EXPENSES = 'before_expenses'

type Qualifying = NonNullable<IncomeModelDetail['qualifying_income']>

/** null if the entries add nothing: the model has no months to average, or other income counts instead of it. */
export function contributionOf(
  { id }: IncomeDocument,
  model: IncomeModelDetail | null,
  income: PackageIncome,
): Contribution | null {
  const qualifying = model?.qualifying_income
  if (!model || !qualifying || qualifying.monthly === null) return null
  const line = qualifying.lines.find(({ document_ids }) => document_ids.includes(id)) ?? null
  const months = Number((line ?? qualifying).months ?? 0)
  const counted = countedOf(model.id, line, income)
  if (!(months > 0) || counted === 'no') return null
  const rounding = Number.isInteger(months) ? 'exact' : 'rounded'
  return {
    share: (line ? incomeShare(line, qualifying) : 1) / months,
    precision: counted === 'whole' && averagesAll(line, qualifying) ? rounding : 'unknown',
    monthly: centsOf(qualifying.monthly),
  }
}

/** How much of the line counts in the package. */
function countedOf(modelId: string, line: QualifyingLine | null, { models, borrowers }: PackageIncome) {
  const ofModel = models.find(({ model_id }) => model_id === modelId)?.counted ?? 'no'
  if (ofModel !== 'in part') return ofModel
  const parts = borrowers.flatMap((borrower) => borrower.parts)
  const own = parts.filter(({ model_id, key }) => model_id === modelId && key === line?.key)
  if (own.length === 0) return ofModel
  if (own.every(({ counted }) => counted)) return 'whole'
  return own.some(({ counted }) => counted) ? ofModel : 'no'
}

function averagesAll(line: QualifyingLine | null, { chosen }: Qualifying): boolean {
  if (line === null || chosen !== null) return false
  const ofRules = line.chosen?.in_place_of ?? line.method
  return ofRules === ALL_DEPOSITS && [ALL_DEPOSITS, BEFORE_EXPENSES].includes(line.method)
}

/** What is left of a deposit after expenses, times the borrower's share of the business. */
function incomeShare({ method, subject }: QualifyingLine, { subjects }: Qualifying): number {
  const settings = subjects.find(({ key }) => key === subject)?.settings
  const expenses = method === BEFORE_EXPENSES ? 0 : Number(settings?.expense_factor ?? 0)
  return (1 - expenses) * Number(settings?.ownership_share ?? 1)
}

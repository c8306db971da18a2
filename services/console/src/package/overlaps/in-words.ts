import type { PackageIncome } from '../../api/types.ts'
import { money } from '../../ui/text/money.ts'
import { sentence } from '../../ui/text/words.ts'

type Overlap = PackageIncome['overlaps'][number]
type Models = readonly Pick<PackageIncome['models'][number], 'model_id' | 'model_name'>[]

/** Which of two models counts for the income that both show, and why. */
export function overlapInWords(overlap: Overlap, models: Models): string {
  const { model_ids, counted_model_id, counted_monthly, left_out_monthly, reason } = overlap
  const nameOf = (id: string | undefined) => models.find(({ model_id }) => model_id === id)?.model_name ?? 'a model'
  const leftOut = nameOf(model_ids.find((id) => id !== counted_model_id))
  const instead = `${money(counted_monthly)} of ${nameOf(counted_model_id)} counts instead`
  return `${money(left_out_monthly)} of ${leftOut} is left out: ${instead}. ${sentence(reason)}.`
}

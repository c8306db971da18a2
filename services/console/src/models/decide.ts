import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import type { Decision, IncomeModelDetail } from '../api/types.ts'
import { noteIncomeBefore } from '../document/review/income-move.ts'
import { packageKey } from '../package/queries.ts'

/** The model that a decision concerns. */
export interface OfModel {
  packageId: string
  model: IncomeModelDetail
  isUnderReview: boolean
}

export interface NewDecision {
  kind: Decision['kind']
  /** The key of a line or a subject; `model` for the whole model. */
  subject: string
  method?: string
  reason: string
}

/** Sends a decision about the model as the reviewer sees it; refused if it has been recomputed since. */
export function useDecide(of: OfModel) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: NewDecision) =>
      client.decide({ package_id: of.packageId, model_id: of.model.id, ...decision }, { ifMatch: of.model.version }),
    onMutate: () => noteIncomeBefore(queries, of.packageId),
    onSettled: () => queries.invalidateQueries({ queryKey: packageKey(of.packageId) }),
  })
}

export function useUndoDecision(of: OfModel) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, subject }: Pick<NewDecision, 'kind' | 'subject'>) =>
      client.undoDecision(
        { package_id: of.packageId, model_id: of.model.id, kind, subject },
        { ifMatch: of.model.version },
      ),
    onMutate: () => noteIncomeBefore(queries, of.packageId),
    onSettled: () => queries.invalidateQueries({ queryKey: packageKey(of.packageId) }),
  })
}

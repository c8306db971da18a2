import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { listAll } from '../api/lists.ts'
import type { Entry, IncomeDocument, IncomeModelDetail } from '../api/types.ts'
import { entriesKey } from '../package/queries.ts'

const MODEL_OF_TYPE: Readonly<Record<IncomeDocument['document_type'], RegExp>> = {
  bank_statement: /^bank_statement/,
  pay_stub: /^wage/,
  w2: /^wage/,
  tax_return: /^tax/,
}

/** The model that counts the document's entries: the one with lines based on it, or the one for its kind. */
export function modelOf(document: IncomeDocument, models: readonly IncomeModelDetail[]): IncomeModelDetail | null {
  const resting = models.find((model) =>
    model.qualifying_income?.lines.some(({ document_ids }) => document_ids.includes(document.id)),
  )
  const ofType = models.find((model) => MODEL_OF_TYPE[document.document_type].test(model.eligibility_model_id))
  return resting ?? ofType ?? null
}

export interface EntriesOf {
  packageId: string
  documentId: string
  /** If set, each entry says whether it counts. */
  modelId: string | null
}

export function entriesQuery({ packageId, documentId, modelId }: EntriesOf) {
  const of = { package_id: packageId, document_id: documentId }
  return queryOptions({
    queryKey: entriesKey(packageId, documentId, modelId),
    queryFn: async ({ signal }) => {
      const inModel = modelId === null ? of : { ...of, model_id: modelId }
      const entries = await listAll((page) => client.listEntries({ ...inModel, ...page }, { signal }))
      // A document that no model counts still has entries.
      if (entries.length > 0 || modelId === null) return entries
      return listAll((page) => client.listEntries({ ...of, ...page }, { signal }))
    },
  })
}

/** The entries of a document: the first hundred at once, then all of them. */
export function useEntries(of: EntriesOf): { entries: readonly Entry[]; isComplete: boolean } {
  const all = useQuery(entriesQuery(of))
  const first = useQuery({
    queryKey: ['package', of.packageId, 'first-entries', of.documentId],
    queryFn: async ({ signal }) =>
      await client.listEntries({ package_id: of.packageId, document_id: of.documentId, page_size: FIRST }, { signal }),
    staleTime: Infinity,
  })
  if (all.data) return { entries: all.data, isComplete: true }
  return { entries: first.data?.results ?? NONE, isComplete: false }
}

const NONE: readonly Entry[] = []
/** Entries of the first request. */
const FIRST = 100

import type { z } from 'zod'
import { documentId, modelId } from '../http/requests/identifiers.ts'
import { pageQuery } from '../http/requests/paging.ts'

export const entryListQuery = pageQuery.extend({
  document_id: documentId.optional().meta({ description: 'Only entries of this document' }),
  model_id: modelId.optional().meta({
    description: 'Only entries in the scope of this income model, each with its eligibility there',
  }),
})
export type EntryListQuery = z.infer<typeof entryListQuery>

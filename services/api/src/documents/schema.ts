import type { z } from 'zod'
import { fileId } from '../http/requests/identifiers.ts'
import { pageQuery } from '../http/requests/paging.ts'

export const documentListQuery = pageQuery.extend({
  file_id: fileId.optional().meta({ description: 'Only documents found in this file' }),
})
export type DocumentListQuery = z.infer<typeof documentListQuery>

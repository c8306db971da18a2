import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { listAll } from '../api/lists.ts'

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => listAll((page) => client.listKeys(page, { signal })),
})

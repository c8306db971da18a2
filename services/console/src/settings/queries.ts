import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { listAll } from '../api/lists.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => client.getSettings({}, { signal }),
})

export const settingsAuditQuery = queryOptions({
  queryKey: ['settings audit'],
  queryFn: ({ signal }) => listAll((page) => client.listSettingsAudit(page, { signal })),
})

import type { EventType } from '@income/client'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { listAll } from '../api/lists.ts'

export const EVENTS = [
  'package.processed',
  'package.failed',
  'package.under_review',
  'file.processed',
  'file.failed',
] as const satisfies readonly EventType[]

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => listAll((page) => client.listWebhooks(page, { signal })),
})

const LATEST = 100
/** How often a list with pending deliveries is reloaded. */
const REFRESH_MS = 2_000

/** The latest deliveries of a webhook. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries'],
    queryFn: async ({ signal }) =>
      await client.listDeliveries({ webhook_id: webhookId, page_size: LATEST }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === 'pending') ? REFRESH_MS : false,
  })
}

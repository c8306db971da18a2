import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { client } from '../api/client.ts'
import type { WebhookDelivery } from '../api/types.ts'
import styles from '../package/package.module.css'
import { Button } from '../ui/controls/button.tsx'
import { Empty } from '../ui/notice.tsx'
import { Card, Page } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { counted, moment, words } from '../ui/text/words.ts'
import { deliveriesQuery, webhooksQuery } from './queries.ts'
import table from '../ui/table.module.css'

export function DeliveriesPage() {
  const { webhookId } = useParams({ from: '/signed-in/webhooks/$webhookId' })
  const { data: webhooks } = useSuspenseQuery(webhooksQuery)
  const { data: deliveries } = useSuspenseQuery(deliveriesQuery(webhookId))
  const webhook = webhooks.find(({ id }) => id === webhookId)
  return (
    <Page title="Deliveries" subtitle={<Link to="/webhooks">{webhook?.url ?? 'All webhooks'}</Link>}>
      <Card title={counted(deliveries.count, 'delivery', 'deliveries')}>
        {deliveries.count === 0 ? (
          <Empty icon={Send} title="Nothing has been sent yet">
            <p>The next event of your packages and files appears here.</p>
          </Empty>
        ) : (
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">Status</th>
                <th scope="col">Last answer</th>
                <th scope="col">Attempts</th>
                <th scope="col">Created</th>
                <th scope="col">
                  <span className="visually-hidden">Again</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {deliveries.results.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </Page>
  )
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, webhook_id, event, status, attempts, created_at, last_status, last_error } = delivery
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: () => client.redeliver({ webhook_id, delivery_id: id }),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesQuery(webhook_id).queryKey }),
  })
  return (
    <tr>
      <td>
        {event.type}
        <div className={styles.muted}>{event.data.status}</div>
      </td>
      <td>
        <Status of={status} />
      </td>
      <td>
        {last_status ?? '–'}
        {last_error !== null && <div className={styles.muted}>{words(last_error)}</div>}
      </td>
      <td>{attempts}</td>
      <td>{moment(created_at)}</td>
      <td>
        {status !== 'pending' && (
          <Button onClick={() => again.mutate()} disabled={again.isPending}>
            Deliver again
          </Button>
        )}
      </td>
    </tr>
  )
}

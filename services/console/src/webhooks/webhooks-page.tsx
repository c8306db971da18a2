import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { client } from '../api/client.ts'
import type { WebhookEndpoint } from '../api/types.ts'
import styles from '../package/package.module.css'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Empty, Problem } from '../ui/notice.tsx'
import { Card, Page } from '../ui/page.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { webhooksQuery } from './queries.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function WebhooksPage() {
  const { data: webhooks } = useSuspenseQuery(webhooksQuery)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const show = (made: { secret: string | null }) => {
    setAdding(false)
    setSecret(made.secret)
  }
  return (
    <Page
      title="Webhooks"
      subtitle="Where your systems are told of what happens"
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          New webhook
        </Button>
      }
    >
      <Card title="Webhooks">
        {webhooks.length === 0 ? (
          <Empty icon={Webhook} title="No webhooks yet">
            <p>Subscribe an address of yours to be told when packages and files are done.</p>
          </Empty>
        ) : (
          <table className={styles.table}>
            <tbody>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {isAdding && <NewWebhookDialog onMade={show} onClose={() => setAdding(false)} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}

function WebhookRow({ webhook, onSecret }: { webhook: WebhookEndpoint; onSecret: (secret: string | null) => void }) {
  const { id, url, events, enabled, disabled_reason } = webhook
  const queries = useQueryClient()
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey }) }
  const change = useMutation({
    mutationFn: () => client.changeWebhook({ webhook_id: id, enabled: !enabled }),
    ...settled,
  })
  const erase = useMutation({ mutationFn: () => client.deleteWebhook({ webhook_id: id }), ...settled })
  const rotate = useMutation({
    mutationFn: () => client.rotateWebhookSecret({ webhook_id: id }),
    onSuccess: ({ secret }) => onSecret(secret),
    ...settled,
  })
  const problem = change.error ?? erase.error ?? rotate.error
  return (
    <tr>
      <td>
        <Link to="/webhooks/$webhookId" params={{ webhookId: id }}>
          {url}
        </Link>
        <div className={styles.muted}>{events.join(', ')}</div>
        {problem !== null && <Problem error={problem} />}
      </td>
      <td>
        <Badge tone={enabled ? 'good' : 'warn'}>
          {enabled ? 'On' : disabled_reason === 'gone' ? 'Off: it answered 410 Gone' : 'Off'}
        </Badge>
      </td>
      <td>
        <div className={styles.meta}>
          <Button onClick={() => change.mutate()}>{enabled ? 'Switch off' : 'Switch on'}</Button>
          <Button onClick={() => rotate.mutate()}>New secret</Button>
          <Button look="danger" onClick={() => erase.mutate()}>
            Delete
          </Button>
        </div>
      </td>
    </tr>
  )
}

import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { client } from '../api/client.ts'
import type { WebhookEndpoint } from '../api/types.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Empty, Problem } from '../ui/notice.tsx'
import { Card, Page } from '../ui/page.tsx'
import { SecretDialog } from '../ui/dialogs/secret-dialog.tsx'
import table from '../ui/table.module.css'
import { counted } from '../ui/text/words.ts'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { webhooksQuery } from './queries.ts'

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
      subtitle="Addresses that receive events of your packages and files"
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          New webhook
        </Button>
      }
    >
      <Card title={counted(webhooks.length, 'webhook')}>
        {webhooks.length === 0 ? (
          <Empty icon={Webhook} title="No webhooks yet">
            <p>Add an address of yours to be notified when packages and files are done.</p>
          </Empty>
        ) : (
          <WebhookTable webhooks={webhooks} onSecret={setSecret} />
        )}
      </Card>
      {isAdding && <NewWebhookDialog onMade={show} onClose={() => setAdding(false)} />}
      {secret !== null && (
        <SecretDialog
          title="Save this secret"
          description="It signs the events that are sent to you, and is shown only this once. If you lose it, create a new one."
          label="Secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Page>
  )
}

interface Showing {
  onSecret: (secret: string | null) => void
}

function WebhookTable({ webhooks, onSecret }: Showing & { webhooks: readonly WebhookEndpoint[] }) {
  return (
    <div className={table.scroll}>
      <table className={clsx(table.table, table.wide)}>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={onSecret} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WebhookRow({ webhook, onSecret }: Showing & { webhook: WebhookEndpoint }) {
  const { id, url, events, enabled, disabled_reason } = webhook
  const queries = useQueryClient()
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey }) }
  const change = useMutation({
    mutationFn: () => client.changeWebhook({ webhook_id: id, enabled: !enabled }),
    ...settled,
  })
  const [isDeleting, setDeleting] = useState(false)
  const erase = async () => {
    await client.deleteWebhook({ webhook_id: id })
    await settled.onSettled()
  }
  const rotate = useMutation({
    mutationFn: () => client.rotateWebhookSecret({ webhook_id: id }),
    onSuccess: ({ secret }) => onSecret(secret),
    ...settled,
  })
  const problem = change.error ?? rotate.error
  return (
    <tr>
      <td>
        <Link to="/webhooks/$webhookId" params={{ webhookId: id }}>
          {url}
        </Link>
        <div className={table.muted}>{events.join(', ')}</div>
        {problem !== null && <Problem error={problem} />}
      </td>
      <td>
        <Badge tone={enabled ? 'good' : 'warn'}>
          {enabled ? 'On' : disabled_reason === 'gone' ? 'Off: it answered 410 Gone' : 'Off'}
        </Badge>
      </td>
      <td className={table.actions}>
        <Button onClick={() => change.mutate()}>{enabled ? 'Switch off' : 'Switch on'}</Button>
        <Button onClick={() => rotate.mutate()}>New secret</Button>
        <Button onClick={() => setDeleting(true)} aria-label={`Delete ${url}`}>
          Delete
        </Button>
        {isDeleting && (
          <ConfirmDialog
            title="Delete the webhook"
            description={`${url} receives no more events, and its deliveries are erased. This cannot be undone.`}
            action="Delete"
            onConfirm={erase}
            onClose={() => setDeleting(false)}
          />
        )}
      </td>
    </tr>
  )
}

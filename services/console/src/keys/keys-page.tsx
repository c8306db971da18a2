import type { ApiKey } from '@income/client'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { client } from '../api/client.ts'
import { sessionQuery } from '../session/session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Empty } from '../ui/notice.tsx'
import { Card, Page } from '../ui/page.tsx'
import { SecretDialog } from '../ui/dialogs/secret-dialog.tsx'
import table from '../ui/table.module.css'
import { counted, moment } from '../ui/text/words.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { keysQuery } from './queries.ts'

/** The keys of the organization. Keys are created here, shown once, and revoked. */
export function KeysPage() {
  const { data: keys } = useSuspenseQuery(keysQuery)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const queries = useQueryClient()
  const show = (made: string | null) => {
    setAdding(false)
    setSecret(made)
  }
  const revoke = async ({ id }: ApiKey) => {
    await client.revokeKey({ key_id: id })
    await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
  }
  return (
    <Page
      title="Keys"
      subtitle="Keys that your programs sign in with. Each key is shown only once, when it is created."
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          New key
        </Button>
      }
    >
      <Card title={counted(keys.length, 'key')}>
        {keys.length === 0 ? (
          <Empty icon={KeyRound} title="No keys yet">
            <p>Create one for each program that uses the API, so that each can be revoked separately.</p>
          </Empty>
        ) : (
          <KeyTable keys={keys} onRevoke={setRevoking} />
        )}
      </Card>
      {isAdding && <NewKeyDialog onMade={show} onClose={() => setAdding(false)} />}
      {secret !== null && (
        <SecretDialog
          title="Save this key"
          description="It is shown only this once. If you lose it, revoke it and create another."
          label="Key"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={`Revoke ${revoking.name ?? revoking.id}`}
          description="Programs that use it are refused within five seconds, and the sessions it opened end. This cannot be undone."
          action="Revoke"
          onConfirm={() => revoke(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </Page>
  )
}

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <div className={table.scroll}>
      <table className={clsx(table.table, table.wide)}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Scopes</th>
            <th scope="col">Acts as</th>
            <th scope="col">Last used</th>
            <th scope="col">Expires</th>
            <th scope="col">
              <span className="visually-hidden">Revoke</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { id, name, scopes, user, last_used_at, expires_at, revoked_at } = apiKey
  const label = name ?? 'No name'
  return (
    <tr className={revoked_at === null ? undefined : table.over}>
      <td>
        <strong>{label}</strong> {session?.key_id === id && <Badge tone="accent">This session</Badge>}
        <div className={table.id}>{`idp_${id}_…`}</div>
      </td>
      <td>{scopes.join(', ')}</td>
      <td>{user.email}</td>
      <td>{last_used_at === null ? 'Never' : moment(last_used_at)}</td>
      <td>{expires_at === null ? 'Never' : moment(expires_at)}</td>
      <td className={table.actions}>
        {revoked_at === null ? (
          <Button onClick={onRevoke} aria-label={`Revoke ${label}`}>
            Revoke
          </Button>
        ) : (
          <Badge>Revoked</Badge>
        )}
      </td>
    </tr>
  )
}

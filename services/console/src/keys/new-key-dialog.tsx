import type { Scope } from '@income/client'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { client } from '../api/client.ts'
import form from '../packages/new-package-dialog.module.css'
import { sessionQuery } from '../session/session.ts'
import settings from '../settings/settings.module.css'
import { Button } from '../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../ui/dialogs/dialog.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Problem } from '../ui/notice.tsx'
import { SCOPES } from './scopes.ts'
import { keysQuery } from './queries.ts'

interface NewKeyDialogProps {
  onMade: (secret: string | null) => void
  onClose: () => void
}

/** Makes a key with no more scopes than the person has. */
export function NewKeyDialog({ onMade, onClose }: NewKeyDialogProps) {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (key: { name: string; scopes: Scope[]; expires_at?: string }) => client.createKey(key),
    onSuccess: ({ key }) => {
      void queries.invalidateQueries({ queryKey: keysQuery.queryKey })
      onMade(key)
    },
  })
  const mine = SCOPES.filter(({ scope }) => session?.scopes.includes(scope))
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [name, until] = [given.get('name'), given.get('expires')]
    if (typeof name !== 'string' || typeof until !== 'string') return
    const scopes = mine.map(({ scope }) => scope).filter((scope) => given.has(scope))
    create.mutate({ name: name.trim(), scopes, ...(until !== '' && { expires_at: endOf(until) }) })
  }
  return (
    <Dialog title="New key" description="It acts as you, with the scopes that you choose." onClose={onClose}>
      <form className={form.form} onSubmit={submit}>
        <TextField
          label="What it is for"
          name="name"
          required
          maxLength={100}
          placeholder="Loan origination system"
          autoFocus
        />
        <fieldset className={settings.choices}>
          <legend>Scopes</legend>
          {mine.map(({ scope, allows, isUsual }) => (
            <label key={scope} className={settings.tick}>
              <input type="checkbox" name={scope} defaultChecked={isUsual} />
              <span>
                <strong>{scope}</strong> {allows}
              </span>
            </label>
          ))}
        </fieldset>
        <TextField label="Last day (optional)" name="expires" type="date" hint="Without one it does not expire" />
        {create.isError && <Problem error={create.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={create.isPending}>
            {create.isPending ? 'Making …' : 'Make key'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The end of a day where the person is. */
function endOf(date: string): string {
  const end = new Date(`${date}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end.toISOString()
}

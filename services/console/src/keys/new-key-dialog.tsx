import type { Scope } from '@income/client'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { errorAt } from '../api/failure.ts'
import { sessionQuery } from '../session/session.ts'
import settings from '../settings/settings.module.css'
import { TextField } from '../ui/controls/field.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { textIn } from '../ui/text/form-text.ts'
import { SCOPES } from './scopes.ts'
import { keysQuery } from './queries.ts'

interface NewKeyDialogProps {
  onMade: (secret: string | null) => void
  onClose: () => void
}

/** Creates a key, with at most the scopes of the person. */
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
  const makeKey = (form: FormData) => {
    const until = textIn(form, 'expires_at')
    const scopes = mine.map(({ scope }) => scope).filter((scope) => form.has(scope))
    create.mutate({ name: textIn(form, 'name'), scopes, ...(until !== '' && { expires_at: endOf(until) }) })
  }
  return (
    <FormDialog
      title="New key"
      description="The key acts as you, with the scopes that you choose."
      action="Create key"
      busy="Creating …"
      request={create}
      fields={['name', 'expires_at']}
      onSubmit={makeKey}
      onClose={onClose}
    >
      <TextField
        label="What it is for"
        name="name"
        required
        maxLength={100}
        error={errorAt('name', create.error)}
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
      <TextField
        label="Last day (optional)"
        name="expires_at"
        type="date"
        error={errorAt('expires_at', create.error)}
        hint="Without a last day, the key does not expire"
      />
    </FormDialog>
  )
}

/** The end of a day in the person's time zone. */
function endOf(date: string): string {
  const end = new Date(`${date}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end.toISOString()
}

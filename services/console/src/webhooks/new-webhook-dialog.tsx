import type { EventType } from '@income/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { client } from '../api/client.ts'
import form from '../packages/new-package-dialog.module.css'
import settings from '../settings/settings.module.css'
import { Button } from '../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../ui/dialogs/dialog.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Problem } from '../ui/notice.tsx'
import { EVENTS, webhooksQuery } from './queries.ts'

interface NewWebhookDialogProps {
  onMade: (made: { secret: string | null }) => void
  onClose: () => void
}

export function NewWebhookDialog({ onMade, onClose }: NewWebhookDialogProps) {
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: (webhook: { url: string; events: EventType[] }) => client.createWebhook(webhook),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      onMade(made)
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const url = given.get('url')
    if (typeof url === 'string') create.mutate({ url: url.trim(), events: EVENTS.filter((each) => given.has(each)) })
  }
  return (
    <Dialog
      title="New webhook"
      description="Events are POSTed to the address, signed, until it answers with 2xx."
      onClose={onClose}
    >
      <form className={form.form} onSubmit={submit}>
        <TextField
          label="Address"
          name="url"
          type="url"
          required
          placeholder="https://los.example/hooks/income"
          autoFocus
        />
        <fieldset className={settings.fieldset}>
          <legend className="visually-hidden">Events</legend>
          {EVENTS.map((event) => (
            <label key={event} className={settings.tick}>
              <input type="checkbox" name={event} defaultChecked />
              {event}
            </label>
          ))}
        </fieldset>
        {create.isError && <Problem error={create.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={create.isPending}>
            Subscribe
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import type { EventType } from '@income/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { errorAt } from '../api/failure.ts'
import settings from '../settings/settings.module.css'
import { TextField } from '../ui/controls/field.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { textIn } from '../ui/text/form-text.ts'
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
  const subscribe = (form: FormData) =>
    create.mutate({ url: textIn(form, 'url'), events: EVENTS.filter((event) => form.has(event)) })
  return (
    <FormDialog
      title="New webhook"
      description="Each event is signed and POSTed to the address, and retried until the answer is 2xx."
      action="Subscribe"
      busy="Subscribing …"
      request={create}
      fields={['url']}
      onSubmit={subscribe}
      onClose={onClose}
    >
      <TextField
        label="Address"
        name="url"
        type="url"
        required
        error={errorAt('url', create.error)}
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
    </FormDialog>
  )
}

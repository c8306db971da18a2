import type { SyntheticEvent } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../ui/dialogs/dialog.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Problem } from '../ui/notice.tsx'
import { type NewDecision, type OfModel, useDecide } from './decide.ts'
import styles from '../packages/new-package-dialog.module.css'

interface DecideDialogProps {
  of: OfModel
  decision: Omit<NewDecision, 'reason'>
  title: string
  description: string
  onClose: () => void
}

/** Asks for the reason of a decision about a model, and makes it. */
export function DecideDialog({ of, decision, title, description, onClose }: DecideDialogProps) {
  const decide = useDecide(of)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    if (typeof reason === 'string') decide.mutate({ ...decision, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField label="Reason" name="reason" required maxLength={2000} autoFocus hint="Stands in the audit" />
        {decide.isError && <Problem error={decide.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={decide.isPending}>
            {decide.isPending ? 'Deciding …' : 'Decide'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import { errorAt } from '../api/failure.ts'
import { TextField } from '../ui/controls/field.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { textIn } from '../ui/text/form-text.ts'
import { type NewDecision, type OfModel, useDecide } from './decide.ts'

interface DecideDialogProps {
  of: OfModel
  decision: Omit<NewDecision, 'reason'>
  title: string
  description: string
  onClose: () => void
}

/** Asks for the reason for a decision about a model, and sends it. */
export function DecideDialog({ of, decision, title, description, onClose }: DecideDialogProps) {
  const decide = useDecide(of)
  return (
    <FormDialog
      title={title}
      description={description}
      action="Decide"
      busy="Saving …"
      request={decide}
      fields={['reason']}
      onSubmit={(form) => decide.mutate({ ...decision, reason: textIn(form, 'reason') }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        name="reason"
        required
        maxLength={2000}
        autoFocus
        error={errorAt('reason', decide.error)}
        hint="Recorded in the audit trail"
      />
    </FormDialog>
  )
}

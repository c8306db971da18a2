import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'

/** The only time that the secret is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title="Keep this secret"
      description="It signs what is sent to you, and is shown this once. Should it be lost, make a new one."
      onClose={onClose}
    >
      <TextField label="Secret" value={secret} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      <DialogActions>
        <Button onClick={() => void navigator.clipboard.writeText(secret)}>Copy</Button>
        <Button look="primary" onClick={onClose}>
          I have kept it
        </Button>
      </DialogActions>
    </Dialog>
  )
}

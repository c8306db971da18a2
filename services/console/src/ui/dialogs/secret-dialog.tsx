import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { TextField } from '../controls/field.tsx'

interface SecretDialogProps {
  title: string
  description: string
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret, once. */
export function SecretDialog({ title, description, label, secret, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false)
  // Pages served by plain HTTP have no clipboard: focusing the field selects the secret, to be copied by hand.
  const { clipboard } = navigator as { clipboard?: Clipboard }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <TextField
        label={label}
        value={secret}
        readOnly
        look="mono"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        {clipboard && (
          <Button onClick={() => void clipboard.writeText(secret).then(() => setCopied(true))}>
            <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          I have saved it
        </Button>
      </DialogActions>
    </Dialog>
  )
}

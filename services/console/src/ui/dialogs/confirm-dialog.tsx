import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Problem } from '../notice.tsx'

interface ConfirmDialogProps {
  title: string
  description: ReactNode
  /** The label of the button: "Delete". */
  action: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation, runs the action, and closes once it has succeeded. */
export function ConfirmDialog({ title, description, action, onConfirm, onClose }: ConfirmDialogProps) {
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: onClose })
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      {confirm.isError && <Problem error={confirm.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={() => confirm.mutate()} disabled={confirm.isPending}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import type { ReactNode, SyntheticEvent } from 'react'
import { namedIn } from '../../api/failure.ts'
import { Button } from '../controls/button.tsx'
import { Problem } from '../notice.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import styles from './dialog.module.css'

interface FormDialogProps {
  title: string
  description?: string | undefined
  /** The label of the button, and its label while the request runs: "Create key", "Creating …". */
  action: string
  busy: string
  /** The request that the form sends. */
  request: { isPending: boolean; error: unknown }
  /** The fields that show what is wrong with them: an error that names one of them is not repeated. */
  fields?: readonly string[]
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form that sends a request. It stays open and shows errors until its owner closes it. */
export function FormDialog({
  title,
  description,
  action,
  busy,
  request,
  fields = [],
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {children}
        {request.error !== null && namedIn(request.error, fields) === null && <Problem error={request.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={request.isPending}>
            {request.isPending ? busy : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

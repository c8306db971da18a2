import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { client } from '../../api/client.ts'
import { packageKey, packageQuery } from '../../package/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { Problem } from '../../ui/notice.tsx'
import styles from './review.module.css'

interface BeginReviewDialogProps {
  packageId: string
  onBegun: () => void
  onClose: () => void
}

/** Figures change under review only; nothing can be uploaded or deleted meanwhile. */
export function BeginReviewDialog({ packageId, onBegun, onClose }: BeginReviewDialogProps) {
  const queries = useQueryClient()
  const begin = useMutation({
    mutationFn: (reason: string) => client.beginReview({ package_id: packageId, ...(reason !== '' && { reason }) }),
    onSuccess: (loanPackage) => {
      queries.setQueryData(packageQuery(packageId).queryKey, loanPackage)
      void queries.invalidateQueries({ queryKey: packageKey(packageId) })
      onBegun()
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    begin.mutate(typeof reason === 'string' ? reason.trim() : '')
  }
  return (
    <Dialog
      title="Begin the review"
      description="Figures can be corrected and decided under review. Until it is completed, nothing can be uploaded to the package or deleted from it."
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField label="Reason (optional)" name="reason" maxLength={2000} placeholder="A large deposit" autoFocus />
        {begin.isError && <Problem error={begin.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={begin.isPending}>
            {begin.isPending ? 'Beginning …' : 'Begin review'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

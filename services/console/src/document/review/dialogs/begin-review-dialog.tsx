import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { errorAt } from '../../../api/failure.ts'
import { packageKey, packageQuery } from '../../../package/queries.ts'
import { TextField } from '../../../ui/controls/field.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { textIn } from '../../../ui/text/form-text.ts'

interface BeginReviewDialogProps {
  packageId: string
  onBegun: () => void
  onClose: () => void
}

/** Values can be changed only during a review; files cannot be uploaded or deleted meanwhile. */
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
  return (
    <FormDialog
      title="Begin the review"
      description="During a review, values can be corrected and decisions made. Until it is completed, files cannot be uploaded to the package or deleted from it."
      action="Begin review"
      busy="Beginning …"
      request={begin}
      fields={['reason']}
      onSubmit={(form) => begin.mutate(textIn(form, 'reason'))}
      onClose={onClose}
    >
      <TextField
        label="Reason (optional)"
        name="reason"
        maxLength={2000}
        placeholder="A large deposit"
        error={errorAt('reason', begin.error)}
        autoFocus
      />
    </FormDialog>
  )
}

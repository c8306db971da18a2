import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { errorAt } from '../api/failure.ts'
import { TextField } from '../ui/controls/field.tsx'
import { FormDialog } from '../ui/dialogs/form-dialog.tsx'
import { textIn } from '../ui/text/form-text.ts'
import { counted } from '../ui/text/words.ts'
import { useUploadStore } from '../uploads/upload-provider.tsx'
import { createPackage } from './queries.ts'

/** Creates a package with the files that were dropped. */
export function NewPackageDialog({ files, onClose }: { files: File[]; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const uploads = useUploadStore()
  const create = useMutation({
    mutationFn: (form: FormData) => createPackage(textIn(form, 'title'), textIn(form, 'external_id')),
    onSuccess: (made) => {
      if (files.length > 0) uploads.add(made.public_id, files)
      void queries.invalidateQueries({ queryKey: ['packages'] })
      void navigate({ to: '/packages/$packageId', params: { packageId: made.public_id } })
    },
  })
  return (
    <FormDialog
      title="New package"
      description={files.length > 0 ? `${counted(files.length, 'file')} will be uploaded to it.` : undefined}
      action="Create"
      busy="Creating …"
      request={create}
      fields={['title', 'external_id']}
      onSubmit={(form) => create.mutate(form)}
      onClose={onClose}
    >
      <TextField
        label="Title"
        name="title"
        required
        maxLength={500}
        error={errorAt('title', create.error)}
        placeholder="Loan 2026-0142, J. Rivera"
        autoFocus
      />
      <TextField
        label="Your identifier (optional)"
        name="external_id"
        maxLength={255}
        error={errorAt('external_id', create.error)}
        hint="The identifier of the loan request in your own system"
      />
    </FormDialog>
  )
}

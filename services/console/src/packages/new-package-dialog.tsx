import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../ui/dialogs/dialog.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Problem } from '../ui/notice.tsx'
import { counted } from '../ui/text/words.ts'
import { useUploadStore } from '../uploads/upload-provider.tsx'
import styles from './new-package-dialog.module.css'
import { createPackage } from './queries.ts'

/** Makes a package, and begins it with the files that were dropped. */
export function NewPackageDialog({ files, onClose }: { files: File[]; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const uploads = useUploadStore()
  const create = useMutation({
    mutationFn: (form: FormData) => createPackage(textOf(form, 'title'), textOf(form, 'external_id')),
    onSuccess: (made) => {
      if (files.length > 0) uploads.add(made.public_id, files)
      void queries.invalidateQueries({ queryKey: ['packages'] })
      void navigate({ to: '/packages/$packageId', params: { packageId: made.public_id } })
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    create.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog
      title="New package"
      description={files.length > 0 ? `It begins with ${counted(files.length, 'file')}.` : undefined}
      onClose={onClose}
    >
      <form onSubmit={submit} className={styles.form}>
        <TextField
          label="Title"
          name="title"
          required
          maxLength={500}
          placeholder="Loan 2026-0142, J. Rivera"
          autoFocus
        />
        <TextField
          label="Your identifier (optional)"
          name="external_id"
          maxLength={255}
          hint="By which your own system knows the loan request"
        />
        {create.isError && <Problem error={create.error} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={create.isPending}>
            {create.isPending ? 'Creating …' : 'Create'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

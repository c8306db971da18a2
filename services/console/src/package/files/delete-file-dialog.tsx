import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FileRecord } from '../api/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { Problem } from '../ui/notice.tsx'
import { deleteFile } from './actions.ts'
import { packageKey } from './queries.ts'

interface DeleteFileDialogProps {
  packageId: string
  file: FileRecord
  onClose: () => void
}

export function DeleteFileDialog({ packageId, file, onClose }: DeleteFileDialogProps) {
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: () => deleteFile(packageId, file.id),
    onSuccess: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: packageKey(packageId) })
    },
  })
  return (
    <Dialog
      title="Delete the file"
      description={`${file.file_name} is erased with everything read from it, and the income is computed without it. This cannot be undone.`}
      onClose={onClose}
    >
      {erase.isError && <Problem error={erase.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" onClick={() => erase.mutate()} disabled={erase.isPending}>
          {erase.isPending ? 'Deleting …' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

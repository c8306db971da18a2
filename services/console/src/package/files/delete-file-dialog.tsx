import { useQueryClient } from '@tanstack/react-query'
import type { FileRecord } from '../../api/types.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { deleteFile } from '../actions.ts'
import { packageKey } from '../queries.ts'

interface DeleteFileDialogProps {
  packageId: string
  file: FileRecord
  onClose: () => void
}

export function DeleteFileDialog({ packageId, file, onClose }: DeleteFileDialogProps) {
  const queries = useQueryClient()
  const erase = async () => {
    await deleteFile(packageId, file.id)
    await queries.invalidateQueries({ queryKey: packageKey(packageId) })
  }
  return (
    <ConfirmDialog
      title="Delete the file"
      description={
        <>
          <bdi>{file.file_name}</bdi> is erased with everything read from it, and the income is computed without it.
          This cannot be undone.
        </>
      }
      action="Delete"
      onConfirm={erase}
      onClose={onClose}
    />
  )
}

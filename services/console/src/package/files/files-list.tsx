import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { FileText, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FileRecord } from '../../api/types.ts'
import { useMay } from '../../session/session.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Empty, Problem } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Status } from '../../ui/status.tsx'
import { counted, fileSize, inOrder, words } from '../../ui/text/words.ts'
import { retryFile } from '../actions.ts'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import styles from '../package.module.css'
import { FileProblem } from './file-problem.tsx'
import { filesQuery, packageKey, packageQuery } from '../queries.ts'

export function FilesList({ packageId }: { packageId: string }) {
  const { data: files } = useSuspenseQuery(filesQuery(packageId))
  if (files.length === 0) {
    return (
      <Empty icon={FileText} title="No files yet">
        <p>Drop the applicant’s documents on this page.</p>
      </Empty>
    )
  }
  return (
    <ul className={styles.rows}>
      {files.toSorted(mostNeededFirst).map((file) => (
        <li key={file.id}>
          <FileRow packageId={packageId} file={file} />
        </li>
      ))}
    </ul>
  )
}

/** Failed files first, then by name: files are sent in parallel, so their order of arrival means nothing. */
function mostNeededFirst(a: FileRecord, b: FileRecord): number {
  return Number(b.status === 'failed') - Number(a.status === 'failed') || inOrder(a.file_name, b.file_name)
}

function FileRow({ packageId, file }: { packageId: string; file: FileRecord }) {
  const queries = useQueryClient()
  const { data: loanPackage } = useSuspenseQuery(packageQuery(packageId))
  const mayWrite = useMay('write') && !loanPackage.under_review
  const [isDeleting, setDeleting] = useState(false)
  const { id, file_name, status, progress, error } = file
  const refresh = () => queries.invalidateQueries({ queryKey: packageKey(packageId) })
  const retry = useMutation({
    mutationFn: (password?: string) => retryFile(packageId, id, password),
    onSettled: refresh,
  })
  return (
    <div className={styles.file}>
      <span className={styles.fileName} title={file_name}>
        {file_name}
      </span>
      <Status of={status} />
      <span>
        {mayWrite && status === 'failed' && error?.code !== 'password_protected' && (
          <IconButton label={`Read ${file_name} again`} onClick={() => retry.mutate(undefined)}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
        {mayWrite && (
          <IconButton label={`Delete ${file_name}`} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </span>
      <span className={styles.muted}>{sizeOf(file)}</span>
      {status === 'processing' && (
        <div className={styles.wide}>
          <Progress value={progress ?? 0} label={`Progress of ${file_name}`} />
        </div>
      )}
      {error && (
        <FileProblem
          fileName={file_name}
          error={error}
          mayWrite={mayWrite}
          onPassword={(password) => retry.mutate(password)}
        />
      )}
      {retry.isError && (
        <div className={styles.wide}>
          <Problem error={retry.error} />
        </div>
      )}
      {isDeleting && <DeleteFileDialog packageId={packageId} file={file} onClose={() => setDeleting(false)} />}
    </div>
  )
}

/** "2 MB, 12 pages, 2 of them not income documents (blank)". */
function sizeOf({ file_size, pages, other_pages }: FileRecord): string {
  const kinds = [...new Set(other_pages.map(({ kind }) => words(kind).toLowerCase()))].join(', ')
  return [
    fileSize(file_size),
    pages !== null && counted(pages, 'page'),
    other_pages.length > 0 && `${other_pages.length} of them not income documents (${kinds})`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

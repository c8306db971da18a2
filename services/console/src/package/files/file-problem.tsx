import type { FileRecord } from '../../api/types.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from '../package.module.css'
import { PasswordForm } from './password-form.tsx'

type FileError = NonNullable<FileRecord['error']>

/** What people can do about a file that could not be read. */
const ADVICE: Readonly<Record<FileError['code'], string | null>> = {
  password_protected: null,
  unsupported_document: 'Delete it if it shows no income; otherwise ask for a clearer copy.',
  corrupt_file: 'Ask for the file again.',
  empty_document: 'Ask for the file again.',
  content_changed: 'Upload it again.',
  extraction_failed: 'If no limit is named, read it again. If that also fails, ask for another copy.',
  processing_timeout: 'Read it again. If that also fails, upload it in parts.',
}

interface FileProblemProps {
  fileName: string
  error: FileError
  /** Whether the session has the scope `write`. */
  mayWrite: boolean
  onPassword: (password: string) => void
}

/** Why a file could not be read, and what to do. */
export function FileProblem({ fileName, error, mayWrite, onPassword }: FileProblemProps) {
  return (
    <div className={styles.wide}>
      <Notice tone="bad">
        {error.message}
        {error.code === 'extraction_failed' && ` (${error.details})`}
        {mayWrite && ADVICE[error.code] && <p>{ADVICE[error.code]}</p>}
        {mayWrite && error.code === 'password_protected' && (
          <PasswordForm fileName={fileName} onPassword={onPassword} />
        )}
      </Notice>
    </div>
  )
}

import clsx from 'clsx'
import { RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../ui/controls/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { visible } from '../ui/text/visible.ts'
import { counted, fileSize, percent } from '../ui/text/words.ts'
import { useUploadStore } from './upload-provider.tsx'
import { type Upload, useUploads } from './upload-store.ts'
import styles from './upload-tray.module.css'

const SHOWN_WHEN_DONE_MS = 5_000

/** The uploads in progress, whichever page they were started on. */
export function UploadTray() {
  const store = useUploadStore()
  const uploads = useUploads(store)
  const open = uploads.filter(({ state }) => state !== 'registered').length
  const isDone = uploads.length > 0 && open === 0
  useEffect(() => {
    if (!isDone) return
    // Finished uploads must not cover the page.
    const timer = setTimeout(() => store.clearRegistered(), SHOWN_WHEN_DONE_MS)
    return () => clearTimeout(timer)
  }, [isDone, store])
  if (uploads.length === 0) return null
  const title = titleOf(open, uploads)
  return (
    <section className={styles.tray} aria-label="Uploads">
      <div className={styles.head}>
        <h2>
          <span role="status">{title}</span>
        </h2>
        {open === 0 && (
          <IconButton label="Close the list of uploads" onClick={() => store.clearRegistered()}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <ul className={styles.list}>
        {uploads.map((upload) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            onRetry={() => store.retry(upload.id)}
            onRemove={() => store.remove(upload.id)}
          />
        ))}
      </ul>
    </section>
  )
}

/** @param open how many of them are not registered */
function titleOf(open: number, uploads: readonly Upload[]): string {
  if (open === 0) return `${counted(uploads.length, 'file')} uploaded`
  const failed = uploads.filter(({ state }) => state === 'failed').length
  if (open === failed) return `${counted(failed, 'file')} not uploaded`
  return `Uploading ${counted(open - failed, 'file')}`
}

function UploadItem({ upload, onRetry, onRemove }: { upload: Upload; onRetry: () => void; onRemove: () => void }) {
  const { file, state, progress } = upload
  const name = visible(file.name)
  const canRetry = state === 'failed' || state === 'interrupted'
  return (
    <li className={styles.item}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={clsx(styles.note, state === 'failed' && styles.failed)}>{noteOf(upload)}</span>
      <span className={styles.buttons}>
        {canRetry && (
          <IconButton label={`Send ${name} again`} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        )}
        {state !== 'registered' && (
          <IconButton label={`Cancel ${name}`} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </span>
      {state === 'sending' && (
        <div className={styles.bar}>
          <Progress value={progress} label={`Upload of ${name}`} />
        </div>
      )}
    </li>
  )
}

function noteOf({ state, file, progress, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return `${fileSize(file.size)}, waiting`
    case 'sending':
      return progress < 1 ? `${percent(progress)} of ${fileSize(file.size)}` : 'Registering …'
    case 'interrupted':
      return 'Interrupted: continues when the connection is back'
    case 'failed':
      return message ?? 'Failed'
    case 'registered':
      return 'Uploaded'
  }
}

import clsx from 'clsx'
import { FileUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/controls/button.tsx'
import styles from './upload-tray.module.css'

const ACCEPTED = '.pdf,.png,.jpg,.jpeg'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** Accepts files dropped anywhere on the page or chosen with its button. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDrop(onFiles)
  return (
    <div className={clsx(styles.zone, isOver && styles.over)}>
      <FileUp aria-hidden />
      <p>{children ?? 'Drop PDF, PNG or JPEG files here'}</p>
      <Button onClick={() => input.current?.click()}>Choose files</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** Whether files are being dragged over the page. */
function useDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  // From the moment the zone is visible: what is dropped right then must not be lost.
  useLayoutEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

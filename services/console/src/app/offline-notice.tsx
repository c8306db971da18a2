import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Notice } from '../ui/notice.tsx'
import styles from './shell.module.css'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (isOnline) return null
  return (
    <div className={styles.offline} role="status">
      <Notice tone="warn">
        <strong>No connection.</strong> What you see may be out of date. Uploads continue and changes are saved when the
        connection is back. Keep this tab open.
      </Notice>
    </div>
  )
}

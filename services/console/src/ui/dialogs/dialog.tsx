import * as Radix from '@radix-ui/react-dialog'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  description?: ReactNode
  size?: 'usual' | 'wide'
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog. The backdrop is a separate element, because Radix' overlay writes a style element, which the page's
 * Content-Security-Policy refuses.
 */
export function Dialog({ title, description, size = 'usual', onClose, children }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className={styles.veil} />
        <Radix.Content
          className={clsx(styles.dialog, size === 'wide' && styles.wide)}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

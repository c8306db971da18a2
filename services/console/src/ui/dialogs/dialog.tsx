import * as Radix from '@radix-ui/react-dialog'
import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
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
 * Content-Security-Policy refuses. A closed dialog gives the focus back to the element that had it.
 */
export function Dialog({ title, description, size = 'usual', onClose, children }: DialogProps) {
  const opener = useRef(document.activeElement)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className={styles.veil} />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusAgain(opener.current)
          }}
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

/** The page gets the focus if the element has gone or can no longer have it. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

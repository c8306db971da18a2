import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf, requestIdOf } from '../api/failure.ts'
import { Button } from './controls/button.tsx'
import styles from './notice.module.css'

type Tone = 'plain' | 'good' | 'warn' | 'bad'
const ICONS = { plain: Info, good: CircleCheck, warn: CircleAlert, bad: CircleAlert } satisfies Record<Tone, LucideIcon>

export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <div className={clsx(styles.notice, tone !== 'plain' && styles[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/** An error: what happened, the request id for support, and a button to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad">
      <p>{messageOf(error)}</p>
      {requestId !== null && <p>For support, quote request {requestId}</p>}
      {onRetry && (
        <p>
          <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
    </Notice>
  )
}

export function Empty({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon aria-hidden />
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function Skeleton({ rows = 6, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label} …</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.bone} />
      ))}
    </div>
  )
}

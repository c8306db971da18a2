import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent'

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={clsx(styles.badge, tone !== 'neutral' && styles[tone])}>{children}</span>
}

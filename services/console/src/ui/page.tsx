import { useEffect, type ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the console. Its title is also the browser's. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  useTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Income`
  }, [title])
}

export function Card({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.cardBody}>{children}</div>
}

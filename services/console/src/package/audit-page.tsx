import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { AuditEvent } from '../api/types.ts'
import { Empty } from '../ui/notice.tsx'
import { Card } from '../ui/page.tsx'
import { moment, words } from '../ui/words.ts'
import styles from './package.module.css'
import { auditQuery } from './queries.ts'

/** Who did what with the package, the newest first. */
export function AuditPage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/audit' })
  const { data: events } = useSuspenseQuery(auditQuery(packageId))
  return (
    <Card title="Audit">
      {events.length === 0 ? (
        <Empty icon={History} title="Nothing was done yet" />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">From, to</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {events.toReversed().map((event) => (
              <AuditRow key={event.id} event={event} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function AuditRow({ event: { at, actor, action, field, reason, before, after } }: { event: AuditEvent }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <tr>
      <td>{moment(at)}</td>
      <td>{actor?.email ?? 'The service'}</td>
      <td>
        {words(action)}
        {field !== null && <span className={styles.muted}> {words(field)}</span>}
      </td>
      <td className={styles.change}>
        {names.map((name) => (
          <div key={name}>
            {words(name)}: {shown(before[name])} → {shown(after[name])}
          </div>
        ))}
      </td>
      <td>{reason ?? ''}</td>
    </tr>
  )
}

function shown(value: string | number | boolean | null | undefined): string {
  return value === null || value === undefined ? '–' : String(value)
}

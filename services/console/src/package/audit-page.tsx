import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { AuditEvent } from '../api/types.ts'
import { money } from '../ui/money.ts'
import { Empty } from '../ui/notice.tsx'
import { Card } from '../ui/page.tsx'
import { moment, words } from '../ui/words.ts'
import styles from './package.module.css'
import { auditQuery } from './queries.ts'
import table from '../ui/table.module.css'

/** Who did what with the package, the newest first. */
export function AuditPage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/audit' })
  const { data: events } = useSuspenseQuery(auditQuery(packageId))
  return (
    <Card title="Audit">
      {events.length === 0 ? (
        <Empty icon={History} title="Nothing was done yet" />
      ) : (
        <table className={table.table}>
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
  const moved = names.filter((name) => before[name] !== after[name])
  return (
    <tr>
      <td className={table.time}>{moment(at)}</td>
      <td>{actor?.email ?? 'The service'}</td>
      <td>
        {words(action)}
        {field !== null && <span className={styles.muted}> {words(field)}</span>}
      </td>
      <td>
        {moved.map((name) => (
          <div key={name} className={styles.change}>
            <span className={styles.muted}>{words(name)}</span>
            <span>
              {shown(before[name])} → {shown(after[name])}
            </span>
          </div>
        ))}
        {names.length > 0 && moved.length === 0 && <span className={styles.muted}>Nothing changed</span>}
      </td>
      <td>{reason ?? ''}</td>
    </tr>
  )
}

type Value = AuditEvent['before'][string] | undefined

const AMOUNT = /^-?\d+\.\d\d$/
const SIMPLE: ReadonlyMap<Value, string> = new Map<Value, string>([
  [undefined, '–'],
  [null, '–'],
  [true, 'yes'],
  [false, 'no'],
])

function shown(value: Value): string {
  const text = String(value)
  return SIMPLE.get(value) ?? (AMOUNT.test(text) ? money(text) : /^[a-z_]+$/.test(text) ? words(text) : text)
}

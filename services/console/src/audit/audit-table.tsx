import clsx from 'clsx'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuditEvent } from '../api/types.ts'
import { Empty } from '../ui/notice.tsx'
import table from '../ui/table.module.css'
import { moment, words } from '../ui/text/words.ts'
import { auditName, auditValue, isErased } from './audit-values.ts'
import styles from './audit.module.css'

interface AuditTableProps {
  /** In the order of the actions. */
  events: readonly AuditEvent[]
  /** What an event concerns, shown below its name. */
  subjectOf?: (event: AuditEvent) => ReactNode
}

/** Who did what, when, from what to what, and why; newest first. */
export function AuditTable({ events, subjectOf }: AuditTableProps) {
  if (events.length === 0) return <Empty icon={History} title="No actions yet" />
  return (
    <div className={table.scroll}>
      <table className={clsx(table.table, table.wide, styles.table)}>
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
            <AuditRow key={event.id} event={event} subject={subjectOf?.(event)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The name of a correction that does not change the value. */
const CONFIRMED: Partial<Record<AuditEvent['action'], string>> = {
  field_corrected: 'Field confirmed',
  entry_corrected: 'Entry confirmed',
}

function AuditRow({ event, subject }: { event: AuditEvent; subject: ReactNode }) {
  const { at, actor, action, field, reason, before, after } = event
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const moved = names.filter((name) => before[name] !== after[name])
  const erased = isErased(event)
  const isConfirmed = !erased && moved.length === 0 && CONFIRMED[action] !== undefined
  return (
    <tr>
      <td className={table.time}>{moment(at)}</td>
      <td>{actor?.email ?? 'The service'}</td>
      <td>
        {isConfirmed ? CONFIRMED[action] : words(action)}
        {field !== null && <span className={styles.muted}> {words(field)}</span>}
        {subject}
      </td>
      <td>
        {moved.map((name) => (
          <div key={name} className={styles.change}>
            <span className={styles.muted}>{auditName(name)}</span>
            <span>
              {auditValue(event, name, before[name])} → {auditValue(event, name, after[name])}
            </span>
          </div>
        ))}
        {erased && <div className={styles.muted}>Erased with its file</div>}
        {!erased && names.length > 0 && moved.length === 0 && <span className={styles.muted}>Nothing changed</span>}
      </td>
      <td>{reason ?? ''}</td>
    </tr>
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import clsx from 'clsx'
import { History } from 'lucide-react'
import type { AuditEvent } from '../api/types.ts'
import { entriesQuery } from '../document/queries.ts'
import { Empty } from '../ui/notice.tsx'
import { Card } from '../ui/page.tsx'
import { visible } from '../ui/text/visible.ts'
import { documentName, moment, words } from '../ui/text/words.ts'
import styles from './package.module.css'
import { auditName, auditValue, isErased } from './audit-values.ts'
import { auditQuery, documentsQuery, filesQuery, incomeQuery } from './queries.ts'
import table from '../ui/table.module.css'

/** Who did what with the package, newest first. */
export function AuditPage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/audit' })
  const { data: events } = useSuspenseQuery(auditQuery(packageId))
  return (
    <Card title="Audit">
      {events.length === 0 ? (
        <Empty icon={History} title="No actions yet" />
      ) : (
        <div className={table.scroll}>
          <table className={clsx(table.table, table.wide, styles.audit)}>
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
                <AuditRow key={event.id} packageId={packageId} event={event} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

/** The name of a correction that does not change the value. */
const CONFIRMED: Partial<Record<AuditEvent['action'], string>> = {
  field_corrected: 'Field confirmed',
  entry_corrected: 'Entry confirmed',
}

function AuditRow({ packageId, event }: { packageId: string; event: AuditEvent }) {
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
        <Subject packageId={packageId} event={event} />
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

/** What the event concerns: a link to the value in its document, to the model, or the file. */
function Subject({ packageId, event }: { packageId: string; event: AuditEvent }) {
  const { file_id, document_id, model_id, entry_id, field } = event
  const { data: files } = useQuery(filesQuery(packageId))
  const { data: documents } = useQuery(documentsQuery(packageId))
  const { data: income } = useQuery(incomeQuery(packageId))
  const document = documents?.find(({ id }) => id === document_id)
  if (document) {
    const at = entry_id !== null ? `entry:${entry_id}` : field !== null ? `field:${field}` : undefined
    const params = { packageId, documentId: document.id }
    return (
      <div>
        <Link to="/packages/$packageId/documents/$documentId" params={params} search={at === undefined ? {} : { at }}>
          {documentName(document)}
        </Link>
        {entry_id !== null && <EntryName packageId={packageId} documentId={document.id} entryId={entry_id} />}
      </div>
    )
  }
  const model = income?.models.find((each) => each.model_id === model_id)
  if (model) return <div className={styles.muted}>{model.model_name}</div>
  if (file_id === null || !files) return null
  const name = files.find(({ id }) => id === file_id)?.file_name ?? 'A file that has been deleted'
  return <div className={styles.muted}>{name}</div>
}

function EntryName({ packageId, documentId, entryId }: { packageId: string; documentId: string; entryId: string }) {
  const { data: entries } = useQuery(entriesQuery({ packageId, documentId, modelId: null }))
  const entry = entries?.find(({ id }) => id === entryId)
  return entry ? <div className={styles.muted}>{visible(entry.description)}</div> : null
}

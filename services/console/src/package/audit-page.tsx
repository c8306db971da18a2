import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { AuditEvent } from '../api/types.ts'
import { AuditTable } from '../audit/audit-table.tsx'
import { entriesQuery } from '../document/queries.ts'
import { Card } from '../ui/page.tsx'
import { visible } from '../ui/text/visible.ts'
import { documentName } from '../ui/text/words.ts'
import styles from './package.module.css'
import { auditQuery, documentsQuery, filesQuery, incomeQuery } from './queries.ts'

/** Who did what with the package. */
export function AuditPage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/audit' })
  const { data: events } = useSuspenseQuery(auditQuery(packageId))
  return (
    <Card title="Audit">
      <AuditTable events={events} subjectOf={(event) => <Subject packageId={packageId} event={event} />} />
    </Card>
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

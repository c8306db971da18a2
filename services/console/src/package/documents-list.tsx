import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSearch } from 'lucide-react'
import type { IncomeDocument } from '../api/types.ts'
import { Badge } from '../ui/badge.tsx'
import { Empty } from '../ui/notice.tsx'
import { counted, documentTitle, percent } from '../ui/words.ts'
import styles from './package.module.css'
import { documentsQuery } from './queries.ts'

const TRUSTED = 0.9

/** What wants a look most stands first. */
export function DocumentsList({ packageId }: { packageId: string }) {
  const { data: documents } = useSuspenseQuery(documentsQuery(packageId))
  if (documents.length === 0) {
    return (
      <Empty icon={FileSearch} title="No documents yet">
        <p>Documents appear here as soon as they are read.</p>
      </Empty>
    )
  }
  const ordered = documents.toSorted((a, b) => weightOf(b) - weightOf(a))
  return (
    <ul className={styles.rows}>
      {ordered.map((document) => (
        <li key={document.id}>
          <DocumentRow packageId={packageId} document={document} />
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({ packageId, document }: { packageId: string; document: IncomeDocument }) {
  const { id, page_start, page_end, confidence } = document
  const [failed, warnings, doubtful] = [
    statusCount(document, 'failed'),
    statusCount(document, 'warning'),
    doubts(document),
  ]
  const params = { packageId, documentId: id }
  return (
    <div className={styles.document}>
      <Link to="/packages/$packageId/documents/$documentId" params={params} className={styles.link}>
        {documentTitle(document)}
        {subjectOf(document)}
      </Link>
      <span>
        {failed > 0 && <Badge tone="bad">{counted(failed, 'failed check')}</Badge>}{' '}
        {warnings > 0 && <Badge tone="warn">{counted(warnings, 'warning')}</Badge>}{' '}
        {doubtful > 0 && <Badge tone="warn">{counted(doubtful, 'doubtful field')}</Badge>}{' '}
        {failed + warnings + doubtful === 0 && <Badge tone="good">All checks hold</Badge>}
      </span>
      <span className={styles.muted}>
        {page_start === page_end ? `Page ${page_start}` : `Pages ${page_start} to ${page_end}`}, read with{' '}
        {percent(confidence)} confidence
      </span>
    </div>
  )
}

const NAMED_BY = ['account_holder', 'employee_name', 'taxpayer_name'] as const
const DATED_BY = ['period_end', 'pay_date', 'tax_year'] as const

function subjectOf({ fields }: IncomeDocument): string {
  const parts = [NAMED_BY, DATED_BY].map((names) =>
    names.map((name) => fields[name]?.value).find((value) => value != null),
  )
  return parts.map((part) => (part ? `, ${part}` : '')).join('')
}

function statusCount({ checks }: IncomeDocument, status: 'failed' | 'warning'): number {
  return checks.filter((check) => check.status === status).length
}

function doubts({ fields }: IncomeDocument): number {
  return Object.values(fields).filter(({ confidence }) => confidence < TRUSTED).length
}

function weightOf(document: IncomeDocument): number {
  return statusCount(document, 'failed') * 1000 + statusCount(document, 'warning') * 30 + doubts(document)
}

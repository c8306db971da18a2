import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSearch, Landmark, ReceiptText, ScrollText, WalletCards, type LucideIcon } from 'lucide-react'
import type { IncomeDocument } from '../api/types.ts'
import { Badge } from '../ui/badge.tsx'
import { Empty } from '../ui/notice.tsx'
import { counted, documentSubject, documentTitle, inOrder, percent } from '../ui/words.ts'
import styles from './package.module.css'
import { documentsQuery } from './queries.ts'

const TRUSTED = 0.9

const ICONS: Readonly<Record<IncomeDocument['document_type'], LucideIcon>> = {
  bank_statement: Landmark,
  pay_stub: WalletCards,
  w2: ReceiptText,
  tax_return: ScrollText,
}

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
  const ordered = documents.toSorted((a, b) => weightOf(b) - weightOf(a) || inOrder(nameOf(a), nameOf(b)))
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
  const Icon = ICONS[document.document_type]
  return (
    <div className={styles.document}>
      <Icon aria-hidden />
      <Link to="/packages/$packageId/documents/$documentId" params={params} className={styles.link}>
        {documentTitle(document)}
      </Link>
      <span>
        {failed > 0 && <Badge tone="bad">{counted(failed, 'failed check')}</Badge>}{' '}
        {warnings > 0 && <Badge tone="warn">{counted(warnings, 'warning')}</Badge>}{' '}
        {doubtful > 0 && <Badge tone="warn">{counted(doubtful, 'doubtful field')}</Badge>}{' '}
        {failed + warnings + doubtful === 0 && <Badge tone="good">All checks hold</Badge>}
      </span>
      <span className={styles.muted}>
        {[
          documentSubject(document),
          page_start === page_end ? `page ${page_start}` : `pages ${page_start} to ${page_end}`,
          `read with ${percent(confidence)} confidence`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}

function statusCount({ checks }: IncomeDocument, status: 'failed' | 'warning'): number {
  return checks.filter((check) => check.status === status).length
}

function doubts({ fields }: IncomeDocument): number {
  return Object.values(fields).filter(({ confidence }) => confidence < TRUSTED).length
}

function nameOf(document: IncomeDocument): string {
  return `${documentTitle(document)} ${documentSubject(document)}`
}

function weightOf(document: IncomeDocument): number {
  return statusCount(document, 'failed') * 1000 + statusCount(document, 'warning') * 30 + doubts(document)
}

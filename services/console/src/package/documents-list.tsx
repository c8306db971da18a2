import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSearch, Landmark, ReceiptText, ScrollText, WalletCards, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import type { IncomeDocument } from '../api/types.ts'
import { Badge } from '../ui/badge.tsx'
import { Empty } from '../ui/notice.tsx'
import { counted, documentSubject, documentTitle, percent } from '../ui/text/words.ts'
import { mostNeededFirst, reviewCounts } from './document-order.ts'
import styles from './package.module.css'
import { documentsQuery, filesQuery } from './queries.ts'

const ICONS: Readonly<Record<IncomeDocument['document_type'], LucideIcon>> = {
  bank_statement: Landmark,
  pay_stub: WalletCards,
  w2: ReceiptText,
  tax_return: ScrollText,
}

/** The documents that need review most come first. */
export function DocumentsList({ packageId }: { packageId: string }) {
  const { data: documents } = useSuspenseQuery(documentsQuery(packageId))
  const { data: files } = useSuspenseQuery(filesQuery(packageId))
  if (documents.length === 0) {
    return (
      <Empty icon={FileSearch} title="No documents yet">
        <p>Documents appear here as soon as they are read.</p>
      </Empty>
    )
  }
  const names = new Map(files.map(({ id, file_name }) => [id, file_name]))
  return (
    <ul className={styles.rows}>
      {mostNeededFirst(documents).map((document) => (
        <li key={document.id}>
          <DocumentRow packageId={packageId} document={document} fileName={names.get(document.file_id)} />
        </li>
      ))}
    </ul>
  )
}

interface DocumentRowProps {
  packageId: string
  document: IncomeDocument
  fileName: string | undefined
}

function DocumentRow({ packageId, document, fileName }: DocumentRowProps) {
  const { id, page_start, page_end, confidence } = document
  const { failed, warnings, lowConfidence } = reviewCounts(document)
  const params = { packageId, documentId: id }
  const Icon = ICONS[document.document_type]
  const facts = [
    documentSubject(document),
    fileName ?? '',
    page_start === page_end ? `page ${page_start}` : `pages ${page_start} to ${page_end}`,
    `read with ${percent(confidence)} confidence`,
  ]
  return (
    <div className={styles.document}>
      <Icon aria-hidden />
      <Link to="/packages/$packageId/documents/$documentId" params={params} className={styles.link}>
        {documentTitle(document)}
      </Link>
      <span className={styles.badges}>
        {failed > 0 && <Badge tone="bad">{counted(failed, 'failed check')}</Badge>}{' '}
        {warnings > 0 && <Badge tone="warn">{counted(warnings, 'warning')}</Badge>}{' '}
        {lowConfidence > 0 && <Badge tone="warn">{counted(lowConfidence, 'low-confidence field')}</Badge>}{' '}
        {failed + warnings + lowConfidence === 0 && <Badge tone="good">All checks passed</Badge>}
      </span>
      <span className={styles.muted}>
        {facts.filter(Boolean).map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {/* A name in Hebrew or Arabic must not turn around what follows it. */}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </span>
    </div>
  )
}

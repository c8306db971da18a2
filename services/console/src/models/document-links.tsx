import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { documentsQuery } from '../package/queries.ts'
import { documentName } from '../ui/text/words.ts'
import styles from '../package/package.module.css'

/** Links to the documents that an amount is based on. */
export function DocumentLinks({ packageId, documentIds }: { packageId: string; documentIds: readonly string[] }) {
  const { data: documents = [] } = useQuery(documentsQuery(packageId))
  const found = documents.filter(({ id }) => documentIds.includes(id))
  if (found.length === 0) return null
  return (
    <div className={styles.meta}>
      {found.map((document) => (
        <Link
          key={document.id}
          to="/packages/$packageId/documents/$documentId"
          params={{ packageId, documentId: document.id }}
        >
          {documentName(document)}, page {document.page_start}
        </Link>
      ))}
    </div>
  )
}

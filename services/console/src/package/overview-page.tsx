import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMay } from '../session/session.ts'
import { Card } from '../ui/page.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { useUploadStore } from '../uploads/upload-provider.tsx'
import { AcrossDocuments } from './across-documents.tsx'
import { DocumentsList } from './documents-list.tsx'
import { IncomeSummary } from './income-summary.tsx'
import { FilesList } from './files/files-list.tsx'
import styles from './package.module.css'
import { packageQuery } from './queries.ts'

/** The documents of a package, what needs review first, and its files. */
export function OverviewPage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/' })
  const { data: loanPackage } = useSuspenseQuery(packageQuery(packageId))
  const uploads = useUploadStore()
  const mayWrite = useMay('write')
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Card title="Documents">
          <DocumentsList packageId={packageId} />
        </Card>
        <AcrossDocuments packageId={packageId} />
      </div>
      <div className={styles.stack}>
        <IncomeSummary packageId={packageId} />
        <Card title="Files">
          <FilesList packageId={packageId} />
        </Card>
        {mayWrite && !loanPackage.under_review && <DropZone onFiles={(files) => uploads.add(packageId, files)} />}
      </div>
    </div>
  )
}

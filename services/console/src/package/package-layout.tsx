import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CompleteReview } from '../document/document-head.tsx'
import { BeginReviewDialog } from '../document/review/dialogs/begin-review-dialog.tsx'
import { useMay } from '../session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { Page } from '../ui/page.tsx'
import { Progress } from '../ui/progress.tsx'
import { Status } from '../ui/status.tsx'
import { counted, moment } from '../ui/text/words.ts'
import { DeletePackage } from './delete-package.tsx'
import styles from './package.module.css'
import { filesQuery, packageQuery } from './queries.ts'
import { usePackageEvents } from './use-package-events.ts'

/** The frame around every page of a package. */
export function PackageLayout() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId' })
  const { data: loanPackage } = useSuspenseQuery(packageQuery(packageId))
  usePackageEvents(packageId)
  const mayReview = useMay('review')
  const mayWrite = useMay('write')
  const [isBeginning, setBeginning] = useState(false)
  const { title, public_id, external_id, status, progress, created_at, created_by, under_review } = loanPackage
  const params = { packageId }
  return (
    <Page
      title={title}
      subtitle={
        <div className={styles.meta}>
          <Status of={status} />
          {status === 'Failed' && <FailedFiles packageId={packageId} />}
          <span className={styles.publicId}>{public_id}</span>
          {external_id !== null && <span>{external_id}</span>}
          <span>
            {moment(created_at)}, {created_by.email}
          </span>
        </div>
      }
      actions={
        <>
          {mayWrite && !under_review && <DeletePackage packageId={packageId} loanPackage={loanPackage} />}
          {mayReview && under_review && <CompleteReview packageId={packageId} />}
          {mayReview && !under_review && (
            <Button onClick={() => setBeginning(true)} disabled={status === 'Processing'}>
              Begin review
            </Button>
          )}
        </>
      }
    >
      {status === 'Processing' && progress > 0 && <Progress value={progress} label="Progress of the package" />}
      <nav className={styles.tabs} aria-label="Package">
        <Link to="/packages/$packageId" params={params} activeOptions={{ exact: true }}>
          Documents
        </Link>
        <Link to="/packages/$packageId/income" params={params}>
          Income
        </Link>
        <Link to="/packages/$packageId/audit" params={params}>
          Audit
        </Link>
      </nav>
      <Outlet />
      {isBeginning && (
        <BeginReviewDialog
          packageId={packageId}
          onBegun={() => setBeginning(false)}
          onClose={() => setBeginning(false)}
        />
      )}
    </Page>
  )
}

/** Says that the package failed; the list of files says what to do about each. */
function FailedFiles({ packageId }: { packageId: string }) {
  const { data: files = [] } = useQuery(filesQuery(packageId))
  const failed = files.filter(({ status }) => status === 'failed').length
  if (failed === 0) return null
  return (
    <span>
      {failed === files.length ? counted(failed, 'file') : `${failed} of ${counted(files.length, 'file')}`} could not be
      read
    </span>
  )
}

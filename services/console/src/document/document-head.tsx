import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Keyboard } from 'lucide-react'
import { packageKey } from '../package/queries.ts'
import { completeReview } from '../package/actions.ts'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { Status } from '../ui/status.tsx'
import { documentSubject, documentTitle } from '../ui/text/words.ts'
import styles from './document-page.module.css'
import { useDeciding } from './review/deciding.tsx'
import { IncomeBar } from './review/income-bar.tsx'
import { useReview } from './review/review-context.tsx'
import { Siblings } from './siblings.tsx'

export function DocumentHead({ onReview, onKeys }: { onReview: () => void; onKeys: () => void }) {
  const { packageId, loanPackage, document } = useReview()
  const { mayReview } = useDeciding()
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <Link to="/packages/$packageId" params={{ packageId }}>
          {loanPackage.title}
        </Link>
        <ChevronRight aria-hidden />
        <h1>{documentTitle(document)}</h1>
        <span>{documentSubject(document)}</span>
      </div>
      <Siblings />
      <IncomeBar packageId={packageId} />
      {/* "Failed" is about other files: this document was read. */}
      {loanPackage.status !== 'Failed' && <Status of={loanPackage.status} />}
      {mayReview && !loanPackage.under_review && (
        <Button look="primary" onClick={onReview} disabled={loanPackage.status === 'Processing'}>
          Begin review
        </Button>
      )}
      {mayReview && loanPackage.under_review && <CompleteReview packageId={packageId} />}
      <IconButton label="Keyboard shortcuts" onClick={onKeys}>
        <Keyboard aria-hidden />
      </IconButton>
    </header>
  )
}

export function CompleteReview({ packageId }: { packageId: string }) {
  const queries = useQueryClient()
  const complete = useMutation({
    mutationFn: () => completeReview(packageId),
    onSettled: () => queries.invalidateQueries({ queryKey: packageKey(packageId) }),
  })
  return (
    <Button look="primary" onClick={() => complete.mutate()} disabled={complete.isPending}>
      {complete.isPending ? 'Completing …' : 'Complete review'}
    </Button>
  )
}

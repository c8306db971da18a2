import clsx from 'clsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { client } from '../../../api/client.ts'
import type { Signal } from '../../../api/types.ts'
import { packageKey } from '../../../package/queries.ts'
import { useMay } from '../../../session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { lastDraftOf } from '../../review/drafts.ts'
import { useReview } from '../../review/review-context.tsx'
import { useDraft } from '../../review/use-draft.ts'
import styles from '../panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'

const CONFIRMED = 'Confirmed by the issuer'

/** Why the form for the reason is open: the reviewer asked for it, or typed into it before. */
type Opened = 'asked' | 'kept' | null

interface DismissalProps {
  signal: Signal
  /** The key of the signal on the document page. */
  of: string
}

/** During a review, a signal can be dismissed with a reason; the dismissal can be undone. */
export function Dismissal({ signal, of }: DismissalProps) {
  const { packageId, loanPackage, document } = useReview()
  const mayReview = useMay('review')
  const queries = useQueryClient()
  const [opened, setOpened] = useState<Opened>(() =>
    lastDraftOf(queries, { packageId, documentId: document.id, of }) ? 'kept' : null,
  )
  const undo = useChange(packageId, () => client.undoDismissal({ package_id: packageId, signal_id: signal.id }))
  if (!mayReview || !loanPackage.under_review) return null
  if (opened !== null && !signal.dismissed) {
    return <DismissForm signal={signal} of={of} opened={opened} onClose={() => setOpened(null)} />
  }
  return (
    <div className={clsx(styles.form, styles.body)}>
      {undo.isError && <Problem error={undo.error} />}
      <div className={styles.actions}>
        {signal.dismissed ? (
          <Button onClick={() => undo.mutate()} disabled={undo.isPending}>
            Undo the dismissal
          </Button>
        ) : (
          <Button onClick={() => setOpened('asked')}>Dismiss …</Button>
        )}
      </div>
    </div>
  )
}

function DismissForm({ signal, of, opened, onClose }: DismissalProps & { opened: Opened; onClose: () => void }) {
  const { packageId } = useReview()
  const { typed, keep, discard } = useDraft('dismiss', of, null)
  const close = () => {
    discard()
    onClose()
  }
  const dismissing = useChange(packageId, async (reason: string) => {
    await client.dismissSignal({ package_id: packageId, signal_id: signal.id, reason })
    close()
  })
  const dismiss = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    dismissing.mutate(reasonIn(new FormData(event.currentTarget), CONFIRMED))
  }
  return (
    <form className={clsx(styles.form, styles.body)} onSubmit={dismiss} onChange={keep}>
      <ReasonField suggestion={CONFIRMED} typed={typed} autoFocus={opened === 'asked'} />
      {dismissing.isError && <Problem error={dismissing.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={dismissing.isPending}>
          Dismiss
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  )
}

function useChange<Given = void>(packageId: string, change: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: packageKey(packageId) }),
  })
}

import { useEffect, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from '../document-page.module.css'
import type { Outcome } from './use-changes.ts'

const SHOWN_MS = 6_000

/** Shows the result of the last change for a moment. */
export function OutcomeNotice({ outcome, onRetry }: { outcome: Outcome | null; onRetry: () => void }) {
  const [hidden, setHidden] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome?.tone !== 'good') return
    const timer = setTimeout(() => setHidden(outcome), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const isShown = outcome !== null && outcome !== hidden
  return (
    <div className={styles.outcome} role="status">
      {isShown && (
        <Notice tone={outcome.tone}>
          <span>{outcome.text}</span>
          {outcome.offers === 'undo' && (
            <span className={styles.hint}>
              <kbd>u</kbd> undoes it
            </span>
          )}
          {outcome.offers === 'retry' && (
            <p>
              <Button onClick={onRetry}>Save again</Button>
            </p>
          )}
        </Notice>
      )}
    </div>
  )
}

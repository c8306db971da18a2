import { useState, type SyntheticEvent } from 'react'
import type { Entry } from '../../api/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'

/** Overrides whether an entry counts, or removes the override. */
export function OverrideForm({ entry: now }: { entry: Entry }) {
  // The state the reviewer saw at first: later changes by others must cause a conflict.
  const [entry] = useState(now)
  const { setTask } = useReview()
  const { submit } = useDeciding()
  const { eligibility } = entry
  if (!eligibility) return null
  const eligible = !(eligibility.override?.eligible ?? eligibility.eligible)
  const suggestion = eligible ? 'Documented as income' : 'One-time income'
  const decide = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = reasonIn(new FormData(event.currentTarget), suggestion)
    submit({ kind: 'override', entry, eligible, reason, version: entry.version })
  }
  const undo = () => submit({ kind: 'override', entry, eligible: null, reason: 'Undone', version: entry.version })
  return (
    <form className={styles.form} onSubmit={decide}>
      <ReasonField suggestion={suggestion} autoFocus />
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {eligible ? 'Count it' : 'Leave it out'}
        </Button>
        {eligibility.override && <Button onClick={undo}>Undo the decision</Button>}
        <Button onClick={() => setTask('look')}>Cancel</Button>
      </div>
    </form>
  )
}

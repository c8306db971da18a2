import type { SyntheticEvent } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import type { EntryFigure } from '../../figures/figure.ts'
import { useDeciding } from '../../review/deciding.tsx'
import { useReview } from '../../review/review-context.tsx'
import { useDraft } from '../../review/use-draft.ts'
import styles from '../panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'

/** Overrides whether an entry counts, or removes the override. */
export function OverrideForm({ figure }: { figure: EntryFigure }) {
  const { seen: entry, typed, keep } = useDraft('override', figure.key, figure.entry)
  const { asked, closeForm } = useReview()
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
    <form className={styles.form} onSubmit={decide} onChange={keep}>
      <ReasonField suggestion={suggestion} typed={typed} autoFocus={asked > 0} />
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {eligible ? 'Count it' : 'Leave it out'}
        </Button>
        {eligibility.override && <Button onClick={undo}>Undo the decision</Button>}
        <Button onClick={closeForm}>Cancel</Button>
      </div>
    </form>
  )
}

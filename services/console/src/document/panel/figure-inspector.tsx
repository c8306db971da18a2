import { type Figure, wasRead } from '../figures/figure.ts'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { visible } from '../../ui/text/visible.ts'
import { percent } from '../../ui/text/words.ts'
import { CorrectEntryForm } from './forms/correct-entry-form.tsx'
import { CorrectFieldForm } from './forms/correct-field-form.tsx'
import { EligibilityFacts } from './eligibility-facts.tsx'
import { OverrideForm } from './forms/override-form.tsx'
import styles from './panel.module.css'
import { shownValue } from './shown.ts'

/** The details of a value, and the actions on it. */
export function FigureInspector({ figure }: { figure: Figure }) {
  const { task, asked } = useReview()
  return (
    <div>
      <dl className={styles.facts}>
        <dt>Value</dt>
        <dd>
          <strong>{shownValue(figure)}</strong>
        </dd>
        <ReadFacts figure={figure} />
        {figure.kind === 'entry' && <EligibilityFacts entry={figure.entry} />}
      </dl>
      {task === 'look' && <Actions figure={figure} />}
      {/* Asked for again, a form takes the focus. */}
      {task !== 'look' && <TaskForm key={`${figure.key} ${asked}`} figure={figure} />}
    </div>
  )
}

function TaskForm({ figure }: { figure: Figure }) {
  const { task } = useReview()
  if (figure.kind === 'field') return task === 'correct' && <CorrectFieldForm figure={figure} />
  return task === 'correct' ? <CorrectEntryForm figure={figure} /> : <OverrideForm figure={figure} />
}

function ReadFacts({ figure }: { figure: Figure }) {
  const { original, printed } = whatWasRead(figure)
  return (
    <>
      {printed !== null && (
        <>
          <dt>On the page</dt>
          <dd>{visible(printed)}</dd>
        </>
      )}
      {original !== null && (
        <>
          <dt>Read as</dt>
          <dd>
            <s>{visible(original)}</s>
          </dd>
        </>
      )}
      <dt>Confidence</dt>
      <dd>{confidenceOf(figure)}</dd>
      {figure.page !== null && (
        <>
          <dt>Page</dt>
          <dd>{figure.page}</dd>
        </>
      )}
    </>
  )
}

function confidenceOf(figure: Figure): string {
  if (!wasRead(figure)) return 'Not read'
  return figure.isSettled ? 'Settled by a reviewer' : percent(figure.confidence)
}

function whatWasRead(figure: Figure): { printed: string | null; original: string | null } {
  if (figure.kind === 'field') {
    const { original, value, raw } = figure.field
    const isCorrected = original !== undefined && original.value !== value
    return { printed: raw, original: isCorrected ? (original.value ?? 'nothing') : null }
  }
  const { original, amount, description } = figure.entry
  const was = original?.amount
  return { printed: description, original: was !== undefined && was !== amount ? (was ?? 'nothing') : null }
}

function Actions({ figure }: { figure: Figure }) {
  const { mayReview, accept, correct, override, isUnderReview, beginReview } = useDeciding()
  const { chosen } = useReview()
  if (!mayReview || chosen !== figure.key) return null
  if (!isUnderReview) {
    return (
      <div className={styles.actions}>
        <Button onClick={beginReview}>Begin the review to change it</Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {!figure.isSettled && wasRead(figure) && (
        <Button look="primary" onClick={accept} aria-keyshortcuts="Enter">
          Accept
        </Button>
      )}
      <Button onClick={() => correct(figure)} aria-keyshortcuts="e">
        {wasRead(figure) ? 'Correct' : 'Add'}
      </Button>
      {figure.kind === 'entry' && figure.entry.eligibility && (
        <Button onClick={() => override(figure)} aria-keyshortcuts="o">
          {counts(figure.entry.eligibility) ? 'Leave out' : 'Count'}
        </Button>
      )}
    </div>
  )
}

function counts({ eligible, override }: { eligible: boolean; override: { eligible: boolean } | null }): boolean {
  return override?.eligible ?? eligible
}

import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { focusOn, textIn } from '../../../ui/text/form-text.ts'
import type { FieldFigure } from '../../figures/figure.ts'
import { useDeciding } from '../../review/deciding.tsx'
import { useReview } from '../../review/review-context.tsx'
import { useDraft } from '../../review/use-draft.ts'
import styles from '../panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'
import { formatOf, parseTyped } from './typed-value.ts'

const SUGGESTION = 'Misread'

export function CorrectFieldForm({ figure }: { figure: FieldFigure }) {
  const { document, asked, closeForm } = useReview()
  const { seen, typed, keep } = useDraft('correct', figure.key, { ...figure, version: document.version })
  const { name, value, label, version, isSettled: wasSettled } = seen
  const [error, setError] = useState<string | null>(null)
  const { submit } = useDeciding()
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = textIn(form, 'value')
    const parsed = parseTyped(text, formatOf(value, text))
    setError(parsed.error)
    if (parsed.error !== null) return focusOn(event.currentTarget, 'value')
    const reason = reasonIn(form, SUGGESTION)
    submit({ kind: 'field', name, value: parsed.value, before: value, wasSettled, reason, version })
  }
  return (
    <form className={styles.form} onSubmit={save} onChange={keep}>
      <TextField
        label={label}
        name="value"
        defaultValue={typed['value'] ?? value ?? ''}
        autoFocus={asked > 0}
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={error}
        hint="Leave empty if the page shows no value"
      />
      <ReasonField suggestion={SUGGESTION} typed={typed} />
      <FormActions onCancel={closeForm} />
    </form>
  )
}

export function FormActions({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary">
        Save
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  )
}

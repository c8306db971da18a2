import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { textIn } from '../../ui/text/form-text.ts'
import type { FieldFigure } from '../figures/figure.ts'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'
import { formatOf, parseTyped } from './typed-value.ts'

const SUGGESTION = 'Misread'

export function CorrectFieldForm({ figure }: { figure: FieldFigure }) {
  const { document, setTask } = useReview()
  // The state the reviewer saw at first: later changes by others must cause a conflict.
  const [{ name, value, label, version, isSettled: wasSettled }] = useState({ ...figure, version: document.version })
  const [error, setError] = useState<string | null>(null)
  const { submit } = useDeciding()
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = textIn(form, 'value')
    const typed = parseTyped(text, formatOf(value, text))
    setError(typed.error)
    if (typed.error !== null) return focusOn(event.currentTarget, 'value')
    const reason = reasonIn(form, SUGGESTION)
    submit({ kind: 'field', name, value: typed.value, before: value, wasSettled, reason, version })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={label}
        name="value"
        defaultValue={value ?? ''}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        error={error}
        hint="Leave empty if the page shows no value"
      />
      <ReasonField suggestion={SUGGESTION} />
      <FormActions onCancel={() => setTask('look')} />
    </form>
  )
}

/** Puts the cursor into the field whose value is wrong. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
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

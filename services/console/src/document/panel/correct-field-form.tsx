import { useState, type SyntheticEvent } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { textIn } from '../../ui/text/form-text.ts'
import type { FieldFigure } from '../figures/figure.ts'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'

const SUGGESTION = 'Misread'

export function CorrectFieldForm({ figure }: { figure: FieldFigure }) {
  const { document, setTask } = useReview()
  // The state the reviewer saw at first: later changes by others must cause a conflict.
  const [{ name, value, label, version }] = useState({ ...figure, version: document.version })
  const { submit } = useDeciding()
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = textIn(form, 'value')
    submit({
      kind: 'field',
      name,
      value: typed === '' ? null : typed,
      before: value,
      reason: reasonIn(form, SUGGESTION),
      version,
    })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={label}
        name="value"
        defaultValue={value ?? ''}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint="Leave empty if the page shows no value. Dates as 2026-01-15, amounts as 1234.50"
      />
      <ReasonField suggestion={SUGGESTION} />
      <FormActions onCancel={() => setTask('look')} />
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

import { useState, type SyntheticEvent } from 'react'
import type { Entry, EntryValues } from '../../api/types.ts'
import { SelectField, TextField } from '../../ui/controls/field.tsx'
import { textIn } from '../../ui/text/form-text.ts'
import { words } from '../../ui/text/words.ts'
import { useDeciding } from '../review/deciding.tsx'
import { useReview } from '../review/review-context.tsx'
import { FormActions } from './correct-field-form.tsx'
import styles from './panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'

const SUGGESTION = 'Misread'

type Name = Exclude<keyof EntryValues, 'category' | 'direction'>

/** Shown for every entry; other values only if the entry has them. */
const ALWAYS: readonly Name[] = ['amount', 'date', 'description']
const WHERE_PRINTED: readonly Name[] = ['ytd_amount', 'balance', 'hours', 'rate']

export function CorrectEntryForm({ entry: now }: { entry: Entry }) {
  // The state the reviewer saw at first: later changes by others must cause a conflict.
  const [entry] = useState(now)
  const { setTask } = useReview()
  const { submit } = useDeciding()
  const names = [...ALWAYS, ...WHERE_PRINTED.filter((name) => entry[name] !== null)]
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = changedValues(entry, form, names)
    if (Object.keys(values).length === 0) return setTask('look')
    submit({ kind: 'entry', entry, values, reason: reasonIn(form, SUGGESTION), version: entry.version })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <div className={styles.pair}>
        {names.map((name, index) => (
          <TextField
            key={name}
            label={words(name)}
            name={name}
            defaultValue={entry[name] ?? ''}
            hint={name === 'ytd_amount' ? 'Negative if the year is on the other side' : undefined}
            autoFocus={index === 0}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
        <SelectField label="Direction" name="direction" defaultValue={entry.direction}>
          <option value="credit">Credit</option>
          <option value="debit">Debit</option>
        </SelectField>
      </div>
      <ReasonField suggestion={SUGGESTION} />
      <FormActions onCancel={() => setTask('look')} />
    </form>
  )
}

function changedValues(entry: Entry, form: FormData, names: readonly Name[]): Partial<EntryValues> {
  const texts = names.flatMap((name) => {
    const typed = textIn(form, name)
    const value = typed === '' && name !== 'description' ? null : typed
    return value === entry[name] ? [] : [[name, value] as const]
  })
  const direction = form.get('direction') === 'debit' ? 'debit' : 'credit'
  return { ...Object.fromEntries(texts), ...(direction !== entry.direction && { direction }) }
}

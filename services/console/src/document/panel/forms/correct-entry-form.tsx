import { useState, type SyntheticEvent } from 'react'
import type { Entry, EntryValues } from '../../../api/types.ts'
import type { EntryFigure } from '../../figures/figure.ts'
import { SelectField, TextField } from '../../../ui/controls/field.tsx'
import { focusOn, textIn } from '../../../ui/text/form-text.ts'
import { words } from '../../../ui/text/words.ts'
import { useDeciding } from '../../review/deciding.tsx'
import { useReview } from '../../review/review-context.tsx'
import { useDraft } from '../../review/use-draft.ts'
import { FormActions } from './correct-field-form.tsx'
import styles from '../panel.module.css'
import { ReasonField, reasonIn } from './reason-field.tsx'
import { parseTyped, type ValueFormat } from './typed-value.ts'

const SUGGESTION = 'Misread'

type Name = Exclude<keyof EntryValues, 'category' | 'direction'>

/** Shown for every entry; other values only if the entry has them. */
const ALWAYS: readonly Name[] = ['amount', 'date', 'description']
const WHERE_PRINTED: readonly Name[] = ['ytd_amount', 'balance', 'hours', 'rate']

const FORMATS: Readonly<Record<Name, ValueFormat>> = {
  amount: 'amount',
  date: 'date',
  description: 'text',
  ytd_amount: 'amount',
  balance: 'amount',
  hours: 'number',
  rate: 'number',
}

const NO_AMOUNT = 'Type the amount. To keep an entry out of the income, choose “Leave it out”.'

type Errors = Partial<Record<Name, string>>

export function CorrectEntryForm({ figure }: { figure: EntryFigure }) {
  const { seen: entry, typed, keep } = useDraft('correct', figure.key, figure.entry)
  const [errors, setErrors] = useState<Errors>({})
  const { asked, closeForm } = useReview()
  const { submit } = useDeciding()
  const names = [...ALWAYS, ...WHERE_PRINTED.filter((name) => entry[name] !== null)]
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { values, errors: found } = changedValues(entry, form, names)
    setErrors(found)
    const wrong = names.find((name) => found[name] !== undefined)
    if (wrong !== undefined) return focusOn(event.currentTarget, wrong)
    if (Object.keys(values).length === 0) return closeForm()
    submit({ kind: 'entry', entry, values, reason: reasonIn(form, SUGGESTION), version: entry.version })
  }
  return (
    <form className={styles.form} onSubmit={save} onChange={keep}>
      <div className={styles.pair}>
        {names.map((name, index) => (
          <TextField
            key={name}
            label={words(name)}
            name={name}
            defaultValue={typed[name] ?? entry[name] ?? ''}
            error={errors[name] ?? null}
            hint={name === 'ytd_amount' ? 'Negative if the year is on the other side' : undefined}
            autoFocus={index === 0 && asked > 0}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
        <SelectField label="Direction" name="direction" defaultValue={typed['direction'] ?? entry.direction}>
          <option value="credit">Credit</option>
          <option value="debit">Debit</option>
        </SelectField>
      </div>
      <ReasonField suggestion={SUGGESTION} typed={typed} />
      <FormActions onCancel={closeForm} />
    </form>
  )
}

/** What the reviewer changed, and what is wrong with what was typed. */
function changedValues(entry: Entry, form: FormData, names: readonly Name[]) {
  const direction = form.get('direction') === 'debit' ? 'debit' : 'credit'
  const values: Partial<EntryValues> = direction === entry.direction ? {} : { direction }
  const errors: Errors = {}
  for (const name of names) {
    const text = textIn(form, name)
    if (text === (entry[name] ?? '')) continue
    const { value, error } = parseTyped(text, FORMATS[name])
    if (error !== null) errors[name] = error
    else if (name === 'description') values.description = text
    else if (value === null && name === 'amount' && entry.ytd_amount === null) errors.amount = NO_AMOUNT
    else if (value !== entry[name]) values[name] = value
  }
  return { values, errors }
}

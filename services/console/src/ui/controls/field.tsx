import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

interface Labelled {
  label: string
  hint?: ReactNode
  error?: string | null
}

/** A labelled text input, with its validation error below it. */
export function TextField({
  label,
  hint,
  error = null,
  look = 'plain',
  ...rest
}: Labelled & ComponentProps<'input'> & { look?: 'plain' | 'mono' }) {
  const id = useId()
  const note = `${id}-note`
  const isNoted = hint !== undefined || error !== null
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={clsx(styles.input, look === 'mono' && styles.mono)}
        aria-invalid={error !== null}
        aria-describedby={isNoted ? note : undefined}
        autoComplete="off"
        {...rest}
      />
      {isNoted && (
        <span
          id={note}
          className={error === null ? styles.hint : styles.error}
          role={error === null ? undefined : 'alert'}
        >
          {error ?? hint}
        </span>
      )}
    </div>
  )
}

/** A labelled select. */
export function SelectField({
  label,
  hint,
  children,
  ...rest
}: Omit<Labelled, 'error'> & ComponentProps<'select'> & { children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} {...rest}>
        {children}
      </select>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}

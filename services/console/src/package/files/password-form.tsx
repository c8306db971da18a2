import type { SyntheticEvent } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import styles from '../package.module.css'

/** Asks for the password of a file. The service keeps it encrypted, and only until the retry has ended. */
export function PasswordForm({ fileName, onPassword }: { fileName: string; onPassword: (password: string) => void }) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string' && password !== '') onPassword(password)
  }
  return (
    <form className={styles.password} onSubmit={submit} aria-label={`Password of ${fileName}`}>
      <TextField label="Password" name="password" type="password" required />
      <Button type="submit">Open</Button>
    </form>
  )
}

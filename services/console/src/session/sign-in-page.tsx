import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import mark from '../app/mark.svg'
import { isRefusal, messageOf } from '../api/failure.ts'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { textIn } from '../ui/text/form-text.ts'
import { sessionEndQuery, useSignIn } from './session.ts'
import { SingleSignOn } from './single-sign-on.tsx'
import styles from './sign-in-page.module.css'

export function SignInPage() {
  const navigate = useNavigate()
  const { to = '/packages' } = useSearch({ from: '/sign-in' })
  const signIn = useSignIn()
  const { data: hasEnded } = useQuery(sessionEndQuery)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = textIn(new FormData(event.currentTarget), 'key')
    signIn.mutate(key, { onSuccess: () => void navigate({ to, replace: true }) })
  }

  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <img src={mark} alt="" />
          <h1>Sign in</h1>
          <p>Sign in with an API key of your organization to review documents and income.</p>
        </div>
        {hasEnded === true && (
          <Notice tone="warn">
            Your session has ended. Sign in to continue. If you were making a change, it was not saved: make it again.
          </Notice>
        )}
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label="API key"
            name="key"
            type="password"
            placeholder="idp_…"
            spellCheck={false}
            autoFocus
            required
            hint="The key is exchanged for a session of 12 hours; this browser does not keep it."
          />
          {signIn.isError && <Notice tone="bad">{refusalOf(signIn.error)}</Notice>}
          <Button type="submit" look="primary" disabled={signIn.isPending}>
            {signIn.isPending ? 'Signing in …' : 'Sign in'}
          </Button>
        </form>
        <SingleSignOn to={to} />
      </div>
    </main>
  )
}

function refusalOf(error: unknown): string {
  if (!isRefusal(error, 'unauthorized')) return messageOf(error)
  return 'Sign-in failed: the key is mistyped, expired or revoked. Ask the person who gave it to you for another.'
}

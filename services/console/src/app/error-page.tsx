import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { isMissing } from '../api/failure.ts'
import { buttonClass } from '../ui/controls/button.tsx'
import { Problem } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'

/** Replaces a page that could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  if (isMissing(error)) return <NotFoundPage />
  return (
    <Page title="This page could not be loaded">
      <Problem error={error} onRetry={reset} />
    </Page>
  )
}

export function NotFoundPage() {
  return (
    <Page title="There is nothing here" subtitle="It was deleted, or the address is wrong.">
      <p>
        <Link to="/packages" className={buttonClass()}>
          All packages
        </Link>
      </p>
    </Page>
  )
}

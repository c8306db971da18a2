import { Link, type ErrorComponentProps } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { isMissing } from '../api/failure.ts'
import { Empty, Problem } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'

/** Stands in the place of a page that could not be loaded. */
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
    <Empty icon={Compass} title="There is nothing here">
      <p>It was deleted, or the address is wrong.</p>
      <Link to="/packages">All packages</Link>
    </Empty>
  )
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { buttonClass } from '../ui/controls/button.tsx'

/** The sign-in service of an organization, as its operator has configured it. */
interface OpenIdConnect {
  name: string
  /** The address that starts the sign-in there. */
  url: string
}

/** null if none is configured. Not part of the API, because nobody is signed in yet. */
const openIdQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const answer = await fetch('/sign-in/methods', { signal })
    if (!answer.ok) throw new Error(`The ways to sign in were answered with ${answer.status}`)
    return ((await answer.json()) as { openid_connect: OpenIdConnect | null }).openid_connect
  },
})

/** @param to the page of the console that is shown afterwards. */
export function SingleSignOn({ to }: { to: string }) {
  const { data: service } = useQuery(openIdQuery)
  if (!service) return null
  const afterwards = new URLSearchParams({ to: `/console${to}` })
  return (
    <a className={buttonClass()} href={`${service.url}?${afterwards.toString()}`}>
      Sign in with {service.name}
    </a>
  )
}

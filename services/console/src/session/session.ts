import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { client, clientWithKey, setCsrfToken } from '../api/client.ts'
import { isRefusal } from '../api/failure.ts'
import type { Scope, Session } from '../api/types.ts'

/** Who is signed in; null if nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Session | null> => {
    const session = await client.getSession({}, { signal }).catch((error: unknown) => {
      if (isRefusal(error, 'unauthorized')) return null
      throw error
    })
    setCsrfToken(session?.csrf_token ?? null)
    return session
  },
})

/** Whether the session ended while the console was open. */
export const sessionEndQuery = queryOptions<boolean>({
  queryKey: ['session end'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Called when a response says that nobody is signed in: the sign-in page says so to those who were. */
export function noteSessionEnd(queries: QueryClient): void {
  if (queries.getQueryData(sessionQuery.queryKey) === null) return
  queries.setQueryData(sessionQuery.queryKey, null)
  queries.setQueryData(sessionEndQuery.queryKey, true)
}

export function useSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => clientWithKey(key).signIn(),
    onSuccess: (session) => {
      setCsrfToken(session.csrf_token)
      queries.setQueryData(sessionQuery.queryKey, session)
      queries.setQueryData(sessionEndQuery.queryKey, false)
    },
  })
}

/** What a person signs out of: this browser, or every browser. */
export type SignOutOf = 'here' | 'everywhere'

export function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (of: SignOutOf) => (of === 'here' ? client.signOut() : client.signOutEverywhere()),
    onSettled: () => {
      setCsrfToken(null)
      queries.clear()
      queries.setQueryData(sessionQuery.queryKey, null)
    },
  })
}

/** Whether the session has the scope. */
export function useMay(scope: Scope): boolean {
  const { data } = useSuspenseQuery(sessionQuery)
  return data?.scopes.includes(scope) ?? false
}

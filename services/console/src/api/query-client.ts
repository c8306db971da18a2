import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './failure.ts'

/** @param onSignedOut called where an answer says that the session has ended */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isRefusal(error, 'unauthorized')) onSignedOut()
    // The session is another one since: what is shown may not be what this one may see.
    if (isRefusal(error, 'csrf_token_invalid')) void queries.invalidateQueries()
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The client sends again what is worth it.
      queries: { staleTime: 5_000, retry: false },
      mutations: { retry: false },
    },
  })
  return queries
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefusal } from './failure.ts'

/** @param onSignedOut called when a response says that the session has ended */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isRefusal(error, 'unauthorized')) onSignedOut()
    // The session has changed since: this one may not be allowed to see what is shown.
    if (isRefusal(error, 'csrf_token_invalid')) void queries.invalidateQueries()
  }
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The API client already retries what is worth retrying.
      queries: { staleTime: 5_000, retry: false },
      mutations: { retry: false },
    },
  })
  return queries
}

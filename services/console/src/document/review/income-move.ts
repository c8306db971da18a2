import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { incomeQuery, packageKey } from '../../package/queries.ts'

/** The monthly income before the last change, for comparison in the bar at the top. */
export function incomeBeforeQuery(packageId: string) {
  return queryOptions<string | null>({
    queryKey: ['income before', ...packageKey(packageId)],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

export function noteIncomeBefore(queries: QueryClient, packageId: string): void {
  const income = queries.getQueryData(incomeQuery(packageId).queryKey)
  if (income) queries.setQueryData(incomeBeforeQuery(packageId).queryKey, income.monthly)
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LoanPackage } from '../api/types.ts'
import { packageKey, packageQuery } from './queries.ts'

/** Follows a package while its page is open, to show changes by others and the progress of its files. */
export function usePackageEvents(packageId: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const events = new EventSource(`/api/v1/packages/${packageId}/events`)
    events.addEventListener('package', ({ data }: MessageEvent<string>) => {
      const now = JSON.parse(data) as LoanPackage
      const before = queries.getQueryData(packageQuery(packageId).queryKey)
      queries.setQueryData(packageQuery(packageId).queryKey, now)
      const hasChanged = before !== undefined && before.updated_at !== now.updated_at
      if (hasChanged || before?.progress !== now.progress) {
        void queries.invalidateQueries({ queryKey: packageKey(packageId) })
      }
    })
    events.addEventListener('erased', () => void queries.resetQueries({ queryKey: packageKey(packageId) }))
    return () => events.close()
  }, [queries, packageId])
}

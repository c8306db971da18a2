import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { useMay } from '../session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { Problem } from '../ui/notice.tsx'
import { packageKey } from './queries.ts'

/** Recomputes the models with the current rule sets and settings; until then a package keeps its amounts. */
export function Recompute({ packageId }: { packageId: string }) {
  const queries = useQueryClient()
  const mayWrite = useMay('write')
  const recompute = useMutation({
    mutationFn: () => client.recomputeModels({ package_id: packageId }),
    onSettled: () => queries.invalidateQueries({ queryKey: packageKey(packageId) }),
  })
  if (!mayWrite) return null
  return (
    <>
      {recompute.isError && <Problem error={recompute.error} />}
      <Button onClick={() => recompute.mutate()} disabled={recompute.isPending}>
        {recompute.isPending ? 'Recomputing …' : 'Recompute with the current settings'}
      </Button>
    </>
  )
}

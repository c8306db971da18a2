import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { client } from '../api/client.ts'
import type { LoanPackage } from '../api/types.ts'
import { IconButton } from '../ui/controls/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { packageKey } from './queries.ts'

/** Erases a package with everything in it, and returns to the list. */
export function DeletePackage({ packageId, loanPackage }: { packageId: string; loanPackage: LoanPackage }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const erase = async () => {
    await client.deletePackage({ package_id: packageId })
    await navigate({ to: '/packages' })
    queries.removeQueries({ queryKey: packageKey(packageId) })
    await queries.invalidateQueries({ queryKey: ['packages'] })
  }
  return (
    <>
      <IconButton label="Delete the package" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title="Delete the package"
          description={
            <>
              <bdi>{loanPackage.title}</bdi> is erased with its files, documents, income and audit trail. This cannot be
              undone.
            </>
          }
          action="Delete"
          onConfirm={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

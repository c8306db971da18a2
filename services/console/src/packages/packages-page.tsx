import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FolderOpen, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { Empty, Problem, Skeleton } from '../ui/notice.tsx'
import { Card, Page } from '../ui/page.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { NewPackageDialog } from './new-package-dialog.tsx'
import { PackageFilters } from './package-filters.tsx'
import { PackageTable } from './package-table.tsx'
import { packageListQuery, type PackageListSearch } from './queries.ts'
import { Pager } from './pager.tsx'

export function PackagesPage() {
  const search = useSearch({ from: '/signed-in/packages' })
  const navigate = useNavigate({ from: '/packages' })
  const packages = useQuery(packageListQuery(search))
  const mayWrite = useMay('write')
  const [files, setFiles] = useState<File[] | null>(null)
  const filter = (next: PackageListSearch) => void navigate({ search: next, replace: true })
  return (
    <Page
      title="Packages"
      subtitle="Each package holds the documents of one applicant or loan request"
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => setFiles([])}>
            <Plus aria-hidden />
            New package
          </Button>
        )
      }
    >
      <PackageFilters search={search} onChange={filter} />
      <Card title={packages.data ? titleOf(packages.data.count) : 'Packages'}>
        {packages.isPending && <Skeleton rows={8} label="Loading packages" />}
        {packages.isError && <Problem error={packages.error} onRetry={() => void packages.refetch()} />}
        {packages.data?.count === 0 && (
          <Nothing isFiltered={search.search !== undefined || search.status !== undefined} />
        )}
        {packages.data && packages.data.count > 0 && <PackageTable packages={packages.data.results} />}
      </Card>
      {packages.data && packages.data.pages > 1 && (
        <Pager page={packages.data.page} pages={packages.data.pages} onPage={(page) => filter({ ...search, page })} />
      )}
      {mayWrite && <DropZone onFiles={setFiles}>Drop documents here to create a package</DropZone>}
      {files !== null && <NewPackageDialog files={files} onClose={() => setFiles(null)} />}
    </Page>
  )
}

function titleOf(count: number): string {
  return count === 1 ? '1 package' : `${count.toLocaleString('en-US')} packages`
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty icon={SearchX} title="No package matches">
        <p>Search for part of a title, or for a complete identifier.</p>
      </Empty>
    )
  }
  return (
    <Empty icon={FolderOpen} title="No packages yet">
      <p>Create one with the bank statements, pay stubs, W-2s or tax returns of an applicant.</p>
    </Empty>
  )
}

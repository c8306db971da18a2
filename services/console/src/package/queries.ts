import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { listAll } from '../api/lists.ts'
import type { FileRecord, LoanPackage } from '../api/types.ts'
import { visible } from '../ui/text/visible.ts'

/** Everything about a package is stored under one key, so that a change reloads all of it. */
export function packageKey(packageId: string) {
  return ['package', packageId] as const
}

export function entriesKey(packageId: string, documentId: string, modelId: string | null) {
  return [...packageKey(packageId), 'entries', documentId, modelId] as const
}

export function packageQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'package'],
    queryFn: ({ signal }) => client.getPackage({ package_id: packageId }, { signal }),
    select: withVisibleTitle,
  })
}

/** The package as pages show it. */
export function withVisibleTitle(loanPackage: LoanPackage): LoanPackage {
  const { title, external_id } = loanPackage
  return { ...loanPackage, title: visible(title), external_id: external_id === null ? null : visible(external_id) }
}

export function filesQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'files'],
    queryFn: ({ signal }) => listAll((page) => client.listFiles({ package_id: packageId, ...page }, { signal })),
    select: withVisibleNames,
  })
}

function withVisibleNames(files: FileRecord[]): FileRecord[] {
  return files.map((file) => ({ ...file, file_name: visible(file.file_name) }))
}

export function documentsQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'documents'],
    queryFn: ({ signal }) => listAll((page) => client.listDocuments({ package_id: packageId, ...page }, { signal })),
  })
}

/** The checks between documents. */
export function checksQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'checks'],
    queryFn: ({ signal }) => listAll((page) => client.listChecks({ package_id: packageId, ...page }, { signal })),
  })
}

export function auditQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'audit'],
    queryFn: ({ signal }) => listAll((page) => client.listAudit({ package_id: packageId, ...page }, { signal })),
  })
}

export function incomeQuery(packageId: string) {
  return queryOptions({
    queryKey: [...packageKey(packageId), 'income'],
    queryFn: ({ signal }) => client.getIncome({ package_id: packageId }, { signal }),
  })
}

/** The models with their qualifying income. */
export function modelsQuery(packageId: string) {
  const package_id = packageId
  return queryOptions({
    queryKey: [...packageKey(packageId), 'models'],
    queryFn: async ({ signal }) => {
      const models = await listAll((page) => client.listModels({ package_id, ...page }, { signal }))
      return Promise.all(models.map(({ id }) => client.getModel({ package_id, model_id: id }, { signal })))
    },
  })
}

export function decisionsQuery(packageId: string, modelId: string) {
  const of = { package_id: packageId, model_id: modelId }
  return queryOptions({
    queryKey: [...packageKey(packageId), 'decisions', modelId],
    queryFn: ({ signal }) => listAll((page) => client.listDecisions({ ...of, ...page }, { signal })),
  })
}

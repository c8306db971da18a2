import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import type { LoanPackage, PackageStatus } from '../api/types.ts'
import { withVisibleTitle } from '../package/queries.ts'

export const PACKAGE_STATUSES = [
  'Processing',
  'Processed',
  'Failed',
  'Under Review',
] as const satisfies readonly PackageStatus[]

export interface PackageListSearch {
  search?: string
  status?: PackageStatus
  page?: number
}

/** The list's filters, from the address. */
export function packageListSearch(given: Record<string, unknown>): PackageListSearch {
  const status = PACKAGE_STATUSES.find((each) => each === given['status'])
  const page = Number(given['page'])
  return {
    ...(typeof given['search'] === 'string' && given['search'] !== '' && { search: given['search'] }),
    ...(status && { status }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

const PAGE_SIZE = 50
/** How often a list with packages in progress is reloaded. */
const REFRESH_MS = 2_000

export function packageListQuery({ page = 1, ...filters }: PackageListSearch) {
  return queryOptions({
    queryKey: ['packages', filters, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => await client.listPackages({ ...filters, page, page_size: PAGE_SIZE }, { signal }),
    select: (list) => ({ ...list, results: list.results.map(withVisibleTitle) }),
    refetchInterval: ({ state }) => (state.data?.results.some(isAtWork) ? REFRESH_MS : false),
  })
}

function isAtWork({ status, progress }: LoanPackage): boolean {
  return status === 'Processing' && progress > 0
}

export function createPackage(title: string, externalId: string): Promise<LoanPackage> {
  const external_id = externalId === '' ? null : externalId
  return client.createPackage({ title, external_id })
}

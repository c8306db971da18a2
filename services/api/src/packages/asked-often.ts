import type { Pool } from '@income/platform'
import { isUuid } from '../http/requests/identifiers.ts'
import type { PresentedPackage } from './present.ts'
import { noSuchPackage, publicIdOf } from './repository.ts'

/** Clients that wait for a package poll it every few seconds: one statement, which Postgres prepares once. */
const SELECT = `
  SELECT package.id, package.title, package.public_id, package.external_id, package.created_at::text, package.updated_at::text,
    package.status, package.under_review, package.file_count, tenant.id AS tenant_id, tenant.name AS tenant_name,
    creator.id AS creator_id, creator.email AS creator_email,
    -- Only packages at work need their files looked at.
    CASE WHEN package.status = 'Processing' THEN
      (SELECT coalesce(sum(progress), 0) FROM files WHERE package_id = package.id)
    ELSE 0 END AS progress_sum
  FROM packages package
  JOIN tenants tenant ON tenant.id = package.tenant_id
  JOIN users creator ON creator.id = package.created_by_id
  WHERE package.tenant_id = $1`

const BY_ID = { name: 'package_by_id', text: `${SELECT} AND package.id = $2` }
const BY_PUBLIC_ID = { name: 'package_by_public_id', text: `${SELECT} AND package.public_id = $2` }

interface Selected {
  id: string
  title: string
  public_id: string
  external_id: string | null
  created_at: string
  updated_at: string
  status: string
  under_review: boolean
  file_count: number
  tenant_id: string
  tenant_name: string
  creator_id: string
  creator_email: string
  progress_sum: number
}

/** A package as presented, and the total progress of its files. @throws ApiError `invalid_package`. */
export async function selectPackage(
  pool: Pool,
  tenantId: string,
  reference: string,
): Promise<{ row: PresentedPackage; progressSum: number }> {
  const [statement, named] = isUuid(reference) ? [BY_ID, reference] : [BY_PUBLIC_ID, publicIdOf(reference)]
  const { rows } =
    named === null ? { rows: [] } : await pool.query<Selected>({ ...statement, values: [tenantId, named] })
  const [selected] = rows
  if (!selected) throw noSuchPackage()
  return { row: rowOf(selected), progressSum: selected.progress_sum }
}

function rowOf(selected: Selected): PresentedPackage {
  return {
    id: selected.id,
    title: selected.title,
    publicId: selected.public_id,
    externalId: selected.external_id,
    createdAt: selected.created_at,
    updatedAt: selected.updated_at,
    status: selected.status,
    underReview: selected.under_review,
    fileCount: selected.file_count,
    tenant: { id: selected.tenant_id, name: selected.tenant_name },
    createdBy: { id: selected.creator_id, email: selected.creator_email },
  }
}

import type { Database, TenantChoice } from '@income/platform'

/** A tenant's files and pages in a month (UTC), without those erased since. */
export interface MonthOfUse {
  month: string
  tenant: string
  name: string
  packages: number
  files: number
  processed: number
  failed: number
  pages: number
  bytes: number
}

/** The last `months` months with files, including the current one, latest first. */
export async function readUsage(db: Database, of: { tenant: TenantChoice; months: number }): Promise<MonthOfUse[]> {
  return db.$queryRaw<MonthOfUse[]>`
    SELECT to_char(date_trunc('month', file.created_at AT TIME ZONE 'UTC'), 'YYYY-MM') AS month,
      tenant.id AS tenant, tenant.name,
      count(DISTINCT file.package_id)::int AS packages, count(*)::int AS files,
      count(*) FILTER (WHERE file.status = 'processed')::int AS processed,
      count(*) FILTER (WHERE file.status = 'failed')::int AS failed,
      coalesce(sum(file.pages_total), 0)::int AS pages, coalesce(sum(upload.size), 0)::float8 AS bytes
    FROM files file
    JOIN tenants tenant ON tenant.id = file.tenant_id
    JOIN uploads upload ON upload.id = file.upload_id
    WHERE (${of.tenant}::uuid IS NULL OR file.tenant_id = ${of.tenant}::uuid)
      AND file.created_at AT TIME ZONE 'UTC'
        >= date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => ${of.months - 1}::int)
    GROUP BY 1, 2, 3
    ORDER BY 1 DESC, 2`
}

import type { DocumentMake } from '@income/shared'
import type { Database } from '../../database/database.ts'

/** A document of the issuer, with its file's traits. */
interface Accepted {
  packageId: string
  make: DocumentMake
}

/** With fewer files or packages, a difference means nothing. */
const FEWEST_FILES = 5
const FEWEST_PACKAGES = 3
const MOST_FILES = 50

/**
 * The traits of an issuer's files that the tenant accepted: those of other processed packages, without an undismissed
 * signal of `medium` or `high` severity. Empty until enough are known.
 */
export async function acceptedMakes(
  db: Database,
  { tenantId, packageId }: { tenantId: string; packageId: string },
  issuerPrint: string,
): Promise<DocumentMake[]> {
  const accepted = await db.$queryRaw<Accepted[]>`
    SELECT DISTINCT ON (files.sha256) documents.package_id AS "packageId", documents.make
    FROM documents JOIN packages ON packages.id = documents.package_id JOIN files ON files.id = documents.file_id
    WHERE documents.tenant_id = ${tenantId}::uuid AND documents.issuer_print = ${issuerPrint}
      AND documents.package_id <> ${packageId}::uuid AND packages.status = 'Processed'
      AND NOT EXISTS (
        SELECT FROM signals
        WHERE signals.file_id = files.id AND severity IN ('medium', 'high') AND dismissed_at IS NULL)
    ORDER BY files.sha256, documents.id DESC LIMIT ${MOST_FILES}`
  const packages = new Set(accepted.map((one) => one.packageId))
  return accepted.length < FEWEST_FILES || packages.size < FEWEST_PACKAGES ? [] : accepted.map(({ make }) => make)
}

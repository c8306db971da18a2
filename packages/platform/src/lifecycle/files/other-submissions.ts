import type { FoundSignal, SignalEvidence } from '@income/shared'
import type { Transaction } from '../../database/database.ts'
import type { AmountPrint, Fingerprint, ReadDocument } from './file-outcome.ts'

/** A document with the same identity. */
interface Submission {
  packageId: string
  /** The package's public id. */
  publicId: string
  amountPrints: Readonly<Record<string, string>>
}

/** More submissions of one document add nothing. */
const MOST_SUBMISSIONS = 20

/** Makes transactions that write the same document wait for each other, so that one of them sees the other's. */
export async function lockIdentities(tx: Transaction, documents: readonly ReadDocument[]): Promise<void> {
  const identities = documents.flatMap(({ fingerprint }) => fingerprint?.identity ?? [])
  // Always in the same order, to avoid deadlocks.
  for (const identity of [...new Set(identities)].sort()) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${identity}, 0))`
  }
}

/** The hashes of a document's amounts by field name, as stored. */
export function amountPrints(fingerprint: Fingerprint | null): Record<string, string> {
  return Object.fromEntries(fingerprint?.amounts.map(({ field, print }) => [field, print]) ?? [])
}

/** The signal for a document that the tenant received before, in this or another package, with other amounts. */
export async function ofOtherSubmissions(
  tx: Transaction,
  { tenantId, packageId }: { tenantId: string; packageId: string },
  { documentType }: Pick<ReadDocument, 'documentType'>,
  fingerprint: Fingerprint,
): Promise<FoundSignal[]> {
  const submissions = await tx.$queryRaw<Submission[]>`
    SELECT documents.package_id AS "packageId", packages.public_id AS "publicId", amount_prints AS "amountPrints"
    FROM documents JOIN packages ON packages.id = documents.package_id
    WHERE documents.tenant_id = ${tenantId}::uuid AND identity_print = ${fingerprint.identity}
    ORDER BY documents.id DESC LIMIT ${MOST_SUBMISSIONS}`
  const evidence = submissions.flatMap((other) =>
    fingerprint.amounts
      .filter(({ field, print }) => field in other.amountPrints && other.amountPrints[field] !== print)
      .map((amount) => differing(amount, other.packageId === packageId ? 'this package' : `package ${other.publicId}`)),
  )
  if (evidence.length === 0) return []
  return [
    {
      code: 'submitted_with_other_amounts',
      // An employer may pay twice on one day.
      severity: documentType === 'pay_stub' ? 'low' : 'medium',
      summary: `The same document was submitted with other amounts: ${evidence[0]!.detail}.`,
      evidence,
    },
  ]
}

function differing({ field, page, box }: AmountPrint, where: string): SignalEvidence {
  return { page, box, detail: `${field.replaceAll('_', ' ')} differs from that of the document in ${where}` }
}

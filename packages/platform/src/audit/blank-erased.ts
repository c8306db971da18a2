import { Prisma, type Transaction } from '../database/database.ts'

/**
 * Blanks what the audit trail says about the content of a file that is being erased: the values as read and corrected,
 * and the reasons, which people write freely. Who did what and when remains, with what was decided (yes or no) and the
 * monthly income before and after.
 */
export async function blankErased(tx: Transaction, packageId: string, fileId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE audit_events
    SET reason = NULL, before = ${blanked('before')}, after = ${blanked('after')}
    WHERE package_id = ${packageId}::uuid
      AND (document_id IN (SELECT id FROM documents WHERE file_id = ${fileId}::uuid)
           OR file_id = ${fileId}::uuid AND action IN ('signal_dismissed', 'dismissal_undone'))`
}

/** `monthly` and the ids of rule sets ("wage.v6") name monthly income. */
function blanked(column: 'before' | 'after'): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(jsonb_object_agg(name, CASE
      WHEN jsonb_typeof(value) = 'boolean' OR name = 'monthly' OR name ~ '[.]v[0-9]+$' THEN value
      ELSE 'null'::jsonb END), '{}')
    FROM jsonb_each(${Prisma.raw(`"${column}"`)}) AS each (name, value))`
}

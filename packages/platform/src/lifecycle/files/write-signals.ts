import { SIGNALS, type FoundSignal } from '@income/shared'
import type { Transaction } from '../../database/database.ts'
import { newId } from '../../database/ids.ts'

/** Whose signals they are: those of a document, or where it is null those of the file. */
interface Owner {
  tenantId: string
  packageId: string
  fileId: string
  documentId: string | null
}

export async function writeSignals(tx: Transaction, owner: Owner, signals: readonly FoundSignal[]): Promise<void> {
  if (signals.length === 0) return
  await tx.signal.createMany({
    data: signals.map(({ code, severity, summary, evidence }) => ({
      ...owner,
      id: newId(),
      ...{ code, category: SIGNALS[code], severity, summary },
      evidence: evidence.map((place) => ({ ...place })),
    })),
  })
}

import { SIGNALS, type FoundSignal } from '@income/shared'
import type { Transaction } from '../../database/database.ts'
import { newId } from '../../database/ids.ts'

/** The owner of signals: a document or, if it is null, the file. */
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

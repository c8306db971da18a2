import type { ReadDocument } from '@income/documents'
import {
  monthlyByModel,
  onlyChanged,
  recordAuditEvent,
  recalculate,
  type NewAuditEvent,
  type LockedPackage,
  type Transaction,
} from '@income/platform'
import type { AuditValues } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import type { DocumentRow } from '../documents/repository.ts'
import { readDocument, writeCorrected } from './repository.ts'

/** Who makes a correction, and why, with the package locked. */
export interface Correcting {
  deps: Dependencies
  tx: Transaction
  caller: Caller
  locked: LockedPackage
  /** Undefined if a correction is undone, which needs none. */
  reason?: string
}

/** What the audit trail records about a correction, in addition to the monthly income of each model that it changes. */
type Recorded = Pick<NewAuditEvent, 'action' | 'on' | 'before' | 'after'>

/** Corrects a document or undoes a correction, recomputes its checks and the models, and adds a line to the audit trail. */
export async function settle(
  { deps, tx, caller, locked, reason }: Correcting,
  document: DocumentRow,
  correct: (read: ReadDocument) => ReadDocument,
  eventOf: (before: ReadDocument, after: ReadDocument) => Recorded,
): Promise<void> {
  const { tenantId, id: packageId } = locked
  const before = await readDocument(tx, document)
  const after = correct(before)
  const monthlyBefore = await monthlyByModel(tx, packageId)
  await writeCorrected(tx, before, after)
  await recalculate(tx, locked, calculatorOf(deps), 'last calculation')
  const monthly = onlyChanged(monthlyBefore, await monthlyByModel(tx, packageId))
  const event = eventOf(before, after)
  await recordAuditEvent(tx, {
    ...{ tenantId, packageId, actor: actorOf(caller), reason },
    ...event,
    before: { ...event.before, ...monthly.before },
    after: { ...event.after, ...monthly.after },
  })
}

/** The values of an entry, for the audit trail. */
export function valuesOf({ entries }: ReadDocument, id: string, names: readonly string[]): AuditValues {
  const values = Object.entries(entries.find((entry) => entry.id === id) ?? {})
  return Object.fromEntries(values.filter(([name]) => names.includes(name))) as AuditValues
}

/** The value of a field, for the audit trail. */
export function valueOf({ document }: ReadDocument, name: string): AuditValues {
  return { value: document.fields[name]?.value ?? null }
}

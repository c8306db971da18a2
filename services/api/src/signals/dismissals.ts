import { recordAuditEvent, type LockedPackage, type Transaction } from '@income/platform'
import { ApiError, type AuditAction, type Signal } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { noContent, ok, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertUnderReview } from '../packages/lock.ts'
import { presentSignal } from './present.ts'
import { eraseDismissal, getSignal, writeDismissal, type SignalRow } from './repository.ts'
import type { NewDismissal, SignalParams } from './schema.ts'

/** Dismisses a signal: it stays in the list, with the reason. */
export function dismissSignal(
  work: UnitOfWork,
  caller: Caller,
  params: SignalParams,
  given: NewDismissal,
): Promise<Answer<Signal>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const before = await signalUnderReview(tx, locked, params)
    await writeDismissal(tx, before.id, given, caller.user.id)
    const after = await getSignal(tx, inside(locked), before.id)
    await note(tx, { locked, caller, action: 'signal_dismissed', before, after })
    return ok(presentSignal(after))
  })
}

/** Restores a dismissed signal. */
export function undoDismissal(work: UnitOfWork, caller: Caller, params: SignalParams): Promise<Answer<null>> {
  return work.changePackage(params.package_id, async ({ tx, locked }) => {
    const before = await signalUnderReview(tx, locked, params)
    if (before.dismissedReason === null) throw new ApiError('not_found', 'The signal has not been dismissed')
    await eraseDismissal(tx, before.id)
    const after = await getSignal(tx, inside(locked), before.id)
    await note(tx, { locked, caller, action: 'dismissal_undone', before, after })
    return noContent()
  })
}

async function signalUnderReview(
  tx: Transaction,
  locked: LockedPackage,
  { signal_id }: SignalParams,
): Promise<SignalRow> {
  const signal = await getSignal(tx, inside(locked), signal_id)
  assertUnderReview(locked)
  return signal
}

interface Dismissal {
  locked: LockedPackage
  caller: Caller
  action: AuditAction
  before: SignalRow
  after: SignalRow
}

async function note(tx: Transaction, { locked, caller, action, before, after }: Dismissal): Promise<void> {
  const { fileId, documentId, code } = after
  await recordAuditEvent(tx, {
    ...inside(locked),
    actor: actorOf(caller),
    action,
    on: { fileId, subject: code, ...(documentId !== null && { documentId }) },
    reason: after.dismissedReason ?? undefined,
    before: { dismissed: before.dismissedReason !== null },
    after: { dismissed: after.dismissedReason !== null },
  })
}

const inside = ({ tenantId, id: packageId }: LockedPackage) => ({ tenantId, packageId })

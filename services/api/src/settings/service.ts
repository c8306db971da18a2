import { onlyChanged, recordAuditEvent, type Database } from '@income/platform'
import type { SettingsOnWire } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { changedSettings, presentSettings } from './present.ts'
import { findSettings, lockSettings, writeSettings } from './repository.ts'
import type { SettingsChange } from './schema.ts'

export async function readSettings(database: Database, { tenant }: Caller): Promise<SettingsOnWire> {
  return presentSettings(await findSettings(database, tenant.id))
}

/** Existing models keep their results until they are recomputed. */
export function changeSettings(
  work: UnitOfWork,
  caller: Caller,
  { reason, ...change }: SettingsChange,
): Promise<Answer<SettingsOnWire>> {
  return work.commit(async ({ tx }) => {
    const tenantId = caller.tenant.id
    const before = await lockSettings(tx, tenantId)
    const after = changedSettings(before, change)
    await writeSettings(tx, tenantId, after)
    await recordAuditEvent(tx, {
      ...{ tenantId, packageId: null, actor: actorOf(caller), action: 'settings_changed' },
      reason,
      ...onlyChanged({ ...presentSettings(before) }, { ...presentSettings(after) }),
    })
    return ok(presentSettings(after))
  })
}

import {
  monthlyByModel,
  recordAuditEvent,
  recalculate,
  type Database,
  type LockedPackage,
  type OwnSettings,
  type Transaction,
} from '@income/platform'
import { ApiError, settingsThatApply, type AuditValues, type PackageSettings } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { calculatorOf } from '../calculator.ts'
import type { Dependencies } from '../dependencies.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { Asked } from '../http/requests/asked.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertSeen, tagged } from '../http/requests/version.ts'
import { findPackage } from '../packages/repository.ts'
import {
  changedPackageSet,
  changedSubjectSet,
  presentPackageSettings,
  writtenPackageSet,
  writtenSubjectSet,
} from './present.ts'
import { getPackageSettings, writePackageSettings, type PackageSettingsRow } from './repository.ts'
import type { PackageSettingsChange, SubjectParams, SubjectSettingsChange } from './schema.ts'

export async function readPackageSettings(
  database: Database,
  { tenant }: Caller,
  reference: string,
): Promise<Answer<PackageSettings>> {
  const { id } = await findPackage(database, tenant.id, reference)
  const row = await getPackageSettings(database, id)
  return tagged(ok(presentPackageSettings(row)), row.version)
}

interface Changing {
  deps: Dependencies
  work: UnitOfWork
  caller: Caller
  asked: Asked
}

export function changePackageSettings(
  changing: Changing,
  reference: string,
  { reason, ...change }: PackageSettingsChange,
): Promise<Answer<PackageSettings>> {
  return changeOwn(changing, reference, ({ own }) => {
    const ofPackage = changedPackageSet(own.package, change)
    return {
      own: { ...own, package: ofPackage },
      reason,
      before: writtenPackageSet(own.package),
      after: writtenPackageSet(ofPackage),
    }
  })
}

/**
 * @throws ApiError `not_found` for a subject without models and settings; `invalid_request` for a setting without
 * effect on the subject.
 */
export function changeSubjectSettings(
  changing: Changing,
  { package_id, subject }: SubjectParams,
  { reason, ...change }: SubjectSettingsChange,
): Promise<Answer<PackageSettings>> {
  return changeOwn(changing, package_id, ({ own, subjects }) => {
    const known = subjects.some(({ key }) => key === subject) || Object.hasOwn(own.subjects, subject)
    if (!known)
      throw new ApiError('not_found', 'The package has no account, employment, business or property with this key')
    assertApplies(subject, change)
    const before = own.subjects[subject] ?? {}
    const after = changedSubjectSet(before, change)
    const { [subject]: _, ...others } = own.subjects
    const isSet = Object.keys(after).length > 0
    return {
      own: { ...own, subjects: isSet ? { ...others, [subject]: after } : others },
      subject,
      reason,
      before: writtenSubjectSet(before),
      after: writtenSubjectSet(after),
    }
  })
}

/**
 * @throws ApiError `invalid_request` for a setting without effect on the subject; null, which resets one, is always
 * allowed.
 */
function assertApplies(subject: string, change: Omit<SubjectSettingsChange, 'reason'>): void {
  const applying = settingsThatApply(subject)
  for (const [name, value] of Object.entries(change)) {
    if (value == null || applying.some((known) => known === name)) continue
    const message = `${name}: has no effect here; the figure of this subject depends on ${applying.join(' and ')}`
    throw new ApiError('invalid_request', message)
  }
}

interface OwnChange {
  own: OwnSettings
  reason: string | undefined
  /** The subject whose settings change; the package's if absent. */
  subject?: string
  before: AuditValues
  after: AuditValues
}

/** Changes settings of a package. Its models follow at once, and no others. */
function changeOwn(
  { deps, work, caller, asked }: Changing,
  reference: string,
  changeOf: (row: PackageSettingsRow) => OwnChange,
): Promise<Answer<PackageSettings>> {
  return work.changePackage(reference, async ({ tx, locked }) => {
    const row = await getPackageSettings(tx, locked.id)
    assertSeen(asked, row.version)
    const { own, subject, reason, before, after } = changeOf(row)
    const monthlyBefore = await monthlyByModel(tx, locked.id)
    await writePackageSettings(tx, locked.id, own)
    await followed(deps, tx, locked, row)
    await recordAuditEvent(tx, {
      ...{ tenantId: locked.tenantId, packageId: locked.id, actor: actorOf(caller), action: 'settings_changed' },
      ...(subject !== undefined && { on: { subject } }),
      reason,
      before: { ...before, ...monthlyBefore },
      after: { ...after, ...(await monthlyByModel(tx, locked.id)) },
    })
    const current = await getPackageSettings(tx, locked.id)
    return tagged(ok(presentPackageSettings(current)), current.version)
  })
}

/** Existing models are recomputed; later ones are computed with the new settings when their files have ended. */
async function followed(
  deps: Dependencies,
  tx: Transaction,
  locked: LockedPackage,
  { fileCount }: PackageSettingsRow,
): Promise<void> {
  if (fileCount === 0 || locked.openCount > 0) return
  if (locked.revision !== locked.calculatedRevision) {
    throw new ApiError(
      'conflict',
      'The models are being computed; send the request again when the package has a final status',
    )
  }
  await recalculate(tx, locked, calculatorOf(deps), 'last calculation')
}

import {
  calculationSettings,
  ownSettingsOf,
  settingsOf,
  type Database,
  type OwnSettings,
  type Prisma,
  type Transaction,
} from '@income/platform'
import type { IncomeSettings, IncomeSubject } from '@income/shared'
import { qualifyingIncomeOf } from '../models/repository.ts'

/** The settings of a package, and the subjects that its models have now. */
export interface PackageSettingsRow {
  fileCount: number
  version: number
  own: OwnSettings
  /** The tenant settings that the models were computed with; the current ones if there are no models yet. */
  tenant: IncomeSettings
  subjects: IncomeSubject[]
}

export async function getPackageSettings(
  database: Database | Transaction,
  packageId: string,
): Promise<PackageSettingsRow> {
  const row = await database.package.findUniqueOrThrow({
    where: { id: packageId },
    select: {
      ...{ fileCount: true, settings: true, ownSettings: true, settingsVersion: true },
      tenant: { select: { settings: true } },
      models: { select: { qualifyingIncome: true }, orderBy: { id: 'asc' } },
    },
  })
  return {
    fileCount: row.fileCount,
    version: row.settingsVersion,
    own: ownSettingsOf(row.ownSettings),
    tenant: calculationSettings(settingsOf(row.settings ?? row.tenant.settings)),
    subjects: row.models.flatMap((model) => qualifyingIncomeOf(model)?.subjects ?? []),
  }
}

export async function writePackageSettings(tx: Transaction, packageId: string, own: OwnSettings): Promise<void> {
  const ownSettings: Prisma.InputJsonObject = { package: { ...own.package }, subjects: subjectsJson(own) }
  await tx.package.update({
    where: { id: packageId },
    data: { ownSettings, settingsVersion: { increment: 1 } },
  })
}

function subjectsJson({ subjects }: OwnSettings): Prisma.InputJsonObject {
  return Object.fromEntries(Object.entries(subjects).map(([key, settings]) => [key, { ...settings }]))
}

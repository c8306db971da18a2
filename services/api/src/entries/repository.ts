import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError, modelKeyOf } from '@income/shared'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'
import type { ModelRow } from '../models/repository.ts'

export type EntryRow = Prisma.EntryGetPayload<object>
export type ClassifiedEntryRow = EntryRow & {
  classifications: { eligible: boolean; rule: string; reason: string }[]
  overrides: { eligible: boolean; reason: string; userId: string; createdAt: string }[]
}

export type ClassifyingModel = Pick<ModelRow, 'id' | 'eligibilityModelId'>

export function countEntries(database: Database, where: Prisma.EntryWhereInput): Promise<number> {
  return database.entry.count({ where })
}

/** In reading order, which ids follow. */
export function listEntries(database: Database, where: Prisma.EntryWhereInput, range: Range): Promise<EntryRow[]> {
  return database.entry.findMany({ where, orderBy: { id: 'asc' }, ...range })
}

/** The same, each with the model's verdict. */
export function listClassifiedEntries(
  database: Database,
  where: Prisma.EntryWhereInput,
  model: ClassifyingModel,
  range: Range,
): Promise<ClassifiedEntryRow[]> {
  return database.entry.findMany({ where, orderBy: { id: 'asc' }, include: madeOfItBy(model), ...range })
}

interface InPackage {
  tenantId: string
  packageId: string
}

/** @throws ApiError `not_found` if the package has no such entry. */
export async function getEntry(tx: Transaction, inPackage: InPackage, id: string): Promise<EntryRow> {
  const row = isUuid(id) ? await tx.entry.findFirst({ where: { ...inPackage, id } }) : null
  if (!row) throw new ApiError('not_found', 'The package has no entry with this identifier')
  return row
}

/** @throws ApiError `not_found` if the model has no such entry in its scope. */
export async function getClassifiedEntry(
  tx: Transaction,
  inPackage: InPackage,
  model: ClassifyingModel,
  id: string,
): Promise<ClassifiedEntryRow> {
  const where = { ...inPackage, id, classifications: { some: { modelId: model.id } } }
  const row = isUuid(id) ? await tx.entry.findFirst({ where, include: madeOfItBy(model) }) : null
  if (!row) throw new ApiError('not_found', 'The model has no entry with this identifier in its scope')
  return row
}

/** The model's verdict on an entry, and a reviewer's decision on it. */
function madeOfItBy({ id: modelId, eligibilityModelId }: ClassifyingModel) {
  return {
    classifications: { where: { modelId }, select: { eligible: true, rule: true, reason: true } },
    overrides: {
      where: { modelKey: modelKeyOf(eligibilityModelId) ?? '' },
      select: { eligible: true, reason: true, userId: true, createdAt: true },
    },
  } satisfies Prisma.EntryInclude
}

/** The addresses of the reviewers behind these overrides, by user id. */
export function reviewersOf(
  database: Database | Transaction,
  tenantId: string,
  entries: readonly ClassifiedEntryRow[],
): Promise<Map<string, string>> {
  const ids = entries.flatMap((entry) => entry.overrides.map((override) => override.userId))
  return reviewersById(database, tenantId, ids)
}

/** The addresses of users, by id. */
export async function reviewersById(
  database: Database | Transaction,
  tenantId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const users = await database.user.findMany({
    where: { tenantId, id: { in: [...new Set(userIds)] } },
    select: { id: true, email: true },
  })
  return new Map(users.map(({ id, email }) => [id, email]))
}

import type { Database, Prisma, Transaction } from '@income/platform'
import { ApiError, type QualifyingIncome } from '@income/shared'
import { isUuid } from '../http/requests/identifiers.ts'
import type { Range } from '../http/requests/paging.ts'

export type ModelRow = Prisma.IncomeModelGetPayload<object>

interface InPackage {
  tenantId: string
  packageId: string
}

/** @throws ApiError `not_found` if the package has no such model. */
export async function getModel(
  database: Database | Transaction,
  tenantId: string,
  packageId: string,
  reference: string,
): Promise<ModelRow> {
  const named = isUuid(reference) ? { id: reference } : { publicId: reference.toUpperCase() }
  const row = /^[\w-]+$/.test(reference)
    ? await database.incomeModel.findFirst({ where: { tenantId, packageId, ...named } })
    : null
  if (!row) throw new ApiError('not_found', 'The package has no model with this identifier')
  return row
}

export function countModels(database: Database, where: InPackage): Promise<number> {
  return database.incomeModel.count({ where })
}

/** In the order they were first computed, which recalculations preserve. */
export function listModels(database: Database, where: InPackage, range: Range): Promise<ModelRow[]> {
  return database.incomeModel.findMany({ where, orderBy: { id: 'asc' }, ...range })
}

export function qualifyingIncomeOf({ qualifyingIncome }: Pick<ModelRow, 'qualifyingIncome'>): QualifyingIncome | null {
  return qualifyingIncome as QualifyingIncome | null
}

/** The monthly income of a model; null if it failed. */
export function monthlyOf(row: Pick<ModelRow, 'qualifyingIncome'>): string | null {
  return qualifyingIncomeOf(row)?.monthly ?? null
}

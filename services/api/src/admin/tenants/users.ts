import { endSessionsOfUser, isUniqueViolation, newId, type Database } from '@income/platform'
import { z } from 'zod'
import { isUuid } from '../../http/requests/identifiers.ts'
import { OperatorError } from '../operator-error.ts'

export interface User {
  id: string
  tenantId: string
  email: string
  /** Since when they have no access; null if they have it. */
  disabledAt: Date | null
}

/** What a user had until now. */
export interface EndedAccess {
  sessions: number
  keys: number
}

const shown = { id: true, tenantId: true, email: true, disabledAt: true } as const

/** @throws OperatorError if the tenant is unknown, the address is malformed, or the tenant already has a user with it. */
export async function createUser(
  database: Database,
  { tenantId, email }: Pick<User, 'tenantId' | 'email'>,
): Promise<User> {
  await assertTenant(database, tenantId)
  if (!z.email().safeParse(email).success) throw new OperatorError('The e-mail address is not well-formed')
  try {
    return await database.user.create({ data: { id: newId(), tenantId, email: email.toLowerCase() }, select: shown })
  } catch (error) {
    if (isUniqueViolation(error)) throw new OperatorError('The tenant already has a user with this e-mail address')
    throw error
  }
}

/** @param reference the user's id or e-mail address. @throws OperatorError if the tenant has no such user. */
export async function findUser(database: Database, tenantId: string, reference: string): Promise<User> {
  await assertTenant(database, tenantId)
  const user = await database.user.findFirst({ where: { tenantId, ...namedBy(reference) }, select: shown })
  if (!user) throw new OperatorError(`The tenant has no user ${reference}`)
  return user
}

/** The user with this id or e-mail address. */
export function namedBy(reference: string): { id: string } | { email: string } {
  return isUuid(reference) ? { id: reference } : { email: reference.toLowerCase() }
}

export async function listUsers(database: Database, tenantId: string): Promise<User[]> {
  await assertTenant(database, tenantId)
  return database.user.findMany({ where: { tenantId }, select: shown, orderBy: { id: 'asc' } })
}

/** Ends the sessions of a user and returns their number. @throws OperatorError if the tenant has no such user. */
export async function signOutUser(database: Database, tenantId: string, reference: string): Promise<number> {
  const { id } = await findUser(database, tenantId, reference)
  return endSessionsOfUser(database, id)
}

/**
 * Ends a user's access: the sessions and sign-ins at once, the keys within five seconds. What the user did stays theirs.
 * @throws OperatorError if the tenant has no such user.
 */
export function disableUser(database: Database, tenantId: string, reference: string): Promise<EndedAccess> {
  return changeAccess(database, { tenantId, reference, disabledAt: new Date() })
}

/**
 * Lets a user sign in again and have new keys. Those from before stay revoked. @throws OperatorError if the tenant has no
 * such user.
 */
export function enableUser(database: Database, tenantId: string, reference: string): Promise<EndedAccess> {
  return changeAccess(database, { tenantId, reference, disabledAt: null })
}

/** Keys and sessions end either way: a request in progress may have made one after the user was disabled. */
async function changeAccess(
  database: Database,
  { tenantId, reference, disabledAt }: { tenantId: string; reference: string; disabledAt: Date | null },
): Promise<EndedAccess> {
  const { id } = await findUser(database, tenantId, reference)
  return database.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { disabledAt } })
    const keys = await tx.apiKey.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: new Date() } })
    return { sessions: await endSessionsOfUser(tx, id), keys: keys.count }
  })
}

async function assertTenant(database: Database, id: string): Promise<void> {
  const known = isUuid(id) && (await database.tenant.count({ where: { id } })) > 0
  if (!known) throw new OperatorError(`There is no tenant ${id}`)
}

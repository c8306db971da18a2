import { issueSignInLink, newApiKey, type Database } from '@income/platform'
import type { Scope } from '@income/shared'
import { isVisible } from '../../http/requests/text.ts'
import { SIGN_IN_LINK_PATH } from '../../pages/paths.ts'
import { OperatorError } from '../operator-error.ts'
import { findUser, namedBy } from './users.ts'

export interface KeyRequest {
  tenantId: string
  /** The id or e-mail address of the user that the key acts as. */
  user: string
  scopes: readonly Scope[]
  /** Its purpose. */
  name?: string | undefined
  expiresAt?: Date | undefined
}

/** A new key with its secret, which is shown only now. */
export interface IssuedKey {
  id: string
  key: string
  scopes: readonly Scope[]
  expiresAt: Date | null
}

/** @throws OperatorError if the tenant or user is unknown, the user is disabled, the name blank, or the expiry in the past. */
export async function createKey(
  database: Database,
  { tenantId, user, scopes, name, expiresAt }: KeyRequest,
): Promise<IssuedKey> {
  if (scopes.length === 0) throw new OperatorError('A key needs at least one scope')
  if (expiresAt && expiresAt.getTime() <= Date.now())
    throw new OperatorError('The key would already have expired; choose a later time')
  if (name !== undefined && !isVisible(name)) throw new OperatorError('The name of the key is empty')
  const { id: userId, disabledAt } = await findUser(database, tenantId, user)
  if (disabledAt) throw new OperatorError('The user is disabled; "user enable" gives them access again')
  const { id, key, secretHash } = newApiKey()
  const ends = expiresAt ?? null
  const data = { id, tenantId, userId, name: name ?? null, secretHash, scopes: [...scopes], expiresAt: ends }
  await database.apiKey.create({ data })
  return { id, key, scopes, expiresAt: ends }
}

/** A key as listed: never with its secret. */
export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number]

/** Whose keys are listed: all of them by default. */
interface Listing {
  tenantId?: string | undefined
  /** The id or e-mail address of a user; an address may belong to a user of each tenant. */
  user?: string | undefined
}

/** @throws OperatorError if no user is like that. */
export async function listKeys(database: Database, { tenantId, user }: Listing = {}) {
  const ofTenant = tenantId === undefined ? {} : { tenantId }
  const named = user === undefined ? {} : namedBy(user)
  if (user !== undefined && (await database.user.count({ where: { ...ofTenant, ...named } })) === 0)
    throw new OperatorError(`There is no user ${user}`)
  return database.apiKey.findMany({
    where: { ...ofTenant, user: named },
    select: {
      id: true,
      name: true,
      tenantId: true,
      user: { select: { email: true } },
      scopes: true,
      createdAt: true,
      lastUsedAt: true,
      expiresAt: true,
      revokedAt: true,
    },
    orderBy: { createdAt: 'asc' },
  })
}

/**
 * The address that signs in to the console as the key, once, within 15 minutes.
 * @param publicUrl the address at which browsers reach the service. @throws OperatorError if the key is unknown.
 */
export async function makeSignInLink(database: Database, reference: string, publicUrl: string): Promise<string> {
  const token = await issueSignInLink(database, await knownId(database, reference))
  if (token === null) throw new OperatorError('The key is revoked or has expired; create another')
  const link = new URL(SIGN_IN_LINK_PATH, publicUrl)
  link.searchParams.set('token', token)
  return link.href
}

/**
 * The API refuses the key within five seconds, and its sessions at once. Revoking it again changes nothing. @throws
 * OperatorError if it is unknown.
 */
export async function revokeKey(database: Database, reference: string): Promise<void> {
  const id = await knownId(database, reference)
  await database.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/** The id contained in a key or a part of it. @throws OperatorError if there is no such key. */
async function knownId(database: Database, reference: string): Promise<string> {
  const id = /^(?:idp_)?([0-9a-f]{18})/.exec(reference)?.[1] ?? ''
  if ((await database.apiKey.count({ where: { id } })) === 0) throw new OperatorError('There is no key with this id')
  return id
}

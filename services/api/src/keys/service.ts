import { newApiKey } from '@income/platform'
import { ApiError, type ApiKey, type ApiKeyWithSecret, type PageOf } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { created, noContent, type Answer } from '../http/answers/answer.ts'
import { listPage, type PageQuery } from '../http/requests/paging.ts'
import { showingOnce } from '../http/answers/shown-once.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { presentKey } from './present.ts'
import { countForAdding, countKeys, createKeyRow, listKeyRows, revokeKeyRow } from './repository.ts'
import type { NewKey } from './schema.ts'

const MOST_KEYS = 100

/** Creates a key that acts as the caller's user. Nobody can grant more than they have. */
export function makeKey(work: UnitOfWork, caller: Caller, wanted: NewKey): Promise<Answer<ApiKeyWithSecret>> {
  const beyond = wanted.scopes.filter((scope) => !caller.scopes.includes(scope))
  if (beyond.length > 0)
    throw new ApiError('forbidden', `You cannot grant scopes that you do not have: ${beyond.join(', ')}`)
  const expiresAt = wanted.expires_at === undefined ? null : new Date(wanted.expires_at)
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    throw new ApiError('invalid_request', 'expires_at: must be in the future')
  }
  const { id, key, secretHash } = newApiKey()
  return showingOnce(work, { key }, async ({ tx }) => {
    if ((await countForAdding(tx, caller.tenant.id)) >= MOST_KEYS) {
      throw new ApiError('conflict', `There are ${MOST_KEYS} keys, which is the maximum; revoke one first`)
    }
    const { name, scopes } = wanted
    const owner = { tenantId: caller.tenant.id, userId: caller.user.id }
    return created(presentKey(await createKeyRow(tx, { id, ...owner, name, secretHash, scopes, expiresAt })))
  })
}

export async function readKeys(
  { database }: Dependencies,
  { tenant }: Caller,
  query: PageQuery,
): Promise<PageOf<ApiKey>> {
  const count = await countKeys(database, tenant.id)
  return listPage(query, count, async (range) => (await listKeyRows(database, tenant.id, range)).map(presentKey))
}

export function revokeKey(work: UnitOfWork, { tenant }: Caller, id: string): Promise<Answer<null>> {
  return work.commit(async ({ tx }) => {
    await revokeKeyRow(tx, tenant.id, id)
    return noContent()
  })
}

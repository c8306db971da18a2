import { newTenant, testDatabase } from '../../../../tests/support/stores/rows.ts'
import type { Database } from '../database/database.ts'
import { newApiKey } from '../secrets/api-key.ts'
import { findSession, openSessionOfKey, openSessionOfUser, sweepSessions } from './sessions.ts'
import { followSignInLink, issueSignInLink, sweepSignInLinks } from './sign-in-links.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.$disconnect())

async function newKey(state: { expiresAt?: Date; revokedAt?: Date } = {}): Promise<string> {
  const { id, secretHash } = newApiKey()
  const { tenantId, userId } = await newTenant(db)
  await db.apiKey.create({ data: { id, tenantId, userId, secretHash, scopes: ['read'], ...state } })
  return id
}

test.each([
  ['unknown', async () => 'none'],
  ['expired', () => newKey({ expiresAt: new Date(0) })],
  ['revoked', () => newKey({ revokedAt: new Date() })],
])('a key that is %s opens no session', async (_, key) => {
  expect(await openSessionOfKey(db, await key())).toBeNull()
})

test('a session of a user has the scopes it was opened with, and no key', async () => {
  const { tenantId, userId } = await newTenant(db)
  const { token } = await openSessionOfUser(db, { tenantId, userId, scopes: ['read', 'review'] })
  expect(await findSession(db, token)).toMatchObject({
    ...{ keyId: null, scopes: ['read', 'review'] },
    ...{ tenant: { id: tenantId }, user: { id: userId } },
  })
})

test('a session that opens while its user is being disabled gives no access', async () => {
  const { tenantId, userId } = await newTenant(db)
  await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } })
  const { token } = await openSessionOfUser(db, { tenantId, userId, scopes: ['read'] })
  expect(await findSession(db, token)).toBeNull()
})

test('ended sessions are erased, and no others', async () => {
  const [expired, revoked, lasting] = await Promise.all([newKey(), newKey(), newKey()])
  for (const key of [expired, revoked, lasting]) await openSessionOfKey(db, key)
  await db.session.updateMany({ where: { keyId: expired }, data: { expiresAt: new Date(0) } })
  await db.apiKey.update({ where: { id: revoked }, data: { revokedAt: new Date() } })
  await sweepSessions(db)
  const left = await db.session.findMany({ where: { keyId: { in: [expired, revoked, lasting] } } })
  expect(left.map(({ keyId }) => keyId)).toEqual([lasting])
})

describe('a sign-in link', () => {
  const newLink = async (key: string) => (await issueSignInLink(db, key))!

  test('is not created for a revoked key', async () => {
    const key = await newKey()
    await db.apiKey.update({ where: { id: key }, data: { revokedAt: new Date() } })
    expect(await issueSignInLink(db, key)).toBeNull()
  })

  test('opens a session of its key once', async () => {
    const key = await newKey()
    const token = await newLink(key)
    const opened = await followSignInLink(db, token)
    expect(await findSession(db, opened?.token ?? '')).toMatchObject({ keyId: key })
    expect(await followSignInLink(db, token)).toBeNull()
  })

  test('followed twice at the same time opens one session', async () => {
    const key = await newKey()
    const token = await newLink(key)
    const opened = await Promise.all(Array.from({ length: 8 }, () => followSignInLink(db, token)))
    expect(opened.filter((session) => session !== null)).toHaveLength(1)
    expect(await db.session.count({ where: { keyId: key } })).toBe(1)
  })

  test('is useless once it has expired or its key was revoked, and expired ones are erased', async () => {
    const [expired, revoked] = [await newKey(), await newKey()]
    const tokens = [await newLink(expired), await newLink(revoked)]
    await db.signInLink.updateMany({ where: { keyId: expired }, data: { expiresAt: new Date(0) } })
    await db.apiKey.update({ where: { id: revoked }, data: { revokedAt: new Date() } })
    for (const token of tokens) expect(await followSignInLink(db, token)).toBeNull()
    await sweepSignInLinks(db)
    expect(await db.signInLink.count({ where: { keyId: expired } })).toBe(0)
  })
})

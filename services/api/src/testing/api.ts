import { parseConfig } from '@income/platform'
import { SCOPES, type Scope } from '@income/shared'
import type { Express } from 'express'
import { testStores } from '../../../../tests/support/stores/test-stores.ts'
import { createKey, createTenant, createUser } from '../admin/index.ts'
import { createApp } from '../app.ts'
import { apiConfig, type ApiConfig } from '../config.ts'
import { openDependencies, type Dependencies } from '../dependencies.ts'
import type { Method } from '../http/route.ts'
import { ask, type Answered } from './answer.ts'
import { expectDeclared } from './declared.ts'

export interface Account {
  tenantId: string
  userId: string
  key: string
}

interface Sent {
  as?: Account | string
  body?: object | undefined
  headers?: Record<string, string>
}

/** The API on separate real stores, with two tenants. */
export interface TestApi {
  app: Express
  deps: Dependencies
  config: ApiConfig
  owner: Account
  stranger: Account
  /** Sends a request, by default as the owner, and checks the answer against the route's declaration. */
  send(method: Method, path: string, sent?: Sent): Promise<Answered>
  close(): Promise<void>
}

/** @param settings settings that differ from the defaults. */
export async function startApi(settings: Record<string, string> = {}): Promise<TestApi> {
  const config = parseConfig(apiConfig, { ...(await testStores()), ...settings })
  const { dependencies: deps, close } = openDependencies(config)
  const app = createApp(deps)
  const [owner, stranger] = [await newAccount(deps, 'Owner'), await newAccount(deps, 'Stranger')]

  async function send(method: Method, path: string, { as = owner, body, headers = {} }: Sent = {}): Promise<Answered> {
    const answer = await ask(app, method, `/api/v1${path}`, {
      key: typeof as === 'string' ? as : as.key,
      body,
      headers,
    })
    expectDeclared(method, path, answer)
    return answer
  }

  return { app, deps, config, owner, stranger, send, close }
}

export async function newAccount(
  { database }: Dependencies,
  name: string,
  scopes: readonly Scope[] = SCOPES,
): Promise<Account> {
  const { id: tenantId } = await createTenant(database, { name })
  const { id: userId, email } = await createUser(database, { tenantId, email: `${name.toLowerCase()}@example.test` })
  const { key } = await createKey(database, { tenantId, user: email, scopes })
  return { tenantId, userId, key }
}

import { createClient, type IncomeClient } from '../../client.ts'
import { UsageError } from '../usage-error.ts'
import { isAddress, serviceAt } from '../../http/service-address.ts'
import type { Account } from './account.ts'
import { readDevstack } from './devstack.ts'
import { readLogin } from './login-file.ts'

/** The service that a command uses. */
export interface Connection {
  client: IncomeClient
  /** Its address, without a path. */
  url: string
  key: string
  /** Where the address came from. */
  source: string
}

/** @throws UsageError if neither an address nor a key is configured */
export async function connect(): Promise<Connection> {
  const { account, source } = await findAccount()
  const url = serviceAt(account.api_url)
  if (!isAddress(url))
    throw new UsageError(`${url}, by ${source}, is not an address: it begins with https:// or http://.`)
  return { client: createClient({ baseUrl: url, apiKey: account.api_key }), url, key: account.api_key, source }
}

/** The environment, the login, then a running devstack: the first that has both an address and a key. */
async function findAccount(): Promise<{ account: Account; source: string }> {
  const { INCOME_API_URL: api_url, INCOME_API_KEY: api_key } = process.env
  if (api_url !== undefined && api_key !== undefined) {
    return { account: { api_url, api_key }, source: 'INCOME_API_URL and INCOME_API_KEY' }
  }
  // A key belongs to one service: half of an account is never completed with half of another.
  if (api_url !== undefined)
    throw new UsageError('INCOME_API_URL is set and INCOME_API_KEY is not: set both or neither.')
  if (api_key !== undefined)
    throw new UsageError('INCOME_API_KEY is set and INCOME_API_URL is not: set both or neither.')
  const login = await readLogin()
  if (login) return { account: login, source: 'income login' }
  const devstack = await readDevstack()
  if (devstack) return { account: devstack, source: 'npm start (.devstack/ready.json)' }
  throw new UsageError(
    'Which service? Sign in with "income login", set INCOME_API_URL and INCOME_API_KEY, or start one here with "npm start".',
  )
}

import { input, password } from '@inquirer/prompts'
import { Command } from 'commander'
import { createClient } from '../../client.ts'
import { isAddress, serviceAt } from '../../http/service-address.ts'
import type { Account } from '../connection/account.ts'
import { UnauthorizedError } from '../../errors/by-code.ts'
import { forgetLogin, keepLogin } from '../connection/login-file.ts'
import { UsageError } from '../usage-error.ts'

const EXAMPLES = `
Examples:
  income login https://income.example
  printf %s "$KEY" | income login https://income.example    without a terminal`

export function loginCommand(): Command {
  return new Command('login')
    .description('Save the address of a service and a key for later commands')
    .argument('[url]', 'where the service is')
    .addHelpText('after', EXAMPLES)
    .action(login)
}

export function logoutCommand(): Command {
  return new Command('logout').description('Delete what "income login" saved').action(async () => {
    await forgetLogin()
    console.error('The saved login was deleted.')
  })
}

async function login(url: string | undefined): Promise<void> {
  const account = await askedFor(url)
  await tryOut(account)
  console.error(`Signed in to ${account.api_url}. The key is saved in ${await keepLogin(account)}.`)
}

/** @throws UsageError if the key is wrong; then it is not saved */
async function tryOut({ api_url, api_key }: Account): Promise<void> {
  try {
    await createClient({ baseUrl: api_url, apiKey: api_key }).listPackages({ page_size: 1 })
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error
    throw new UsageError(`${api_url} does not know this key: it is wrong, revoked or expired. Nothing was saved.`)
  }
}

/** The key is never on the command line, where others can see it. */
async function askedFor(url: string | undefined): Promise<Account> {
  if (process.stdin.isTTY) {
    const address =
      url ??
      (await input({
        message: 'Address of the service',
        validate: (text) => isAddress(text) || 'An address begins with https:// or http://.',
      }))
    return accountOf(address, await password({ message: 'API key (idp_…)', mask: true }))
  }
  if (url === undefined) throw new UsageError('Where is the service? "income login https://…"')
  let key = ''
  for await (const chunk of process.stdin) key += String(chunk)
  return accountOf(url, key)
}

function accountOf(address: string, key: string): Account {
  if (!isAddress(address)) throw new UsageError(`${address} is not an address: it begins with https:// or http://.`)
  return { api_url: serviceAt(address), api_key: key.trim() }
}

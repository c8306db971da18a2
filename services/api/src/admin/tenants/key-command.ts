import { z } from 'zod'
import { SCOPES, type Scope } from '@income/shared'
import { Command, InvalidArgumentError } from 'commander'
import { publicUrl, withDatabase } from '../environment.ts'
import { createKey, listKeys, makeSignInLink, revokeKey, type ListedKey } from './keys.ts'
import { Output, type Printing } from '../output.ts'

const USUAL_SCOPES: readonly Scope[] = ['read', 'write', 'review']

interface CreateOptions extends Printing {
  tenant: string
  user: string
  scopes: Scope[]
  name?: string
  expires?: Date
}

export function keyCommand(): Command {
  return new Command('key')
    .description('Create, list and revoke API keys')
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke())
    .addCommand(signInLink())
}

function create(): Command {
  return new Command('create')
    .description('Create a key and show it once')
    .requiredOption('--tenant <id>', 'tenant that the key gives access to')
    .requiredOption('--user <id or e-mail>', 'user that the key acts as')
    .option('--scopes <list>', `what the key may do: ${SCOPES.join(', ')}`, scopesFrom, USUAL_SCOPES)
    .option('--name <text>', 'what the key is for')
    .option('--expires <date>', 'when the key expires: 2027-01-31, or with a time', dateFrom)
    .option('--json', 'print JSON')
    .action(async ({ tenant, user, scopes, name, expires, ...options }: CreateOptions) => {
      const request = { tenantId: tenant, user, scopes, name, expiresAt: expires }
      const issued = await withDatabase((db) => createKey(db, request))
      new Output(options).one(issued)
      if (!options.json) console.error('Save the key now: it cannot be shown again.')
    })
}

function list(): Command {
  return new Command('list')
    .description('List keys, without their secrets')
    .option('--tenant <id>', 'only keys of this tenant')
    .option('--user <id or e-mail>', 'only keys that act as this user')
    .option('--json', 'print JSON')
    .action(async ({ tenant, user, ...options }: Printing & { tenant?: string; user?: string }) => {
      const keys = await withDatabase((db) => listKeys(db, { tenantId: tenant, user }))
      new Output(options).many(keys.map(listed))
    })
}

function revoke(): Command {
  return new Command('revoke')
    .description('Revoke a key; the API refuses it within five seconds')
    .argument('<id>', 'the id of the key')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Printing) => {
      await withDatabase((db) => revokeKey(db, id))
      new Output(options).one({ revoked: id })
    })
}

function signInLink(): Command {
  return new Command('sign-in-link')
    .description('Create a link that signs in to the console with this key, once, within 15 minutes')
    .argument('<id>', 'the id of the key')
    .option('--json', 'print JSON')
    .action(async (id: string, options: Printing) => {
      const link = await withDatabase((db) => makeSignInLink(db, id, publicUrl()))
      new Output(options).one({ link })
    })
}

function listed({ user, ...key }: ListedKey): object {
  return { ...key, user: user.email }
}

function scopesFrom(text: string): Scope[] {
  return text.split(',').map((word) => {
    const scope = SCOPES.find((known) => known === word.trim())
    if (!scope) throw new InvalidArgumentError(`Scopes are ${SCOPES.join(', ')}.`)
    return scope
  })
}

function dateFrom(text: string): Date {
  // `Date` alone would read 30 February as 2 March.
  const isDate = z.iso
    .date()
    .or(z.iso.datetime({ offset: true, local: true }))
    .safeParse(text).success
  if (!isDate) throw new InvalidArgumentError('Write the date as 2027-01-31.')
  return new Date(text)
}

import type { Database } from '@income/platform'
import { Command } from 'commander'
import { withDatabase } from '../environment.ts'
import { Output, type Printing } from '../output.ts'
import { createUser, disableUser, enableUser, listUsers, signOutUser } from './users.ts'

export function userCommand(): Command {
  return new Command('user')
    .description('The people that keys act for and who sign in with OpenID Connect')
    .addCommand(create())
    .addCommand(list())
    .addCommand(
      forUser(
        'sign-out',
        'End every session of a user, in every browser; the keys stay valid',
        async (db, tenant, user) => ({ ended: await signOutUser(db, tenant, user) }),
      ),
    )
    .addCommand(
      forUser(
        'disable',
        'Disable a user who leaves: ends the sessions, revokes the keys, refuses to sign them in',
        async (db, tenant, user) => ({ disabled: user, ...(await disableUser(db, tenant, user)) }),
      ),
    )
    .addCommand(
      forUser(
        'enable',
        'Let a disabled user sign in and have keys again; the keys from before stay revoked',
        async (db, tenant, user) => {
          await enableUser(db, tenant, user)
          return { enabled: user }
        },
      ),
    )
}

function create(): Command {
  return new Command('create')
    .description('Create a user of a tenant')
    .requiredOption('--tenant <id>', 'tenant of the user')
    .requiredOption(
      '--email <address>',
      'shown as the author of what the user does; whoever the OpenID Connect issuer knows by this address signs in as this user',
    )
    .option('--json', 'print JSON')
    .action(async ({ tenant, email, ...options }: Printing & { tenant: string; email: string }) =>
      new Output(options).one(await withDatabase((db) => createUser(db, { tenantId: tenant, email }))),
    )
}

function list(): Command {
  return new Command('list')
    .description("List a tenant's users")
    .requiredOption('--tenant <id>', 'tenant of the users')
    .option('--json', 'print JSON')
    .action(async ({ tenant, ...options }: Printing & { tenant: string }) =>
      new Output(options).many(await withDatabase((db) => listUsers(db, tenant))),
    )
}

/** A command that does something to one user. */
function forUser(
  name: string,
  description: string,
  act: (database: Database, tenant: string, user: string) => Promise<object>,
): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--tenant <id>', 'tenant of the user')
    .requiredOption('--user <id or e-mail>', 'the user')
    .option('--json', 'print JSON')
    .action(async ({ tenant, user, ...options }: Printing & { tenant: string; user: string }) =>
      new Output(options).one(await withDatabase((db) => act(db, tenant, user))),
    )
}

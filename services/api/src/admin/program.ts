import { migrate } from '@income/platform'
import { Command } from 'commander'
import { bucketCommand } from './bucket/bucket-command.ts'
import { databaseUrl, MIGRATIONS, withDatabase } from './environment.ts'
import { fileCommand } from './queue/file-command.ts'
import { keyCommand } from './tenants/key-command.ts'
import { Output, type Printing } from './output.ts'
import { queueCommand } from './queue/queue-command.ts'
import { sealingCommand } from './sealing-command.ts'
import { tenantCommand } from './tenants/tenant-command.ts'
import { createUser, listUsers, signOutUser } from './tenants/users.ts'

/** The operator's command line. */
export function adminProgram(): Command {
  return new Command('admin')
    .description('Operate an installation of the Income Document Processing Service')
    .addHelpText(
      'after',
      '\nCommands read DATABASE_URL, "bucket" the S3_ settings, "secrets" the ENCRYPTION_KEYs, from the environment.',
    )
    .showHelpAfterError()
    .addCommand(migrateCommand())
    .addCommand(bucketCommand())
    .addCommand(tenantCommand())
    .addCommand(userCommand())
    .addCommand(keyCommand())
    .addCommand(queueCommand())
    .addCommand(fileCommand())
    .addCommand(sealingCommand())
}

function migrateCommand(): Command {
  return new Command('migrate')
    .description('Migrate the database to the current schema; safe to repeat and to run concurrently')
    .option('--json', 'print JSON')
    .action(async (options: Printing) => {
      const applied = await migrate(databaseUrl(), MIGRATIONS, { report: (line) => console.error(line) })
      new Output(options).one({ applied })
    })
}

function userCommand(): Command {
  const create = new Command('create')
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
  const list = new Command('list')
    .description("List a tenant's users")
    .requiredOption('--tenant <id>', 'tenant of the users')
    .option('--json', 'print JSON')
    .action(async ({ tenant, ...options }: Printing & { tenant: string }) =>
      new Output(options).many(await withDatabase((db) => listUsers(db, tenant))),
    )
  const signOut = new Command('sign-out')
    .description('End every session of a user, in every browser; the keys stay valid')
    .requiredOption('--tenant <id>', 'tenant of the user')
    .requiredOption('--user <id or e-mail>', 'user to sign out')
    .option('--json', 'print JSON')
    .action(async ({ tenant, user, ...options }: Printing & { tenant: string; user: string }) =>
      new Output(options).one({ ended: await withDatabase((db) => signOutUser(db, tenant, user)) }),
    )
  return new Command('user')
    .description('The people that keys act for and who sign in with OpenID Connect')
    .addCommand(create)
    .addCommand(list)
    .addCommand(signOut)
}

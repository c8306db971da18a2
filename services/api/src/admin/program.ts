import { migrate } from '@income/platform'
import { Command } from 'commander'
import { bucketCommand } from './bucket-command.ts'
import { databaseUrl, MIGRATIONS, withDatabase } from './environment.ts'
import { keyCommand } from './key-command.ts'
import { Output, type Printing } from './output.ts'
import { sealingCommand } from './sealing-command.ts'
import { createTenant, listTenants } from './tenants.ts'
import { createUser, listUsers } from './users.ts'

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
    .addCommand(sealingCommand())
}

function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database to the current schema; safe to run again, and by several at once')
    .option('--json', 'print JSON')
    .action(async (options: Printing) => new Output(options).one({ applied: await migrate(databaseUrl(), MIGRATIONS) }))
}

function tenantCommand(): Command {
  const create = new Command('create')
    .description('Create a tenant')
    .argument('<name>', 'what people call the customer')
    .option('--json', 'print JSON')
    .action(async (name: string, options: Printing) =>
      new Output(options).one(await withDatabase((db) => createTenant(db, { name }))),
    )
  const list = new Command('list')
    .description('List all tenants')
    .option('--json', 'print JSON')
    .action(async (options: Printing) => new Output(options).many(await withDatabase(listTenants)))
  return new Command('tenant')
    .description('Customers, who own packages, users and keys')
    .addCommand(create)
    .addCommand(list)
}

function userCommand(): Command {
  const create = new Command('create')
    .description('Create a user of a tenant')
    .requiredOption('--tenant <id>', 'whose user')
    .requiredOption('--email <address>', 'shown as the author of what the user does')
    .option('--json', 'print JSON')
    .action(async ({ tenant, email, ...options }: Printing & { tenant: string; email: string }) =>
      new Output(options).one(await withDatabase((db) => createUser(db, { tenantId: tenant, email }))),
    )
  const list = new Command('list')
    .description("List a tenant's users")
    .requiredOption('--tenant <id>', 'whose users')
    .option('--json', 'print JSON')
    .action(async ({ tenant, ...options }: Printing & { tenant: string }) =>
      new Output(options).many(await withDatabase((db) => listUsers(db, tenant))),
    )
  return new Command('user').description('Whom keys act as').addCommand(create).addCommand(list)
}

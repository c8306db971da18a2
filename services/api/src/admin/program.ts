import { migrate } from '@income/platform'
import { Command } from 'commander'
import { bucketCommand } from './bucket/bucket-command.ts'
import { databaseUrl, MIGRATIONS } from './environment.ts'
import { fileCommand } from './queue/file-command.ts'
import { keyCommand } from './tenants/key-command.ts'
import { Output, type Printing } from './output.ts'
import { queueCommand } from './queue/queue-command.ts'
import { sealingCommand } from './sealing-command.ts'
import { tenantCommand } from './tenants/tenant-command.ts'
import { userCommand } from './tenants/user-command.ts'

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

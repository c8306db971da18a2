import { resealAll } from '@income/platform'
import { Command } from 'commander'
import { sealingKeys, withDatabase } from './environment.ts'
import { Output, type Printing } from './output.ts'

export function sealingCommand(): Command {
  const reseal = new Command('reseal')
    .description(
      'Seal every stored secret that PREVIOUS_ENCRYPTION_KEY sealed again, with ENCRYPTION_KEY; safe to repeat',
    )
    .option('--json', 'print JSON')
    .action(async (options: Printing) => {
      new Output(options).one(await withDatabase((database) => resealAll(database, sealingKeys())))
    })
  return new Command('secrets').description('Re-encrypt the secrets stored in the database').addCommand(reseal)
}

import { resealAll } from '@income/platform'
import { Command } from 'commander'
import { sealingKeys, withDatabase } from './environment.ts'
import { OperatorError } from './operator-error.ts'
import { Output, type Printing } from './output.ts'

export function sealingCommand(): Command {
  const reseal = new Command('reseal')
    .description(
      'Seal every stored secret that PREVIOUS_ENCRYPTION_KEY sealed again, with ENCRYPTION_KEY; safe to repeat',
    )
    .option('--json', 'print JSON')
    .action(async (options: Printing) => {
      const { unknown, ...done } = await withDatabase((database) => resealAll(database, sealingKeys()))
      new Output(options).one(done)
      if (unknown > 0) throw new OperatorError(sealedOtherwise(unknown))
    })
  return new Command('secrets').description('Re-encrypt the secrets stored in the database').addCommand(reseal)
}

function sealedOtherwise(count: number): string {
  const secrets = count === 1 ? '1 secret was' : `${count} secrets were`
  return `${secrets} sealed with another key: set PREVIOUS_ENCRYPTION_KEY to that key and repeat`
}

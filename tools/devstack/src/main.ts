/** `npm start` and `npm run demo`, called by tools/bootstrap.mjs. */
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError, Option } from 'commander'
import { start } from './commands/start.ts'

const DATA = fileURLToPath(new URL('../../../.devstack', import.meta.url))

const program = new Command('devstack').description('Run the whole service on this machine, with nothing to install')

program
  .command('start', { isDefault: true })
  .description('Start everything and keep running; DATA/ready.json has the addresses and keys')
  .option('--workers <count>', 'number of worker processes', countOf, 1)
  .addOption(
    new Option('--port <port>', 'port of the API; the next free one if it is taken')
      .env('PORT')
      .default(3000)
      .argParser(countOf),
  )
  .option('--data <directory>', 'folder DATA, kept between runs', DATA)
  .action(start)

program
  .command('demo')
  .description('Process a sample package of every kind on separate data, print the results, and exit')
  // Loaded on demand, because it needs the libraries that draw the samples.
  .action(async () => (await import('./commands/demo.ts')).demo())

await program.parseAsync()

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Write a whole number from 1.')
  return count
}

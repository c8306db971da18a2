#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander'
import { costOfPages } from './pages/cost-of-pages.ts'
import { compareReading } from './reading/compare-reading.ts'
import { readPackage } from './read-package.ts'

const program = new Command('bench')
program
  .command('read-package', { isDefault: true })
  .description(
    'Reads one package repeatedly, from the API and from bare Express handlers with one SELECT, alternately. Prints ' +
      'requests per second, ratios and latencies. Starts its own stores and servers.',
  )
  .option('--seconds <n>', 'duration of each turn', wholeNumber, 1)
  .option('--rounds <n>', 'turns of each', wholeNumber, 20)
  .option('--connections <n>', 'concurrent requests', wholeNumber, 16)
  .option('--out <file>', 'file for the results', 'bench/results/read-package.json')
  .action(readPackage)
program
  .command('pages')
  .description(
    'Reads files with one worker and prints the cost of a page: processor, Postgres, Redis, S3. Linux only. Starts its ' +
      'own stores and processes.',
  )
  .option('--files <n>', 'files with a text layer', wholeNumber, 40)
  .option('--scans <n>', 'scanned files', wholeNumber, 4)
  .option('--pages <n>', 'minimum number of pages of each', wholeNumber, 3)
  .action(costOfPages)
program
  .command('reading')
  .description(
    'Reads PDFs with a text layer with pdftotext and this reader, and two scans with ocrmypdf and this reader, alternately. ' +
      'Prints the ratios. Programs that are not installed are skipped.',
  )
  .option('--files <n>', 'PDFs with a text layer', wholeNumber, 40)
  .option('--pages <n>', 'minimum number of pages of the dense scan', wholeNumber, 8)
  .option('--rounds <n>', 'turns of each over the PDFs', wholeNumber, 3)
  .action(compareReading)

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('must be a whole number from 1')
  return Number(text)
}

await program.parseAsync()

#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander'
import { costOfPages } from './pages/cost-of-pages.ts'
import { compareReading } from './reading/compare-reading.ts'
import { readPackage } from './read-package.ts'

const program = new Command('bench')
program
  .command('read-package', { isDefault: true })
  .description(
    'Reads one package over and over, from the API and from bare Express handlers with one SELECT, alternately, and prints\n' +
      'how many requests a second each serves, the ratios, and the latencies. Stores and servers are started for the run.',
  )
  .option('--seconds <n>', 'how long each turn lasts', wholeNumber, 1)
  .option('--rounds <n>', 'turns of each', wholeNumber, 20)
  .option('--connections <n>', 'requests under way at the same time', wholeNumber, 16)
  .option('--out <file>', 'where the results are kept', 'bench/results/read-package.json')
  .action(readPackage)
program
  .command('pages')
  .description(
    'Registers files and has them read by one worker, then prints what a page cost: processor, Postgres, Redis, S3. Linux\n' +
      'alone. Stores and processes are started for the run.',
  )
  .option('--files <n>', 'files with a text layer', wholeNumber, 40)
  .option('--scans <n>', 'scanned files', wholeNumber, 4)
  .option('--pages <n>', 'pages of each, at least', wholeNumber, 3)
  .action(costOfPages)
program
  .command('reading')
  .description(
    'Reads PDFs with a text layer by pdftotext and by this reader, and a scan by ocrmypdf and by this reader, alternately, and\n' +
      'prints the ratios. A program that is not installed is left out.',
  )
  .option('--files <n>', 'PDFs with a text layer', wholeNumber, 40)
  .option('--pages <n>', 'pages of the scan, at least', wholeNumber, 8)
  .option('--rounds <n>', 'turns of each over the PDFs', wholeNumber, 3)
  .action(compareReading)

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('must be a whole number from 1')
  return Number(text)
}

await program.parseAsync()

#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander'
import { readPackage } from './read-package.ts'

const program = new Command('bench')
  .description(
    'Reads one package over and over, from the API and from bare Express handlers with one SELECT, in turns, and prints\n' +
      'how many requests a second each serves, the ratios, and the latencies. Stores and servers are started for the run.',
  )
  .option('--seconds <n>', 'how long each turn lasts', wholeNumber, 1)
  .option('--rounds <n>', 'turns of each', wholeNumber, 20)
  .option('--connections <n>', 'requests under way at the same time', wholeNumber, 16)
  .option('--out <file>', 'where the results are kept', 'bench/results/read-package.json')
  .action(readPackage)

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('must be a whole number from 1')
  return Number(text)
}

await program.parseAsync()

#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { understand } from '@income/documents'
import { PRESETS, type Preset } from '@income/samples'
import type { ReaderPool } from '@income/worker/reader'
import { Command, InvalidArgumentError, Option } from 'commander'
import { filesOf } from './corpus/files.ts'
import { evaluateFile } from './evaluate.ts'
import { explainPage } from './explain/explain.ts'
import { acceptGolden, compareGolden, coverGolden, saveGolden } from './golden/golden.ts'
import { drawEvidence } from './picture/draw-evidence.ts'
import { pagesOf } from './reading/page-cache.ts'
import { developersReaders } from './reading/readers.ts'
import { calibration } from './report/calibration.ts'
import { dumpPage } from './report/dump.ts'
import { describeRow, type Row } from './report/row.ts'
import { stages } from './report/stages.ts'
import { table } from './report/table.ts'
import { worst } from './report/worst.ts'
import { withSamples } from './samples/make-samples.ts'

interface Options {
  only?: string
  verbose?: true
  fresh?: true
  native?: true
  dump?: true
  picture?: true
  samples?: number
  seed: number
  degrade?: Preset
  save?: string
  compare?: string
  accept?: string
  messages?: true
  cover?: string
  explain?: true
}

const program = new Command('evaluate')
  .description('Reads a folder of documents without a service and scores the result against FILE.truth.json.')
  .argument('[folder]', 'folder of documents with their truth, or a single document', '')
  .option('--only <substring>', 'only files with this in their path')
  .option('--verbose', 'print what was expected and what was found, for every wrong value')
  .option('--fresh', 'read every page again instead of taking it from the cache')
  .option('--native', 'only PDFs that need no OCR')
  .option('--dump', "print the pages' lines with their x-positions")
  .option('--picture', 'draw the evidence on a page: evaluate --picture FILE PAGE OUT.png')
  .option('--samples <n>', 'generate this many documents instead of reading a folder', wholeNumber)
  .option('--seed <n>', 'with --samples: seed of the first document; random if omitted', wholeNumber, randomInt(1e9))
  .addOption(
    new Option('--degrade <preset>', 'with --samples: turn them into scans or photos').choices(Object.keys(PRESETS)),
  )
  .option(
    '--save <dir>',
    'save golden outputs: the pages of the folder, of fixed samples and of the tests, and the results for them',
  )
  .option('--compare <dir>', 'process the pages of golden outputs again and print every difference')
  .option('--messages', "with --compare: compare the wording of checks' messages too")
  .option('--accept <dir>', 'replace golden outputs by the current results for their pages')
  .option('--cover <dir>', 'count how often each rule took a line of the pages of golden outputs')
  .option('--explain', 'print which rule took each line of a page: evaluate --explain FILE PAGE')
  .argument('[page]', 'page number, with --picture and --explain')
  .argument('[out]', 'picture to write, with --picture')
  .action(run)
await program.parseAsync()

async function run(path: string, page: string | undefined, out: string | undefined, options: Options): Promise<void> {
  if (options.accept) return acceptGolden(options.accept)
  if (options.cover) return coverGolden(options.cover)
  if (options.compare) return compare(options.compare, options)
  if (path === '' && !options.samples) program.error('name a folder of documents, or use --samples')
  if (path !== '' && !existsSync(path)) program.error(`no such file or folder: ${path}`)
  const pool = developersReaders()
  try {
    if (options.save) await saveGolden(pool, options.save, path)
    else if (options.samples) await evaluateSamples(pool, options.samples, options)
    else if (options.explain) await explain(pool, path, Number(page))
    else if (!options.picture) await evaluate(pool, path, options)
    else if (page && out) await draw(pool, path, Number(page), out)
    else program.error('--picture needs a file, a page and the picture to be written')
  } finally {
    await pool.close()
  }
}

async function compare(folder: string, { messages }: Options): Promise<void> {
  const changed = await compareGolden(folder, messages ? 'figures and messages' : 'figures')
  process.exitCode = changed > 0 ? 1 : 0
}

async function evaluateSamples(pool: ReaderPool, count: number, options: Options): Promise<void> {
  const { seed, degrade } = options
  console.log(`${count} samples from seed ${seed} on${degrade ? `, each as a ${degrade.replace('_', ' ')}` : ''}`)
  await withSamples({ count, seed, degrade }, (folder) => evaluate(pool, folder, options))
}

async function evaluate(pool: ReaderPool, folder: string, options: Options): Promise<void> {
  const begun = performance.now()
  const rows: Row[] = []
  for (const file of await filesOf(folder, options.only)) {
    const wanted = options.native ? 'native' : 'all'
    const reading = await pagesOf(pool, file.path, wanted, options.fresh ? 'ignore' : 'recall')
    if (!reading) continue
    const row = evaluateFile(file, reading)
    rows.push(row)
    console.error(describeRow(row))
    if (options.verbose) for (const wrong of row.score?.wrong ?? []) console.error(`      ${wrong}`)
    if (options.dump) for (const page of reading.pages) console.log(dumpPage(page))
  }
  console.log(worst(rows, options.verbose ? 'every wrong value' : 'names'))
  console.log(stages(rows))
  console.log(table(rows))
  console.log(calibration(rows))
  console.log(`wall ${((performance.now() - begun) / 1000).toFixed(1)} s, ${rows.length} files`)
}

async function explain(pool: ReaderPool, path: string, number: number): Promise<void> {
  const reading = await pagesOf(pool, path, 'all', 'recall')
  if (!reading?.pages.some((page) => page.number === number)) return program.error(`no page ${number} could be read`)
  console.log(explainPage(reading.pages, number))
}

async function draw(pool: ReaderPool, path: string, number: number, out: string): Promise<void> {
  const reading = await pagesOf(pool, path, 'all', 'recall')
  const page = reading?.pages.find((candidate) => candidate.number === number)
  if (!reading || !page) return program.error(`no page ${number} could be read`)
  await drawEvidence(path, page, understand(reading.pages), out)
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}

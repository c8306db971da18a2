#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { filesOf } from './corpus/files.ts'
import { createReaderPool } from '@income/worker/reader'
import { evaluateFile } from './evaluate.ts'
import { pagesOf } from './reading/page-cache.ts'
import { dumpPage } from './report/dump.ts'
import { describeRow, type Row } from './report/row.ts'
import { table } from './report/table.ts'

interface Options {
  only?: string
  verbose?: true
  fresh?: true
  native?: true
  dump?: true
}

const DEFAULT_FOLDER = '../shared/corpus'

/** Two readers for two cores; limits as generous as a developer's machine. */
const READERS = { size: 2, pageDeadlineMs: 60_000, memoryLimitBytes: 1_000_000_000 }

const program = new Command('evaluate')
  .description('Reads a folder of documents without a service and scores what comes out against FILE.truth.json.')
  .argument('[folder]', 'folder of documents with their truth', DEFAULT_FOLDER)
  .option('--only <substring>', 'only files whose path contains this')
  .option('--verbose', 'print what was expected and what was found, for every wrong value')
  .option('--fresh', 'read every page again instead of recalling it from the cache')
  .option('--native', 'only PDFs that need no OCR')
  .option('--dump', "print the pages' lines with their x-positions")
  .action(run)
await program.parseAsync()

async function run(folder: string, options: Options): Promise<void> {
  if (!existsSync(folder)) program.error(`no such folder: ${folder}`)
  const begun = performance.now()
  const pool = createReaderPool(READERS)
  const rows: Row[] = []
  for (const file of await filesOf(folder, options.only)) {
    const reading = await pagesOf(
      pool,
      file.path,
      options.native ? 'native' : 'all',
      options.fresh ? 'ignore' : 'recall',
    )
    if (!reading) continue
    const row = evaluateFile(file, reading)
    rows.push(row)
    console.error(describeRow(row))
    if (options.verbose) for (const wrong of row.score?.wrong ?? []) console.error(`      ${wrong}`)
    if (options.dump) for (const page of reading.pages) console.log(dumpPage(page))
  }
  await pool.close()
  console.log(table(rows))
  console.log(`wall ${((performance.now() - begun) / 1000).toFixed(1)} s, ${rows.length} files`)
}

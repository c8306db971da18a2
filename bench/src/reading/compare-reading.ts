import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { degrade, FILE_KINDS, PRESETS, sample, type Sample } from '@income/samples'
import { createReaderPool, type ReaderPool } from '@income/worker/reader'
import { isInstalled, run } from './programs.ts'
import { race, report, type Contestant } from './race.ts'
import { readDocuments, readTextLayers, temporaryFolder } from './read-file.ts'

export interface ReadingOptions {
  /** PDFs with a text layer. */
  files: number
  /** Minimum number of pages of the scan. */
  pages: number
  rounds: number
}

const CORES = availableParallelism()
const SCAN_SEED = 5

/** Reads the same files with this reader and with common programs, alternately, and prints the ratios. */
export async function compareReading({ files, pages, rounds }: ReadingOptions): Promise<void> {
  const pool = createReaderPool({ size: CORES, pageDeadlineMs: 300_000, memoryLimitBytes: 1_000_000_000 })
  await using folder = await temporaryFolder()
  try {
    const printed = await Promise.all(Array.from({ length: files }, (_, i) => keep(folder.path, i, printOf(i + 1))))
    await compare(
      `${files} PDFs with a text layer, ${rounds} rounds`,
      'pdftotext',
      readersOfText(pool, printed),
      rounds,
    )
    const scan = await keep(folder.path, files, scanOf(pages))
    const contestants = readersOfScans(pool, scan, join(folder.path, 'searchable.pdf'))
    await compare(`A scan of at least ${pages} pages at 200 DPI, ${CORES} at a time`, 'ocrmypdf', contestants, 1)
  } finally {
    await pool.close()
  }
}

/** The first contestant is the external program. Without it there is nothing to compare with. */
async function compare(title: string, program: string, contestants: Contestant[], rounds: number): Promise<void> {
  const able = isInstalled(program) ? contestants : contestants.slice(1)
  if (able !== contestants) console.log(`${program} is not installed, so there is no ratio for the times below.`)
  // A warm-up: readers are started and code is compiled.
  await race(able.slice(-1), 1)
  report(title, await race(able, rounds))
}

function readersOfText(pool: ReaderPool, paths: string[]): Contestant[] {
  const each = (read: (path: string) => Promise<unknown>) => async () => {
    for (const path of paths) await read(path)
  }
  return [
    { name: 'pdftotext -bbox', work: each((path) => run('pdftotext', ['-bbox', path, '/dev/null'])) },
    { name: 'text layers', work: each((path) => readTextLayers(pool, path)) },
    { name: 'documents', work: each((path) => readDocuments(pool, path)) },
    {
      name: 'documents and signals',
      work: each(async (path) => {
        await readDocuments(pool, path)
        await pool.examine({ path })
      }),
    },
  ]
}

function readersOfScans(pool: ReaderPool, path: string, out: string): Contestant[] {
  const args = ['--jobs', `${CORES}`, '--output-type', 'pdf', '--optimize', '0', path, out]
  return [
    { name: 'ocrmypdf', work: () => run('ocrmypdf', args) },
    { name: 'documents', work: () => readDocuments(pool, path) },
  ]
}

function printOf(seed: number): Promise<Sample> {
  return sample(FILE_KINDS[seed % FILE_KINDS.length]!, { seed })
}

async function scanOf(pages: number): Promise<Sample> {
  return degrade(await sample('bank_statement', { seed: SCAN_SEED, pages }), {
    ...PRESETS.office_scan,
    seed: SCAN_SEED,
  })
}

async function keep(folder: string, number: number, made: Promise<Sample>): Promise<string> {
  const { name, bytes } = await made
  const path = join(folder, `${number}-${name}`)
  await writeFile(path, bytes)
  return path
}

import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { degrade, FILE_KINDS, PRESETS, sample, type Sample } from '@income/samples'
import { createReaderPool, type ReaderPool } from '@income/worker/reader'
import { joined } from './join.ts'
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
const KIND_SEEDS = [1, 2]

/** Reads the same files with this reader and with common programs, alternately, and prints the ratios. */
export async function compareReading({ files, pages, rounds }: ReadingOptions): Promise<void> {
  const pool = createReaderPool({ size: CORES, pageDeadlineMs: 300_000, memoryLimitBytes: 1_000_000_000 })
  await using folder = await temporaryFolder()
  try {
    const printed = await Promise.all(
      Array.from({ length: files }, (_, i) => keep(folder.path, `${i}.pdf`, bytesOf(printOf(i + 1)))),
    )
    await compare(
      `${files} PDFs with a text layer, ${rounds} rounds`,
      'pdftotext',
      readersOfText(pool, printed),
      rounds,
    )
    const scans = {
      'Scans of two files of each kind, joined,': await keep(folder.path, 'kinds.pdf', scanOfKinds()),
      [`A dense statement of at least ${pages} pages, scanned`]: await keep(folder.path, 'dense.pdf', scanOf(pages)),
    }
    for (const [title, scan] of Object.entries(scans)) {
      const contestants = readersOfScans(pool, scan, join(folder.path, 'searchable.pdf'))
      await compare(`${title} at 200 DPI, ${CORES} pages at a time`, 'ocrmypdf', contestants, 1)
    }
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

/** Two files of each kind, as one scan. */
async function scanOfKinds(): Promise<Uint8Array> {
  const files: Uint8Array[] = []
  for (const seed of KIND_SEEDS) {
    for (const kind of FILE_KINDS) files.push(await bytesOf(scanned(sample(kind, { seed }))))
  }
  return joined(files)
}

const scanOf = (pages: number) => bytesOf(scanned(sample('bank_statement', { seed: SCAN_SEED, pages })))

const scanned = async (made: Promise<Sample>) => degrade(await made, { ...PRESETS.office_scan, seed: SCAN_SEED })

const bytesOf = async (made: Promise<Sample>) => (await made).bytes

async function keep(folder: string, name: string, bytes: Promise<Uint8Array>): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, await bytes)
  return path
}

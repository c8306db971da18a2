import * as fs from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Page } from '@income/documents'

/** The pages of one file, or of one drawing in a test, under a name that shows their origin. */
export interface GoldenCase {
  /** Path in the folder of golden outputs: "corpus/w2/sample.pdf". */
  name: string
  pages: readonly Page[]
}

const PAGES = '.pages.json.gz'
const OUTPUT = '.txt'

/** Stores a case's pages and their current results. */
export async function keepCase(folder: string, { name, pages }: GoldenCase, output: string): Promise<void> {
  const place = join(folder, name)
  await fs.mkdir(dirname(place), { recursive: true })
  await fs.writeFile(`${place}${PAGES}`, await promisify(gzip)(JSON.stringify(pages)))
  await fs.writeFile(`${place}${OUTPUT}`, output)
}

/** The names of the stored cases, in order. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(PAGES))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -PAGES.length))
    .sort()
}

export async function recallCase(folder: string, name: string): Promise<{ kept: GoldenCase; output: string }> {
  const place = join(folder, name)
  const [packed, output] = await Promise.all([
    fs.readFile(`${place}${PAGES}`),
    fs.readFile(`${place}${OUTPUT}`, 'utf8'),
  ])
  const pages = JSON.parse((await promisify(gunzip)(packed)).toString()) as Page[]
  return { kept: { name, pages }, output }
}

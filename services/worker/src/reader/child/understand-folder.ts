import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { understand, type Page } from '@income/documents'
import type { UnderstoodPages } from '../reader.ts'
import { contentSignals } from './content-signals.ts'
import { lookOf } from './look-of.ts'

/**
 * Extracts documents from pages on disk, so that a file of thousands of pages never passes through the worker's memory.
 */
export async function understandFolder(folder: string): Promise<UnderstoodPages> {
  const pages: Page[] = []
  for (const name of await readdir(folder)) {
    pages.push(...(JSON.parse(await readFile(join(folder, name), 'utf8')) as Page[]))
  }
  pages.sort((a, b) => a.number - b.number)
  const understanding = understand(pages)
  const drawn = pages.flatMap(({ signals }) => signals ?? [])
  const looks = understanding.documents.map((document) => lookOf(document, pages))
  return { ...understanding, signals: [...drawn, ...contentSignals(pages, understanding)], looks }
}

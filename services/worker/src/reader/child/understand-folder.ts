import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { understand, type Page, type Understanding } from '@income/documents'

/** Makes documents of pages kept on disk: a file of thousands of pages never passes through the worker's memory. */
export async function understandFolder(folder: string): Promise<Understanding> {
  const pages: Page[] = []
  for (const name of await readdir(folder)) {
    pages.push(...(JSON.parse(await readFile(join(folder, name), 'utf8')) as Page[]))
  }
  return understand(pages.sort((a, b) => a.number - b.number))
}

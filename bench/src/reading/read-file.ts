import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReaderPool } from '@income/worker/reader'

type Pages = Awaited<ReturnType<ReaderPool['survey']>>['pages']

/** The pages that have a text layer, and the numbers of those that need OCR. */
export async function readTextLayers(pool: ReaderPool, path: string): Promise<{ pages: Pages; needsOcr: number[] }> {
  const pages: Pages = []
  const needsOcr: number[] = []
  for (let fromPage: number | null = 1; fromPage !== null;) {
    const survey: Awaited<ReturnType<ReaderPool['survey']>> = await pool.survey({ path, fromPage })
    pages.push(...survey.pages)
    needsOcr.push(...survey.needsOcr)
    fromPage = survey.nextPage
  }
  return { pages, needsOcr }
}

/** Reads every page and extracts the documents, as a worker does. @returns the number of pages */
export async function readDocuments(pool: ReaderPool, path: string): Promise<number> {
  const { pages, needsOcr } = await readTextLayers(pool, path)
  pages.push(...(await Promise.all(needsOcr.map((page) => pool.ocr({ path, page })))))
  await using folder = await temporaryFolder()
  await writeFile(join(folder.path, 'pages.json'), JSON.stringify(pages.toSorted((a, b) => a.number - b.number)))
  await pool.understand({ folder: folder.path })
  return pages.length
}

export async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'income-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { PDFDocument } from 'pdf-lib'
import { DEFAULT_LIMITS } from '../limits.ts'
import type { ReadableFile } from '../file.ts'
import { closeReaders, withReader } from '../testing/with-reader.ts'
import { OpenFiles } from './open-files.ts'

afterAll(closeReaders)

const IDLE_MS = 10

async function withPdf(use: (files: OpenFiles, path: string) => Promise<void>): Promise<void> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Wage and Tax Statement', { x: 72, y: 700 })
  await withReader(async ({ place }) =>
    use(new OpenFiles(DEFAULT_LIMITS, IDLE_MS), await place('w2.pdf', await pdf.save())),
  )
}

async function firstWord(file: ReadableFile): Promise<string | undefined> {
  return (await file.textLayer(1)).page.words[0]?.text
}

test('a file stays open however long a request takes: a machine may be slow', () =>
  withPdf(async (files, path) => {
    const first = await files.use(path, undefined, async (file) => {
      await sleep(5 * IDLE_MS)
      return firstWord(file)
    })
    expect(first).toBe('Wage')
  }))

test('a request shortly after another uses the same open file; a later one opens it again', () =>
  withPdf(async (files, path) => {
    const opened = () => files.use(path, undefined, (file) => file)
    const first = await opened()
    expect(await opened()).toBe(first)
    await sleep(5 * IDLE_MS)
    expect(await opened()).not.toBe(first)
  }))

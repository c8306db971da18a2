import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@income/documents'
import { drawnPages } from '@income/documents/testing'

/** A randomised test draws hundreds. */
const MOST_PAGES = 20

const folder = process.env['DRAWN_FOLDER'] ?? '.'
const cases: { name: string; pages: readonly Page[] }[] = []
const { testPath } = expect.getState()

afterEach(() => {
  const pages = drawnPages.splice(0).slice(0, MOST_PAGES)
  const { currentTestName = '' } = expect.getState()
  for (const [i, file] of files(pages).entries()) cases.push({ name: nameOf(currentTestName, i), pages: file })
})

afterAll(() => {
  if (cases.length > 0) writeFileSync(join(folder, `${printOf(testPath ?? '')}.json`), JSON.stringify(cases))
})

/** Consecutive pages belong to one file as long as their numbers increase. */
function files(pages: readonly Page[]): Page[][] {
  const found: Page[][] = []
  for (const page of pages) {
    const last = found.at(-1)
    if (last && last.at(-1)!.number < page.number) last.push(page)
    else found.push([page])
  }
  return found
}

function nameOf(test: string, i: number): string {
  const room = (testPath ?? '').replace(/^.*packages\/documents\/src\//, '').replace(basename(testPath ?? ''), '')
  const words = test.replaceAll(/[^\w-]+/g, '-').slice(0, 80)
  return `drawn/${room}${basename(testPath ?? '', '.test.ts')}/${words}-${printOf(test).slice(0, 4)}-${i + 1}`
}

function printOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

import { readFile as readText } from 'node:fs/promises'
import { fieldFormat } from '@income/shared'
import type { ReaderPool } from '@income/worker/reader'
import { filesOf } from '../corpus/files.ts'
import { evaluateFile } from '../evaluate.ts'
import { withDevelopersReaders } from '../reading/readers.ts'
import { readFile } from '../reading/read-file.ts'
import { withSamples } from '../samples/make-samples.ts'
import type { FoundDocument } from '../scoring/result.ts'

/** Prefixes of names with a number or a letter. */
const FAMILY = /^(?:line|box|state_tax|state_wages|sales_gain|rental_expenses)_/

let documents: FoundDocument[]
beforeAll(async () => {
  documents = await withDevelopersReaders(documentsOfSamples)
})

test('every field and check of documents is described in docs/documents.md', async () => {
  const reference = await readText(new URL('../../../../docs/documents.md', import.meta.url), 'utf8')
  const names = new Set(
    documents.flatMap(({ fields, checks }) => [...Object.keys(fields), ...checks.map((c) => c.name)]),
  )
  expect(names.size).toBeGreaterThan(60)
  const isDocumented = (name: string) => {
    const family = FAMILY.exec(name)?.[0]
    return reference.includes(family ? `\`${family}` : `\`${name}\``)
  }
  expect([...names].filter((name) => !isDocumented(name))).toEqual([])
})

test('a reviewer may correct every field, and its value is valid as a correction', () => {
  const refused = documents.flatMap(({ documentType, fields }) =>
    Object.entries(fields).flatMap(([name, { value }]) => {
      const format = fieldFormat(documentType, name)
      return format?.safeParse(value).success ? [] : [`${documentType}.${name}: ${value}`]
    }),
  )
  expect(refused).toEqual([])
})

function documentsOfSamples(pool: ReaderPool): Promise<FoundDocument[]> {
  return withSamples({ count: 24, seed: 4711 }, async (folder) => {
    const found: FoundDocument[] = []
    for (const file of await filesOf(folder, undefined)) {
      const { result } = evaluateFile(file, await readFile(pool, file.path, 'native'))
      if (result.outcome !== 'processed') throw new Error(`${file.name}: ${result.outcome}`)
      found.push(...result.documents)
    }
    return found
  })
}

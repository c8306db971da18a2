import { readFile as readText } from 'node:fs/promises'
import type { ReaderPool } from '@income/worker/reader'
import { filesOf } from '../corpus/files.ts'
import { evaluateFile } from '../evaluate.ts'
import { developersReaders } from '../reading/readers.ts'
import { readFile } from '../reading/read-file.ts'
import { withSamples } from '../samples/make-samples.ts'

/** What names with a number or a letter of their own begin with. */
const FAMILY = /^(?:line|box|state_tax|state_wages|sales_gain|rental_expenses)_/

test('every field and check that documents have stands in docs/documents.md', async () => {
  const reference = await readText(new URL('../../../../docs/documents.md', import.meta.url), 'utf8')
  const pool = developersReaders()
  const names = await namesIn(pool).finally(() => pool.close())
  expect(names.size).toBeGreaterThan(60)
  const isDocumented = (name: string) => {
    const family = FAMILY.exec(name)?.[0]
    return reference.includes(family ? `\`${family}` : `\`${name}\``)
  }
  expect([...names].filter((name) => !isDocumented(name))).toEqual([])
})

function namesIn(pool: ReaderPool): Promise<Set<string>> {
  return withSamples({ count: 24, seed: 4711 }, async (folder) => {
    const names = new Set<string>()
    for (const file of await filesOf(folder, undefined)) {
      const { result } = evaluateFile(file, await readFile(pool, file.path, 'native'))
      if (result.outcome !== 'processed') throw new Error(`${file.name}: ${result.outcome}`)
      for (const { fields, checks } of result.documents) {
        for (const name of Object.keys(fields)) names.add(name)
        for (const { name } of checks) names.add(name)
      }
    }
    return names
  })
}

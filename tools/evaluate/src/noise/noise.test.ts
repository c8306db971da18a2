import type { Page } from '@income/documents'
import { byLength } from '../../../../tests/support/measures/length.ts'
import { filesOf } from '../corpus/files.ts'
import { readFile } from '../reading/read-file.ts'
import { withDevelopersReaders } from '../reading/readers.ts'
import { withSamples } from '../samples/make-samples.ts'
import type { Noise } from './misread.ts'
import { settleNoise, sumOf } from './settle-noise.ts'

const SAMPLES = { count: 10, seed: 300 }
const TIMES = byLength({ full: 3, thorough: 3, short: 2 })
/** Each takes several times as long, because most amounts have two readings. */
const AMBIGUOUS_TIMES = byLength({ full: 3, thorough: 3, short: 1 })
const BLUR = { misread: 0.02, challenged: 0.04 }

const samples: { name: string; pages: Page[] }[] = []

beforeAll(async () => {
  await withDevelopersReaders((readers) =>
    withSamples(SAMPLES, async (folder) => {
      for (const { name, path } of await filesOf(folder, undefined))
        samples.push({ name, pages: (await readFile(readers, path, 'native')).pages })
    }),
  )
})

function settling(noise: Noise, often = TIMES) {
  const times = Array.from({ length: often }, (_, time) => time)
  return sumOf(samples.flatMap(({ name, pages }) => times.map((time) => settleNoise(pages, noise, `${name} ${time}`))))
}

test('an amount that one of two looks read right is settled by sums, and never wrongly', () => {
  const { settledRight, settledWrong } = settling({ ...BLUR, seenRight: 1 })
  expect(settledRight).toBeGreaterThan(8)
  expect(settledWrong).toBe(0)
})

test('if no look read the printed amount, almost nothing is settled, and nothing is left unmarked because of it', () => {
  const { misread, settledWrong, unmarked } = settling({ ...BLUR, seenRight: 0 })
  expect(misread).toBeGreaterThan(30)
  expect(unmarked).toBe(0)
  expect(settledWrong).toBeLessThanOrEqual(1)
})

test('pages full of ambiguous amounts are not settled by chance', () => {
  const { settledWrong, unmarked } = settling({ misread: 0.05, challenged: 0.3, seenRight: 0.4 }, AMBIGUOUS_TIMES)
  expect(unmarked).toBe(0)
  expect(settledWrong).toBeLessThanOrEqual(1)
})

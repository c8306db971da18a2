import type { ReaderPool } from '@income/worker/reader'
import { ruleCoverage } from '../explain/rule-coverage.ts'
import { differences, type Compared } from './compare.ts'
import { keepCase, namesIn, recallCase } from './golden-case.ts'
import { outputOf } from './output.ts'
import { goldenCases } from './sets.ts'
import { pageTimes } from './page-times.ts'

/** Stores the pages of every case and their current results. Pages read earlier come from the cache. */
export async function saveGolden(pool: ReaderPool, folder: string, corpus: string): Promise<void> {
  let count = 0
  for await (const golden of goldenCases(pool, corpus)) {
    await keepCase(folder, golden, outputOf(golden.pages))
    count += 1
  }
  console.log(`${count} cases kept in ${folder}`)
}

/** Processes the stored pages again and prints the changes. Returns the number of changed cases. */
export async function compareGolden(folder: string, compared: Compared): Promise<number> {
  const names = await namesIn(folder)
  const times = pageTimes()
  let changed = 0
  for (const name of names) {
    const { kept, output } = await recallCase(folder, name)
    const lines = differences(
      output,
      times.measure(kept.pages.length, () => outputOf(kept.pages)),
      compared,
    )
    if (lines.length === 0) continue
    changed += 1
    console.log([name, ...lines].join('\n'))
  }
  console.log(`${changed} of ${names.length} cases differ; ${times.summary()}`)
  return changed
}

/** Prints how often each rule applied on the stored pages. */
export async function coverGolden(folder: string): Promise<void> {
  const coverage = ruleCoverage()
  for (const name of await namesIn(folder)) coverage.add((await recallCase(folder, name)).kept.pages)
  console.log(coverage.table())
}

/** Accepts the current results for the stored pages as right, without reading anything again. */
export async function acceptGolden(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const { kept } = await recallCase(folder, name)
    await keepCase(folder, kept, outputOf(kept.pages))
  }
}

import { complexities, regexesLongerThan } from './complexity.ts'
import { sourcesOfEngine } from './sources.ts'

/** What the engine has beyond the budget that lint holds all other code to. These numbers only fall. */
const BEYOND = { functionsAbove15: 8, regexesAbove200: 14, filesAbove250Lines: 0 }

test('the engine has no more functions, regular expressions and files beyond the budget than it had', async () => {
  const sources = await sourcesOfEngine()
  const functions = sources.flatMap(({ tree }) => complexities(tree))
  const regexes = sources.reduce((total, { tree }) => total + regexesLongerThan(200, tree), 0)
  expect(functions.length).toBeGreaterThan(1_000)
  expect(functions.filter((paths) => paths > 15).length).toBeLessThanOrEqual(BEYOND.functionsAbove15)
  expect(regexes).toBeLessThanOrEqual(BEYOND.regexesAbove200)
  expect(sources.filter(({ lines }) => lines > 250).length).toBeLessThanOrEqual(BEYOND.filesAbove250Lines)
})

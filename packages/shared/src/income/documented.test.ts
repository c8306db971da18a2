import { globSync, readFileSync } from 'node:fs'
import { CREDIT_VERDICTS, DEBIT_VERDICTS } from './bank/verdicts.ts'
import { EARNING_NAMES } from './wages/vocabulary/earning-type.ts'

const reference = readFileSync(new URL('../../../../docs/documents.md', import.meta.url), 'utf8')
const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((path) => !path.endsWith('.test.ts'))

/** Rules named in the source, other than categories. */
const named = sources.flatMap((path) => {
  const source = readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
  return [...source.matchAll(/(?:rule: |refused\(\s*)'([a-z0-9_]+)'/g)].map((match) => match[1]!)
})
const NO_RULES = new Set(['base', 'one_off', 'not_income'])
const earnings = Object.keys(EARNING_NAMES).filter((type) => !NO_RULES.has(type))

test('every rule that may decide an entry is listed in docs/documents.md', () => {
  const rules = new Set([...Object.keys(CREDIT_VERDICTS), ...Object.keys(DEBIT_VERDICTS), ...earnings, ...named])
  expect(rules.size).toBeGreaterThan(60)
  expect([...rules].filter((rule) => !reference.includes(`\`${rule}\``))).toEqual([])
})

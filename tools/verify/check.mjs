// `npm run check`: the client's contract, types, lint, import directions and format. Arguments select some of them:
// `npm run check -- lint`.
import { CHECKS, runChecks } from './checks.mjs'

const chosen = process.argv.slice(2)
const names = CHECKS.map((check) => check.name).join(', ')
if (chosen.includes('--help')) {
  console.log(`Usage: npm run check -- [CHECK…]\n\nRuns the checks named, or all of them. The checks are: ${names}.`)
  process.exit(0)
}
const unknown = chosen.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. The checks are: ${names}.`)
  process.exit(2)
}
const failed = await runChecks({
  checks: chosen.length === 0 ? CHECKS : CHECKS.filter(({ name }) => chosen.includes(name)),
})
process.exit(failed.length === 0 ? 0 : 1)

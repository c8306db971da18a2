// `npm test`: every test and, beside them, types, lint, import directions and format. Arguments are passed to jest; then
// only the tests they select run. Ends with jest's exit code, or with 1 if the tests pass but a check did not.
import { runChecks } from './checks.mjs'
import { runJest } from './jest.mjs'

const args = process.argv.slice(2)
const lines = []
// Tests also wait for stores and processes: one check at a time uses the cores meanwhile. Its report would disturb
// jest's, so it follows.
const checking = args.length === 0 ? runChecks({ breadth: 1, report: (line) => lines.push(line) }) : []
const code = await runJest(args)
const failed = await checking
for (const line of lines) console.log(line)
if (code === 0 && failed.length > 0) console.log(`\nThe tests pass, but these checks do not: ${failed.join(', ')}.`)
process.exit(code === 0 && failed.length > 0 ? 1 : code)

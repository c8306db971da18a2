// `npm test`: types, lint, import directions and format, then every test. Arguments are passed to jest; then only the
// tests they select run. Ends with jest's exit code, or with 1 if the tests pass but a check did not.
import { runChecks } from './checks.mjs'
import { runJest } from './jest.mjs'

const args = process.argv.slice(2)
const failed = args.length === 0 ? await runChecks() : []
const code = await runJest(args)
if (code === 0 && failed.length > 0) console.log(`\nThe tests pass, but these checks do not: ${failed.join(', ')}.`)
process.exit(code === 0 && failed.length > 0 ? 1 : code)

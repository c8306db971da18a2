// `npm run jest`: the selected tests. `--full` runs promises at full length, one after the other, with half an hour for
// each: `npm run faults` and similar scripts.
import { runJest } from './jest.mjs'

const FULL_LENGTH = ['--runInBand', '--testTimeout', '1800000']

const args = process.argv.slice(2)
const full = args.includes('--full')
const chosen = args.filter((argument) => argument !== '--full')
process.exit(full ? await runJest([...FULL_LENGTH, ...chosen], { TEST_LENGTH: 'full' }) : await runJest(chosen))

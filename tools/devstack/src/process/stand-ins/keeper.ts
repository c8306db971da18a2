/**
 * A small stack for tests: claims a directory, keeps two sleepers running in it, the second with the environment given
 * as JSON, and prints their process ids and its guardian's. Usage: node keeper.ts DIRECTORY kept|throwaway ENVIRONMENT
 */
import { claimDirectory } from '../../stack/claim.ts'
import { keepRunning } from '../program.ts'
import { sleeperProgram } from './sleeper-program.ts'

const directory = process.argv[2] ?? ''
const durability = process.argv[3] === 'kept' ? 'kept' : 'throwaway'
const guardian = await claimDirectory(directory, durability, () => {})
const environment = JSON.parse(process.argv[4] ?? '{}') as Record<string, string>
const one = await keepRunning(sleeperProgram(directory), guardian, () => {})
const other = await keepRunning(sleeperProgram(directory, environment), guardian, () => {})
console.log(JSON.stringify({ programs: [one.pid, other.pid], guardian: guardian.pid }))

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Program } from '../program.ts'

/** A program for tests that only waits. */
export function sleeperProgram(directory: string, env: Record<string, string> = {}): Program {
  // Each has its own log: one that is not ready must not be taken for another that is.
  const log = join(directory, env['DEAF'] === '1' ? 'deaf-sleeper.log' : 'sleeper.log')
  return {
    name: 'Sleeper',
    file: process.execPath,
    args: [fileURLToPath(new URL('./sleeper.ts', import.meta.url))],
    env,
    log,
    signal: 'SIGTERM',
    wave: 0,
    isReady: async () => (await readFile(log, 'utf8')).includes('up'),
  }
}

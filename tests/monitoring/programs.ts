import { spawnSync } from 'node:child_process'

/**
 * From Debian's package `prometheus`. Without it, the tests that need one of them are skipped, and this is reported.
 */
export function isInstalled(program: 'promtool' | 'prometheus'): boolean {
  const found = spawnSync(program, ['--version']).status === 0
  if (!found) process.stderr.write(`${program} is not installed: what it would try is left out\n`)
  return found
}

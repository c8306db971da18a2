import { spawnSync } from 'node:child_process'

/** Of Debian's package `prometheus`. Tests that need one of them are skipped without it, and report this. */
export function isInstalled(program: 'promtool' | 'prometheus'): boolean {
  const found = spawnSync(program, ['--version']).status === 0
  if (!found) process.stderr.write(`${program} is not installed: what it would try is left out\n`)
  return found
}

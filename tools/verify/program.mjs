import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Running programs. They end when the parent process requests it, or is gone (see bootstrap.mjs). */
const running = new Set()
for (const signal of ['SIGTERM', 'disconnect']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM')
  })
}

/**
 * Runs a program on this Node: a module of this repository, or a program of an installed package.
 * @param {{ module: string } | { package: string, binary: string }} program
 * @param {{ env?: Record<string, string>, hear?: (chunk: Buffer) => void }} [options] `hear` receives the program's
 * output; without it the program writes to the terminal
 * @returns its exit code
 */
export async function runProgram(program, args, { env = {}, hear } = {}) {
  const child = spawn(process.execPath, [scriptOf(program), ...args], {
    cwd: ROOT,
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  running.add(child)
  if (hear) for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  } finally {
    running.delete(child)
  }
}

function scriptOf(program) {
  if (program.module) return join(ROOT, program.module)
  const home = join(ROOT, 'node_modules', program.package)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, typeof bin === 'string' ? bin : bin[program.binary])
}

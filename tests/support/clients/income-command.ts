import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { serviceEnvironment } from '../service/service-environment.ts'

const PROGRAM = fileURLToPath(new URL('../../../packages/client/src/cli/main.ts', import.meta.url))

/** How a command ended, and its output. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface IncomeCommand {
  child: ChildProcess
  ended: Promise<Ended>
}

/** Where a command runs, and with which environment. */
export interface CommandSetting {
  env: Record<string, string>
  cwd?: string
  input?: string
}

/** Starts `income` as a separate process, in a pipe. */
export function startIncome(args: readonly string[], { env, cwd, input = '' }: CommandSetting): IncomeCommand {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, ...args], {
    env: serviceEnvironment(env),
    ...(cwd !== undefined && { cwd }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ended = Promise.all([code, text(child.stdout), text(child.stderr)]).then(([exit, stdout, stderr]) => ({
    code: exit,
    stdout,
    stderr,
  }))
  return { child, ended }
}

/** The JSON lines printed by a command. */
export function jsonLines<T>(stdout: string): T[] {
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}

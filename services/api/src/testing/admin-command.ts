import { execFile } from 'node:child_process'
import { Console } from 'node:console'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { linesOf } from '../../../../tests/support/measures/lines.ts'
import { serviceEnvironment } from '../../../../tests/support/service/service-environment.ts'
import { runAdmin } from '../admin/run-admin.ts'

const run = promisify(execFile)
const MAIN = fileURLToPath(new URL('../admin/main.ts', import.meta.url))

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs the operator's command line with these settings: in this process, because starting one takes a second. */
export async function admin(args: readonly string[], settings: object): Promise<Outcome> {
  const [stdout, stderr] = [linesOf(), linesOf()]
  const { console: usual } = globalThis
  const { env } = process
  globalThis.console = new Console(stdout.sink, stderr.sink)
  process.env = environmentOf(settings)
  try {
    const code = await runAdmin(args)
    return { code, stdout: stdout.lines.join(''), stderr: stderr.lines.join('') }
  } finally {
    globalThis.console = usual
    process.env = env
  }
}

/** The same as a program, which operators run. */
export async function adminProcess(args: readonly string[], settings: object): Promise<Outcome> {
  try {
    return { code: 0, ...(await run(process.execPath, [MAIN, ...args], { env: environmentOf(settings) })) }
  } catch (error) {
    return error as Outcome
  }
}

function environmentOf(settings: object): Record<string, string> {
  const given = Object.entries(settings).map(([name, value]) => [name, String(value)])
  return serviceEnvironment(Object.fromEntries(given) as Record<string, string>)
}

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serviceEnvironment } from '../../../../tests/support/service/service-environment.ts'

const run = promisify(execFile)
const MAIN = fileURLToPath(new URL('../admin/main.ts', import.meta.url))

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs the operator's command line as a separate process, with these settings in its environment. */
export async function runAdmin(args: readonly string[], settings: object): Promise<Outcome> {
  const given = Object.entries(settings).map(([name, value]) => [name, String(value)])
  const env = serviceEnvironment(Object.fromEntries(given) as Record<string, string>)
  try {
    return { code: 0, ...(await run(process.execPath, [MAIN, ...args], { env })) }
  } catch (error) {
    return error as Outcome
  }
}

import { resolve } from 'node:path'
import { StackError } from '../stack-error.ts'
import { startStack, type Stack } from '../stack/stack.ts'
import { untilAskedToEnd } from './asked-to-end.ts'

export interface StartOptions {
  workers: number
  port: number
  data: string
}

/** Starts everything, runs until asked to stop, and stops everything in order. */
export async function start({ workers, port, data }: StartOptions): Promise<void> {
  const directory = resolve(data)
  const askedToEnd = untilAskedToEnd()
  console.log(`Starting on the data in ${directory}`)
  const starting = startStack({ directory, durability: 'kept', port, workers, environment: process.env, report: say })

  // If asked to end before it is up, the guardian ends what is running so far.
  const stack = await Promise.race([starting, askedToEnd]).catch(explain)
  if (stack) {
    tellHow(stack, directory, await stack.signInLink())
    await askedToEnd
    say('Stopping …')
    await stack.stop()
    say('Stopped. The data is kept for the next start.')
  }
  process.exit()
}

/** Failures that people can fix are reported without a stack trace. */
export function explain(error: unknown): void {
  console.error(error instanceof StackError ? error.message : error)
  process.exitCode = 1
}

function tellHow({ ready }: Stack, directory: string, signInLink: string): void {
  console.log(`
The service is up.
  Console    ${signInLink}
             (signs you in once, within 15 minutes; later ${ready.console_url} with the key below)
  API        ${ready.api_url}/api/v1
  Docs       ${ready.docs_url}
  API key    ${ready.api_key}
  All of it  ${directory}/ready.json, with logs beside it
Ctrl-C ends it.
`)
}

function say(line: string): void {
  console.log(`  ${line}`)
}

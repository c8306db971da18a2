import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serviceEnvironment } from './service-environment.ts'
import { serviceArguments, type ServiceName } from './service-program.ts'

/** A service as operators run it, in a separate process, with its output. */
export interface SpokenProcess {
  pid: number
  /** Its output so far, of both streams. */
  written(): string
  /** Sends SIGTERM, and waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts a service and waits until its output matches.
 * @returns the process, and the first group of the match.
 */
export async function startSpoken(
  service: ServiceName,
  settings: Record<string, string>,
  ready: RegExp,
): Promise<{ process: SpokenProcess; said: string }> {
  const child = spawn(process.execPath, serviceArguments(service), {
    env: serviceEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  const written = () => chunks.join('')
  const ended = once(child, 'exit')
  const said = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      chunks.push(String(chunk))
      const match = ready.exec(written())
      if (match) resolve(match[1] ?? '')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`the ${service} ended: ${written()}`)))
  })
  return {
    said,
    process: {
      pid: child.pid ?? 0,
      written,
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    },
  }
}

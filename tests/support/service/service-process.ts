import { spawn, type ChildProcess } from 'node:child_process'
import { serviceEnvironment } from './service-environment.ts'
import { serviceArguments, type ServiceName } from './service-program.ts'

/** A process of the service as operators run it, which can be killed. */
export interface ServiceProcess {
  pid: number
  /** The signal that ended it; null if it ended by itself. */
  ended: Promise<NodeJS.Signals | null>
  /** Only SIGKILL: neither its children nor anybody else is notified. */
  kill(): Promise<void>
  /** Sends SIGTERM; returns whether it ended in order. */
  stop(): Promise<boolean>
}

/** @param services the folder of the services; another version has its own */
export function startServiceProcess(
  service: ServiceName,
  settings: Record<string, string>,
  services?: URL,
): ServiceProcess {
  const child = spawn(process.execPath, serviceArguments(service, services), {
    env: serviceEnvironment(settings),
    stdio: 'ignore',
  })
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  return {
    pid: pidOf(child),
    ended: ended.then(({ signal }) => signal),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return (await ended).code === 0
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the process could not be started')
  return child.pid
}

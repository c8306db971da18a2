import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@income/devstack'

const PATIENCE_MS = 60_000

export interface Server {
  origin: string
  stop(): Promise<void>
}

/** Starts a server as a separate process and resolves when it listens. Its log is discarded. */
export async function startServer(program: URL, settings: Record<string, string>): Promise<Server> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--no-warnings', program.pathname], {
    env: { PATH: process.env['PATH'], ...settings, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!(await listens(origin))) {
    if (performance.now() > giveUpAt || child.exitCode !== null) throw new Error(`${program.pathname} does not listen`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function listens(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`).then(
    () => true,
    () => false,
  )
}

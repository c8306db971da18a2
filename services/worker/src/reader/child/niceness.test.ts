import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Message } from '../protocol.ts'

const READER = fileURLToPath(new URL('./main.ts', import.meta.url))
const SETTINGS = JSON.stringify({ parent: process.pid, memoryLimitBytes: 700_000_000, limits: {} })

test.each([0, 10])("a reader's niceness is at least 4, and not below the worker's: %i more", async (more) => {
  const command = ['-n', `${more}`, process.execPath, '--no-warnings', READER, SETTINGS]
  const reader = spawn('nice', command, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' })
  try {
    const [{ kind }] = (await once(reader, 'message')) as [Message]
    // 19 is the highest there is.
    expect([kind, getPriority(reader.pid)]).toEqual(['ready', Math.min(19, Math.max(4, getPriority() + more))])
  } finally {
    reader.kill('SIGKILL')
  }
})

import { accessSync, constants } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { freePort } from '../../process/ports.ts'
import type { Program } from '../../process/program.ts'

export interface RedisOptions {
  /** The redis-server to run (see `findRedis`). */
  file: string
  /** Directory of its data. */
  directory: string
  log: string
  password: string
  durability: 'kept' | 'throwaway'
}

/** The redis-server on the search path; undefined if there is none. */
export function findRedis(path = ''): string | undefined {
  const candidates = path
    .split(delimiter)
    .filter(Boolean)
    .map((directory) => join(directory, 'redis-server'))
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Redis on the loopback interface, configured for BullMQ: it never evicts a job. */
export async function redisProgram(options: RedisOptions): Promise<{ program: Program; url: string }> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    'dir .',
    `requirepass ${options.password}`,
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${options.durability === 'kept' ? 'yes' : 'no'}`,
  ]
  return {
    url: `redis://:${options.password}@127.0.0.1:${port}`,
    program: {
      name: 'Redis',
      file: options.file,
      args: ['-'],
      env: {},
      cwd: options.directory,
      // On its input, so that the password is not visible in process lists.
      input: `${settings.join('\n')}\n`,
      log: options.log,
      signal: 'SIGTERM',
      wave: 1,
      isReady: () => answersPing(port, options.password),
    },
  }
}

function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(`AUTH ${password}\r\nPING\r\n`))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (answer += text))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.includes('+PONG')))
  })
}

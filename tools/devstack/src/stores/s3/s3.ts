import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../process/ports.ts'
import type { Program } from '../../process/program.ts'

export interface S3Options {
  /** Directory of the objects. */
  directory: string
  log: string
  accessKey: string
  secretKey: string
}

/** An S3 server on the loopback interface, and its address. */
export async function s3Program(options: S3Options): Promise<{ program: Program; endpoint: string }> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    program: {
      name: 'S3',
      file: process.execPath,
      args: [fileURLToPath(new URL('./server.ts', import.meta.url))],
      env: {
        PORT: String(port),
        DIRECTORY: options.directory,
        ACCESS_KEY: options.accessKey,
        SECRET_KEY: options.secretKey,
      },
      log: options.log,
      signal: 'SIGTERM',
      wave: 1,
      isReady: async () => (await fetch(endpoint)).status === 403,
    },
  }
}

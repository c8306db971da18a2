import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '../error-code.ts'
import type { StoreSecrets } from '../stores/options.ts'

/** The secrets of a stack's data: created once, kept as long as the data. */
export interface StackSecrets extends StoreSecrets {
  /** 32 bytes in base64. */
  encryptionKey: string
}

export function newSecrets(): StackSecrets {
  const password = (): string => randomBytes(24).toString('base64url')
  return {
    postgresPassword: password(),
    redisPassword: password(),
    s3SecretKey: password(),
    encryptionKey: randomBytes(32).toString('base64'),
  }
}

/** The secrets in the file, created on first use. */
export async function keptSecrets(file: string): Promise<StackSecrets> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StackSecrets
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const secrets = newSecrets()
  await writePrivately(file, secrets)
  return secrets
}

/** Writes JSON that only its owner may read, atomically. */
export async function writePrivately(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  await rename(unfinished, file)
}

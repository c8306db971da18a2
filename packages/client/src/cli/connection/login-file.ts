import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import envPaths from 'env-paths'
import { accountIn, type Account } from './account.ts'

const FILE = join(envPaths('income', { suffix: '' }).config, 'login.json')

/** What `income login` saved; null if there is nothing. */
export async function readLogin(): Promise<Account | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  return text === null ? null : accountIn(text)
}

/** Saves an account in a file that only its owner can read, and returns the path. */
export async function keepLogin(account: Account): Promise<string> {
  await mkdir(dirname(FILE), { recursive: true, mode: 0o700 })
  await writeFile(FILE, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 })
  // The mode above only applies to a new file.
  await chmod(FILE, 0o600)
  return FILE
}

export async function forgetLogin(): Promise<void> {
  await rm(FILE, { force: true })
}

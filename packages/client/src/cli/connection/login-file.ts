import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import envPaths from 'env-paths'
import { isAccount, type Account } from './account.ts'

const FILE = join(envPaths('income', { suffix: '' }).config, 'login.json')

/** What `income login` saved; null if there is nothing. */
export async function readLogin(): Promise<Account | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  if (text === null) return null
  const kept: unknown = JSON.parse(text)
  return isAccount(kept) ? kept : null
}

/** Keeps an account where its owner alone can read it, and says where. */
export async function keepLogin(account: Account): Promise<string> {
  await mkdir(dirname(FILE), { recursive: true, mode: 0o700 })
  await writeFile(FILE, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 })
  // The mode above is for a new file alone.
  await chmod(FILE, 0o600)
  return FILE
}

export async function forgetLogin(): Promise<void> {
  await rm(FILE, { force: true })
}

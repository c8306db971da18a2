import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { accountIn, type Account } from './account.ts'

/** Written by `npm start`, in this folder or one above it; null if none is running. */
export async function readDevstack(folder = process.cwd()): Promise<Account | null> {
  const text = await readFile(join(folder, '.devstack', 'ready.json'), 'utf8').catch(() => null)
  if (text !== null) return accountIn(text)
  const above = dirname(folder)
  return above === folder ? null : readDevstack(above)
}

import { password } from '@inquirer/prompts'
import type { IncomeClient } from '../../client.ts'
import type { FileRecord } from '../../contract/types.ts'
import { packageContents } from '../packages/contents.ts'
import { plain } from '../terminal/text.ts'
import type { Outcome } from './read-job.ts'

/** The password of a file; null if there is none to try. @param tries the number of wrong ones so far */
export type PasswordFor = (file: FileRecord, tries: number) => Promise<string | null>

const MOST_TRIES = 3

/** The password from the environment, for scripts. */
export const givenPassword: PasswordFor = async (_, tries) =>
  tries === 0 ? (process.env['INCOME_DOCUMENT_PASSWORD'] ?? null) : null

/** Asks the person at the terminal; an empty answer skips the file. */
export const askedPassword: PasswordFor = async ({ file_name }, tries) => {
  const message = `${tries === 0 ? 'Password' : 'That was wrong. Password'} for ${plain(file_name)} (Enter to skip it)`
  const given = tries < MOST_TRIES ? await password({ message, mask: true }, { output: process.stderr }) : ''
  return given === '' ? null : given
}

/** The same outcome after reading the files whose passwords are known. */
export async function unlocked(
  client: IncomeClient,
  outcome: Outcome,
  passwordFor: PasswordFor,
  signal: AbortSignal,
): Promise<Outcome> {
  const { contents, paths } = outcome
  const locked = contents?.files.filter(({ file }) => paths.has(file.id) && isLocked(file)) ?? []
  if (!contents || locked.length === 0) return outcome
  const package_id = contents.loanPackage.id
  for (const { file } of locked) await unlock(client, { package_id, file }, passwordFor, signal)
  return { ...outcome, contents: await packageContents(client, package_id, signal) }
}

async function unlock(
  client: IncomeClient,
  { package_id, file }: { package_id: string; file: FileRecord },
  passwordFor: PasswordFor,
  signal: AbortSignal,
): Promise<void> {
  const which = { package_id, file_id: file.id }
  for (let tries = 0; ; tries++) {
    const given = await passwordFor(file, tries)
    if (given === null) return
    await client.retryFile({ ...which, password: given }, { signal })
    await client.waitFor(package_id, { signal })
    if (!isLocked(await client.getFile(which, { signal }))) return
  }
}

function isLocked({ error }: FileRecord): boolean {
  return error?.code === 'password_protected'
}

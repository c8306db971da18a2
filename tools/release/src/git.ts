import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ReleaseError } from './release-error.ts'

const run = promisify(execFile)
const AT_MOST = 512 * 1024 ** 2

/** The output of git, as bytes. @throws ReleaseError with git's message if it failed. */
export async function git(root: string, args: readonly string[]): Promise<Buffer> {
  try {
    const { stdout } = await run('git', ['-C', root, ...args], { encoding: 'buffer', maxBuffer: AT_MOST })
    return stdout
  } catch (error) {
    throw new ReleaseError(`git ${args[0] ?? ''}: ${String((error as { stderr?: Buffer }).stderr).trim()}`)
  }
}

export async function fileAt(root: string, commit: string, path: string): Promise<string> {
  return (await git(root, ['show', `${commit}:${path}`])).toString()
}

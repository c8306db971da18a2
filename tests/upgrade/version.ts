import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { serviceEnvironment } from '../support/service/service-environment.ts'
import { startServiceProcess, type ServiceProcess } from '../support/service/service-process.ts'

const run = promisify(execFile)
const HERE = fileURLToPath(new URL('../..', import.meta.url))

/** A version of the service, in a separate working tree. */
export interface Version extends AsyncDisposable {
  start(service: 'api' | 'worker', settings: Record<string, string>): ServiceProcess
  /** Runs its operator's command line and returns its JSON output. */
  admin<T>(settings: Record<string, string>, ...args: string[]): Promise<T>
}

/** The commit named by UPGRADE_FROM, else the newest release; undefined if there is neither. */
export function versionBefore(): string | undefined {
  const named = process.env['UPGRADE_FROM']
  if (named) return named
  try {
    const newest = ['describe', '--tags', '--match', 'v*', '--abbrev=0', 'HEAD^']
    return execFileSync('git', ['-C', HERE, ...newest], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

export function thisVersion(): Version {
  return versionIn(HERE, async () => {})
}

/** A commit, checked out beside this one and installed with its lock file. */
export async function versionOf(commit: string): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'income-version-'))
  const root = join(folder, 'tree')
  await run('git', ['-C', HERE, 'worktree', 'add', '--detach', root, commit])
  await run(process.execPath, [join(root, 'tools/bootstrap.mjs'), 'tools/generate.mjs'], { cwd: root })
  return versionIn(root, async () => {
    await run('git', ['-C', HERE, 'worktree', 'remove', '--force', root])
    await rm(folder, { recursive: true })
  })
}

function versionIn(root: string, remove: () => Promise<void>): Version {
  const services = pathToFileURL(join(root, 'services/'))
  return {
    start: (service, settings) => startServiceProcess(service, settings, services),
    async admin<T>(settings: Record<string, string>, ...args: string[]) {
      const program = fileURLToPath(new URL('api/src/admin/main.ts', services))
      const { stdout } = await run(process.execPath, ['--no-warnings', program, ...args, '--json'], {
        env: serviceEnvironment(settings),
      })
      return JSON.parse(stdout) as T
    },
    [Symbol.asyncDispose]: remove,
  }
}

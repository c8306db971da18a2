/**
 * `npm run containers`: the service in containers, as in docs/operations.md. It is built, started, and given a first
 * key; 40 files are read while two of three workers are killed and removed; no byte of a document remains outside the
 * storage; it is backed up, and restored on an empty host. Uses this machine's Docker, or starts one if there is none
 * (engine/engine.sh).
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dockerOf, run } from './docker.ts'
import { trial } from './trial.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ENGINE = fileURLToPath(new URL('./engine/', import.meta.url))
const SHARED = join(process.env['ENGINE_HOME'] ?? '/tmp/income-containers', 'shared')
const PROJECT = join(SHARED, 'project')
const SECRETS = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

if (process.env['IN_ENGINE'] === 'yes') await trial(dockerOf('own', '/shared/project', PROJECT))
else if (await hasDocker()) {
  await prepareProject()
  await trial(dockerOf('machine', PROJECT, PROJECT))
} else await inAnEngineOfItsOwn()

async function hasDocker(): Promise<boolean> {
  return run(['docker', 'info']).then(
    () => true,
    () => false,
  )
}

async function inAnEngineOfItsOwn(): Promise<void> {
  await prepareProject()
  const engine = join(ENGINE, 'engine.sh')
  console.log(
    'no Docker here: bringing one up, and stand-ins for the images it cannot pull (some minutes the first time)',
  )
  spawnSync(engine, ['start', SHARED], { stdio: 'inherit' })
  try {
    await run([join(ENGINE, 'stand-ins.sh'), SHARED])
    const self = fileURLToPath(import.meta.url)
    const { status } = spawnSync(engine, ['network', process.execPath, '--no-warnings', self], {
      stdio: 'inherit',
      env: { ...process.env, IN_ENGINE: 'yes' },
    })
    process.exitCode = status ?? 1
  } finally {
    await run([engine, 'stop'])
  }
}

/** A copy of the files under version control, with separate secrets. */
async function prepareProject(): Promise<void> {
  await rm(PROJECT, { recursive: true, force: true })
  const listed = await run(['git', '-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(join(PROJECT, dirname(path)), { recursive: true })
    await cp(join(ROOT, path), join(PROJECT, path)).catch(() => {})
  }
  let settings = await readFile(join(PROJECT, '.env.example'), 'utf8')
  for (const name of SECRETS)
    settings = settings.replace(`${name}=replace-me`, `${name}=${randomBytes(24).toString('hex')}`)
  settings = settings.replace('ENCRYPTION_KEY=replace-me', `ENCRYPTION_KEY=${randomBytes(32).toString('base64')}`)
  await writeFile(join(PROJECT, '.env'), settings)
}

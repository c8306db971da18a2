import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Preset, Sample } from '@income/samples'

const PROGRAM = fileURLToPath(new URL('../../../tools/samples/src/main.ts', import.meta.url))

export interface Wanted {
  kind: string
  seed: number
  degrade: Preset
  /** Minimum length of bank statements. */
  pages?: number
}

/** A scan or photo, made by a separate process: drawing is many times slower inside jest. */
export async function degraded({
  kind,
  seed,
  degrade,
  pages = 1,
}: Wanted): Promise<Pick<Sample, 'name' | 'bytes' | 'truth'>> {
  const folder = await mkdtemp(join(tmpdir(), 'income-samples-'))
  try {
    const asked = { out: folder, count: 1, kind, seed, degrade, pages }
    const options = Object.entries(asked).flatMap(([name, value]) => [`--${name}`, String(value)])
    await promisify(execFile)(process.execPath, ['--no-warnings', PROGRAM, ...options])
    const names = await readdir(folder)
    const name = names.find((each) => !each.endsWith('.truth.json'))!
    const truth = JSON.parse(await readFile(join(folder, `${name}.truth.json`), 'utf8')) as Sample['truth']
    return { name, bytes: await readFile(join(folder, name)), truth }
  } finally {
    await rm(folder, { recursive: true })
  }
}

import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { GoldenCase } from '../golden-case.ts'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))
const CONFIG = fileURLToPath(new URL('./jest.config.mjs', import.meta.url))
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')

/** Pages drawn by the tests of packages/documents: the layouts that the rules were written for. */
export async function drawnCases(): Promise<GoldenCase[]> {
  const folder = await mkdtemp(join(tmpdir(), 'income-drawn-'))
  try {
    const run = [...process.execArgv, '--no-warnings', JEST, '--config', CONFIG, '--silent']
    await promisify(execFile)(process.execPath, run, { cwd: ROOT, env: { ...process.env, DRAWN_FOLDER: folder } })
    const files = (await readdir(folder)).sort()
    const cases: GoldenCase[] = []
    for (const file of files) cases.push(...(JSON.parse(await readFile(join(folder, file), 'utf8')) as GoldenCase[]))
    return cases
  } finally {
    await rm(folder, { recursive: true })
  }
}

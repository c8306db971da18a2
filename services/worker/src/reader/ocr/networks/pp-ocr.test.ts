import type { Look } from '@income/documents'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { leaveOutPpOcr, readLines } from './pp-ocr.ts'
import { NUMBERS } from './tesseract.ts'

const PROGRAM = fileURLToPath(new URL('testing/read-drawn-lines.ts', import.meta.url))

test('lines are read independently, with the allowed characters', async () => {
  const args = ['--no-warnings', PROGRAM, '$1,204.56', '03/17/2024', 'SOLO 7']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} })
  const looks = JSON.parse(stdout) as Look[]
  expect(looks.slice(0, 2).map(({ text }) => text)).toEqual(['$1,204.56', '03/17/2024'])
  expect(looks[2]!.text).toMatch(/^[0-9$.,\-+()/%*:]*7$/)
  expect(looks[0]!.confidence).toBeGreaterThan(0.5)
})

test('it reads nothing when it is left out', async () => {
  leaveOutPpOcr()
  expect(await readLines([{ width: 8, height: 48, data: new Uint8Array(8 * 48), scale: 1 }], NUMBERS)).toBeNull()
})

import type { Word } from '@income/documents'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = fileURLToPath(new URL('testing/read-small-print.ts', import.meta.url))

async function reread(...captions: string[]): Promise<Word[][]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PROGRAM, ...captions], { env: {} })
  return JSON.parse(stdout) as Word[][]
}

test('captions six pixels high are read with their line, word by word', async () => {
  const [line] = await reread('3 Social security wages')
  expect(line!.map(({ text }) => text)).toEqual(['3', 'Social', 'security', 'wages'])
  const [lefts, rights] = [line!.map(({ box }) => box[0]), line!.map(({ box }) => box[2])]
  expect(lefts.slice(1).every((left, at) => left > rights[at]!)).toBe(true)
})

test('a word that only one network read is uncertain', async () => {
  const [line] = await reread('4 Social security tax')
  expect(line!.every(({ confidence }) => confidence <= 0.75)).toBe(true)
})

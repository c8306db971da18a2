import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkspace, prepareWorkDirectory } from './workspace.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'))
})
afterEach(() => rm(root, { recursive: true }))

/** What a worker leaves that was killed over a file. */
async function leftBy(pid: number): Promise<void> {
  await mkdir(join(root, String(pid), 'file-left'), { recursive: true })
  await writeFile(join(root, String(pid), 'file-left', 'original'), 'a statement')
}

test('what killed workers left is cleared away, what running ones work on is not', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid
  for (const pid of [gone, process.ppid]) await leftBy(pid)
  const own = await prepareWorkDirectory(root)
  expect((await readdir(root)).map(Number).sort()).toEqual([process.pid, process.ppid].sort())
  expect(await readdir(own)).toEqual([])
})

test('a worker with the process id of one that was killed finds nothing of it', async () => {
  await leftBy(process.pid)
  expect(await readdir(await prepareWorkDirectory(root))).toEqual([])
})

test('of a file nothing stays once it was read', async () => {
  const own = await prepareWorkDirectory(root)
  {
    await using workspace = await openWorkspace(own)
    await writeFile(workspace.original, 'a statement')
  }
  expect(await readdir(own)).toEqual([])
})

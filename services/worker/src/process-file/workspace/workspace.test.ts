import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkspace } from './workspace.ts'

test('nothing of a file remains after it was read', async () => {
  const own = await mkdtemp(join(tmpdir(), 'workspace-'))
  {
    await using workspace = await openWorkspace(own)
    await writeFile(workspace.original, 'a statement')
    await writeFile(join(workspace.pages, '1.json'), '[]')
  }
  expect(await readdir(own)).toEqual([])
  await rm(own, { recursive: true })
})

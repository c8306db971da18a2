import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFiles } from './find-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'find-files-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(...path: string[]): Promise<void> {
  const file = join(root, ...path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, '')
}

test('files in a folder are found by their extension, and links to files too', async () => {
  for (const path of ['loan/stub.pdf', 'loan/older/photo.JPG', 'elsewhere/w2.pdf']) await write(path)
  await symlink('../elsewhere/w2.pdf', join(root, 'loan/w2.pdf'))
  const { files, passedOver } = await findFiles([join(root, 'loan')])
  expect(files).toEqual(['older/photo.JPG', 'stub.pdf', 'w2.pdf'].map((name) => join(root, 'loan', name)))
  expect(passedOver).toEqual([])
})

test('everything else in a folder is passed over with its name, except what is hidden', async () => {
  for (const path of ['stub.pdf', 'w2.tiff', 'w2-scan', '.DS_Store', '.git/x.pdf', 'more/x.pdf'])
    await write('loan', path)
  await symlink('nowhere.pdf', join(root, 'loan/broken.pdf'))
  await symlink('more', join(root, 'loan/folder.pdf'))
  const { files, passedOver } = await findFiles([join(root, 'loan')])
  expect(files).toEqual(['more/x.pdf', 'stub.pdf'].map((name) => join(root, 'loan', name)))
  expect(passedOver).toEqual(['broken.pdf', 'folder.pdf', 'w2-scan', 'w2.tiff'].map((name) => join(root, 'loan', name)))
})

test('a folder below a hidden one is read if it is given', async () => {
  await write('.hidden/loan/stub.pdf')
  expect((await findFiles([join(root, '.hidden/loan')])).files).toEqual([join(root, '.hidden/loan/stub.pdf')])
})

import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorkDirectory } from './work-directory.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'work-directory-'))
})
afterEach(() => rm(root, { recursive: true }))

const open = () => openWorkDirectory({ root, largestFile: 1_024 })

/** What remains of a worker killed while reading a file, and the age of its last sign of life. */
async function leftBy(name: string, secondsAgo: number): Promise<void> {
  await mkdir(join(root, name, 'file-left'), { recursive: true })
  await writeFile(join(root, name, 'file-left', 'original'), 'a statement')
  await age(join(root, name), secondsAgo)
}

async function age(path: string, seconds: number): Promise<void> {
  const then = new Date(Date.now() - seconds * 1_000)
  await utimes(path, then, then)
}

test('a worker that starts removes what dead workers left, and nothing else', async () => {
  await leftBy('worker-dead', 120)
  await leftBy('worker-alive', 5)
  await leftBy('not-ours', 120)
  const own = await open()
  expect((await readdir(root)).map((name) => join(root, name)).toSorted()).toEqual(
    [join(root, 'not-ours'), join(root, 'worker-alive'), own.path].toSorted(),
  )
})

test('a worker that died recently is cleaned up by one that is running', async () => {
  await leftBy('worker-died-now', 0)
  const own = await open()
  expect(await readdir(root)).toHaveLength(2)
  await age(join(root, 'worker-died-now'), 120)
  await own.keep()
  expect(await readdir(root)).toEqual([own.path.slice(root.length + 1)])
})

test('a running worker is never considered dead, and one that was continues', async () => {
  const [one, other] = [await open(), await open()]
  await age(one.path, 120)
  await one.keep()
  await other.keep()
  expect(await readdir(root)).toHaveLength(2)

  await age(one.path, 120)
  await other.keep()
  await one.keep()
  expect((await stat(one.path)).isDirectory()).toBe(true)
})

test('a worker that ends in order leaves nothing', async () => {
  const own = await open()
  await writeFile(join(own.path, 'original'), 'a statement')
  await own.close()
  expect(await readdir(root)).toEqual([])
})

test('an unusable directory is refused with advice', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(openWorkDirectory({ root: join(root, 'file', 'x'), largestFile: 1 })).rejects.toThrow(
    /WORK_DIRECTORY: user \d+ cannot write to .*ENOTDIR.*mount a directory/,
  )
  await expect(openWorkDirectory({ root, largestFile: 2 ** 60 })).rejects.toThrow(/less room than one file/)
})

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createLogger } from '@income/platform'
import { linesOf } from '../../../../../tests/support/measures/lines.ts'
import { download } from '../download.ts'
import { isNoRoom, Room } from './room.ts'

const never = new AbortController().signal

test('a download without room is not blamed on the storage', async () => {
  const bytes = Buffer.from('%PDF-1.7')
  const file = { objectKey: 'a', size: BigInt(bytes.length), md5: createHash('md5').update(bytes).digest('hex') }
  const storage = { read: async () => Readable.from([bytes]) }
  // Linux refuses every write to it, as a full disk does.
  const failed: unknown = await download(storage, file, '/dev/full', never).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'WorkDirectoryFull', cause: { code: 'ENOSPC' } })
  expect(isNoRoom(failed)).toBe(true)
})

test('a worker without room waits for as much as the largest of its files needs, and says so once', async () => {
  const { lines, sink } = linesOf()
  const free = [100, 700]
  const room = new Room(async () => free.shift() ?? 701, createLogger('worker', 'info', sink))
  await room.untilFree(never)
  for (const bytes of [500, 700, 300]) room.noteFull(bytes)
  expect(room.isFull).toBe(true)
  await room.untilFree(never, 1)
  expect([room.isFull, free]).toEqual([false, []])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ bytes: 500, msg: expect.stringContaining('takes no files until it has') as string }),
    expect.objectContaining({ msg: 'the work directory has room again' }),
  ])
})

test('a worker that stops does not wait for room', async () => {
  const room = new Room(async () => 0, createLogger('worker', 'silent'))
  room.noteFull(1)
  const stopping = new AbortController()
  const waited = room.untilFree(stopping.signal)
  stopping.abort()
  await waited
  expect(room.isFull).toBe(true)
})

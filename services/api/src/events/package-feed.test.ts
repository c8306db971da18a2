import { createLogger } from '@income/platform'
import type { LoanPackage } from '@income/shared'
import { examplePackage } from '../openapi/examples.ts'
import { createPackageFeed, type PackageFeed } from './package-feed.ts'

let packages: Map<string, LoanPackage>
let readings: number
let away: boolean
let feed: PackageFeed

beforeEach(() => {
  packages = new Map(['a', 'b'].map((id) => [id, { ...examplePackage, id }]))
  readings = 0
  away = false
  feed = createPackageFeed(
    async (ids) => {
      if (away) throw new Error('away')
      readings += 1
      return ids.flatMap((id) => packages.get(id) ?? [])
    },
    createLogger('test', 'silent'),
  )
})
afterEach(() => feed.close())

function follow(id: string) {
  const leaving = new AbortController()
  const events = feed.follow(id, leaving.signal)[Symbol.asyncIterator]()
  async function next(): Promise<LoanPackage | null> {
    const { done, value } = await events.next()
    return done ? null : (value.data as LoanPackage)
  }
  return { next, leave: () => leaving.abort() }
}

const rename = (id: string, title: string) => packages.set(id, { ...packages.get(id)!, title })

test('however many clients follow, one read per second serves all', async () => {
  const all = Array.from({ length: 50 }, (_, i) => follow(i % 2 ? 'a' : 'b'))
  await Promise.all(all.map((each) => each.next()))
  const joined = readings
  rename('a', 'New')
  rename('b', 'New')
  const updates = await Promise.all(all.map((each) => each.next()))
  expect(updates.every((each) => each?.title === 'New')).toBe(true)
  expect(readings - joined).toBeLessThanOrEqual(2)
})

test('a change while a follower is busy is not missed', async () => {
  const [busy, ready] = [follow('a'), follow('a')]
  await Promise.all([busy.next(), ready.next()])
  rename('a', 'New')
  await ready.next()
  expect(await busy.next()).toMatchObject({ title: 'New' })
})

test('it continues after an outage', async () => {
  const following = follow('a')
  await following.next()
  away = true
  rename('a', 'New')
  setTimeout(() => (away = false), 1_500)
  expect(await following.next()).toMatchObject({ title: 'New' })
})

test('a client that leaves gets nothing more, and nothing is read once no client is left', async () => {
  const following = follow('a')
  await following.next()
  following.leave()
  expect(await following.next()).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const quiet = readings
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(readings).toBe(quiet)
})

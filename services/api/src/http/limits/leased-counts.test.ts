import { LeasedCounts, type Taken } from './leased-counts.ts'

/** A store with this limit for everything, which counts its calls. */
function storeOf(limit: number, msUntilReset = 60_000) {
  const used = new Map<string, number>()
  const store = {
    asked: 0,
    taken: (name: string) => used.get(name) ?? 0,
    take: async (name: string, amount: number): Promise<Taken> => {
      store.asked++
      const after = store.taken(name) + amount
      used.set(name, after)
      return { allowed: after <= limit, remaining: Math.max(0, limit - after), msUntilReset }
    },
  }
  return store
}

async function passedOf(counts: LeasedCounts, requests: number): Promise<number> {
  let passed = 0
  for (let i = 0; i < requests; i++) if ((await counts.take('a', 1)).allowed) passed++
  return passed
}

test('a single process admits exactly the limit', async () => {
  for (const limit of [1, 6, 20, 137, 500, 2_000]) {
    expect(await passedOf(new LeasedCounts(storeOf(limit).take), limit + 50)).toBe(limit)
  }
})

test('what remains falls one by one', async () => {
  const counts = new LeasedCounts(storeOf(500).take)
  const remaining: number[] = []
  for (let i = 0; i < 500; i++) remaining.push((await counts.take('a', 1)).remaining)
  expect(remaining).toEqual(Array.from({ length: 500 }, (_, i) => 499 - i))
})

test('several processes together never exceed the limit, and lose nine each at most', async () => {
  const store = storeOf(500)
  const processes = Array.from({ length: 4 }, () => new LeasedCounts(store.take))
  const passed = await Promise.all(processes.map((counts) => passedOf(counts, 300)))
  const sum = passed.reduce((a, b) => a + b)
  expect(sum).toBeLessThanOrEqual(500)
  expect(sum).toBeGreaterThanOrEqual(500 - 4 * 9)
})

test('the store is asked for ten at a time, also by concurrent requests', async () => {
  const store = storeOf(1_000_000)
  const counts = new LeasedCounts(store.take)
  await counts.take('a', 1)
  await Promise.all(Array.from({ length: 1_000 }, () => counts.take('a', 1)))
  expect(store.asked).toBe(101)
})

test('unused leases expire when the limit resets', async () => {
  const store = storeOf(1_000_000, 0)
  const counts = new LeasedCounts(async (name, amount) => ({ ...(await store.take(name, amount)), msUntilReset: 5 }))
  await counts.take('a', 1)
  await counts.take('a', 1)
  await new Promise((resolve) => setTimeout(resolve, 10))
  await counts.take('a', 1)
  expect(store.asked).toBe(3)
})

test('a request that costs more than is leased takes its cost', async () => {
  const store = storeOf(1_000_000)
  const counts = new LeasedCounts(store.take)
  expect((await counts.take('a', 25)).allowed).toBe(true)
  expect(store.taken('a')).toBe(25)
})

import { endedInTime } from './ended-in-time.ts'

test('work that ends, or fails, has ended in time', async () => {
  expect(await endedInTime(Promise.resolve(), 60_000)).toBe(true)
  expect(await endedInTime(Promise.reject(new Error('Postgres is away')), 60_000)).toBe(true)
})

test('work that never ends is not waited for', async () => {
  expect(await endedInTime(new Promise(() => {}), 10)).toBe(false)
})

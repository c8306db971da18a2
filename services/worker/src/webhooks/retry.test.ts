import { retrySeconds } from './retry.ts'

const THREE_DAYS = 3 * 86_400

test('pauses grow, differ, and stay within a working day', () => {
  expect(retrySeconds(1, 0.5)).toBe(5)
  for (let attempts = 1; attempts < 40; attempts++) {
    expect(retrySeconds(attempts + 1, 0.5)).toBeGreaterThanOrEqual(retrySeconds(attempts, 0.5))
    expect(retrySeconds(attempts, 0)).toBeLessThan(retrySeconds(attempts, 1))
    expect(retrySeconds(attempts, 1)).toBeLessThan(10 * 3_600)
  }
})

test('within three days there are more than ten attempts, but not hundreds', () => {
  for (const random of [0, 0.5, 1]) {
    let attempts = 1
    for (let passed = 0; passed < THREE_DAYS; attempts++) passed += retrySeconds(attempts, random)
    expect(attempts).toBeGreaterThan(10)
    expect(attempts).toBeLessThan(30)
  }
})

import { setTimeout as sleep } from 'node:timers/promises'
import { untilStalled } from './stalled.ts'

const ended = (isConsuming: () => boolean): Promise<string> =>
  Promise.race([
    untilStalled({ isConsuming, patienceMs: 60, lookEveryMs: 10 }).then(() => 'stalled'),
    sleep(500, 'works'),
  ])

test('a stalled worker is distinguished from one that is working, or working again', async () => {
  expect(await ended(() => false)).toBe('stalled')
  expect(await ended(() => true)).toBe('works')
  let looks = 0
  expect(await ended(() => looks++ % 4 === 0)).toBe('works')
})

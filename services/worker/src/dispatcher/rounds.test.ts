import { createLogger, StorageOutage } from '@income/platform'
import { startRounds } from './rounds.ts'

test('rounds continue through an outage, which is logged once, and through errors, which are logged each time', async () => {
  const lines: unknown[] = []
  const log = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) })
  const away = new StorageOutage(new Error('ECONNREFUSED'))
  const failures: (Error | null)[] = [away, away, null, new TypeError('a'), new TypeError('b')]
  const ended = Promise.withResolvers<unknown>()
  const rounds = startRounds({ name: 'sweep', everyMs: 1, log }, async () => {
    const failure = failures.shift()
    if (failure) throw failure
    if (failure === undefined) ended.resolve(null)
  })
  await ended.promise
  await rounds.stop()
  const failed = { level: 'error', round: 'sweep', msg: 'a round failed; the next round will try again' }
  expect(lines).toMatchObject([
    { level: 'warn', round: 'sweep', msg: 'a store is unavailable; retrying until it is back' },
    { level: 'info', round: 'sweep', msg: 'a store is back' },
    failed,
    failed,
  ])
})

import { createLogger, StorageOutage } from '@income/platform'
import { startRounds } from './rounds.ts'

test('rounds go on through an outage, which is logged once, and through errors, which are logged each time', async () => {
  const lines: { level: string; msg: string; round: string }[] = []
  const log = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) })
  const away = new StorageOutage(new Error('ECONNREFUSED'))
  const failures: (Error | null)[] = [away, away, null, new TypeError('a'), new TypeError('b')]
  const ended = Promise.withResolvers<void>()
  const rounds = startRounds({ name: 'sweep', everyMs: 1, log }, async () => {
    const failure = failures.shift()
    if (failure) throw failure
    if (failure === undefined) ended.resolve()
  })
  await ended.promise
  await rounds.stop()
  expect(lines.map(({ level, round, msg }) => `${level} ${round}: ${msg}`)).toEqual([
    'warn sweep: a store is away; it is tried again until it is back',
    'info sweep: a store is back',
    'error sweep: a round failed; the next will try again',
    'error sweep: a round failed; the next will try again',
  ])
})

import { createLogger } from './logger.ts'
import { OutageLog } from './outage-log.ts'

test('each outage is logged when it begins and when it ends', () => {
  const lines: unknown[] = []
  const log = createLogger('test', 'info', { write: (line) => lines.push(JSON.parse(line)) })
  const outages = new OutageLog(log, 'the queue')
  const away = new Error('ECONNREFUSED')
  outages.succeeded()
  for (let outage = 0; outage < 2; outage++) {
    for (let i = 0; i < 3; i++) outages.failed(away)
    for (let i = 0; i < 3; i++) outages.succeeded()
  }
  const begun = { level: 'warn', msg: 'the queue is unavailable; retrying until it is back' }
  const ended = { level: 'info', msg: 'the queue is back', seconds: 0 }
  expect(lines).toMatchObject([begun, ended, begun, ended])
})

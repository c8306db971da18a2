import { setTimeout as sleep } from 'node:timers/promises'
import { WaitingLines } from './waiting-lines.ts'

const refusal = () => new Error('the line is full')

function lines({ waiting = 2, patienceMs = 60_000 } = {}): WaitingLines {
  return new WaitingLines({ atOnce: 1, waiting, patienceMs, refusal })
}

/** Work that continues until ended. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, end: resolve }
}

test('members of one line run one after another, in order of arrival', async () => {
  const [line, order] = [lines(), Array<string>()]
  const pass = (who: string) =>
    line.pass('a', async () => {
      order.push(`${who} begins`)
      await sleep(5)
      order.push(`${who} ends`)
    })
  await Promise.all([pass('first'), pass('second'), pass('third')])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
})

test('another line is not delayed', async () => {
  const [line, long] = [lines(), work()]
  const held = line.pass('a', long.run)
  expect(await line.pass('b', async () => 'passed')).toBe('passed')
  long.end('done')
  expect(await held).toBe('done')
})

test('a request that finds the line full is refused at once, and the line continues', async () => {
  const [line, long] = [lines({ waiting: 1 }), work()]
  const [held, waits] = [line.pass('a', long.run), line.pass('a', async () => 'waited')]
  await expect(line.pass('a', async () => 'too late')).rejects.toThrow('the line is full')
  long.end('done')
  expect(await Promise.all([held, waits])).toEqual(['done', 'waited'])
  expect(await line.pass('a', async () => 'room again')).toBe('room again')
})

test('a request that has waited too long is refused', async () => {
  const [line, long] = [lines({ patienceMs: 10 }), work()]
  const [held, waits] = [line.pass('a', long.run), line.pass('a', async () => 'waited')]
  await sleep(30)
  long.end('done')
  await expect(waits).rejects.toThrow('the line is full')
  expect(await held).toBe('done')
})

test('a failure passes the turn to the next', async () => {
  const line = lines()
  const fails = line.pass('a', () => Promise.reject(new Error('failed')))
  const next = line.pass('a', async () => 'next')
  await expect(fails).rejects.toThrow('failed')
  expect(await next).toBe('next')
})

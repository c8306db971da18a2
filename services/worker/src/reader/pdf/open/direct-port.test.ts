import { DirectPort, SHALLOW } from './direct-port.ts'

test('a chunk stays as sent, though its sender empties its lists', async () => {
  const port = new DirectPort(SHALLOW)
  const heard: unknown[] = []
  port.addEventListener('message', ({ data }) => heard.push(data))
  const chunk = { operators: [1, 2], args: [['a'], [{ x: 1 }]] }
  port.postMessage({ chunk })
  chunk.operators.length = 0
  chunk.args.length = 0
  expect(heard).toEqual([])
  await Promise.resolve()
  expect(heard).toEqual([{ chunk: { operators: [1, 2], args: [['a'], [{ x: 1 }]] } }])
})

test('bytes are passed without a copy', async () => {
  const port = new DirectPort(SHALLOW)
  const bytes = new Uint8Array(3)
  const heard = new Promise((resolve) => port.addEventListener('message', ({ data }) => resolve(data)))
  port.postMessage(bytes)
  expect(await heard).toBe(bytes)
})

test('a listener that has stopped receives nothing', async () => {
  const port = new DirectPort(SHALLOW)
  const stop = new AbortController()
  const heard: unknown[] = []
  port.addEventListener('message', ({ data }) => heard.push(data), { signal: stop.signal })
  stop.abort()
  port.postMessage('late')
  await Promise.resolve()
  expect(heard).toEqual([])
})

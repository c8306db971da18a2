import { createServer } from 'node:net'
import { freePort, freePortFrom } from './ports.ts'

test('if a port is taken, the next free one is found', async () => {
  const wanted = await freePort()
  expect(await freePortFrom(wanted)).toBe(wanted)

  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: wanted, host: '127.0.0.1' }, resolve))
  expect(await freePortFrom(wanted)).toBeGreaterThan(wanted)
  await new Promise((resolve) => server.close(resolve))
})

test('the found port is not one that the system assigns to programs without a fixed port', async () => {
  const found = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...found)).toBeLessThan(32_768)
  expect(Math.min(...found)).toBeGreaterThan(1_024)
  expect(new Set(found).size).toBeGreaterThan(40)
})

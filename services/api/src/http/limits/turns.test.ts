import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Turns } from './turns.ts'

let server: Server
afterEach(() => server.close())

/**
 * Answers with the number of the caller's requests in progress when this one began; none before this many are in
 * progress, of all callers.
 */
async function serve(options: { endsTurn: boolean; answersAt: number }): Promise<(caller: string) => Promise<number>> {
  const turns = new Turns()
  const takenUp: string[] = []
  const enough = Promise.withResolvers<number>()
  const app = express()
  app.use(turns.begin)
  if (options.endsTurn) app.use(turns.end)
  app.get('/', async (request, response) => {
    const caller = request.get('x-api-key')!
    takenUp.push(caller)
    const now = takenUp.filter((each) => each === caller).length
    if (takenUp.length >= options.answersAt) enough.resolve(takenUp.length)
    await enough.promise
    setTimeout(() => {
      takenUp.splice(takenUp.indexOf(caller), 1)
      response.json(now)
    }, 30)
  })
  server = createServer(app).listen(0)
  const { port } = server.address() as AddressInfo
  return async (caller) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-api-key': caller } })
    return (await answer.json()) as number
  }
}

const CROWD = Array.from({ length: 20 }, (_, i) => i)

test('of many requests from one caller four run at the same time, and all are answered', async () => {
  const ask = await serve({ endsTurn: false, answersAt: 4 })
  const seen = await Promise.all(CROWD.map(() => ask('one')))
  expect(seen).toHaveLength(CROWD.length)
  expect(Math.max(...seen)).toBe(4)
})

test('another caller has separate turns', async () => {
  // Without them its request would wait for the crowd, which waits for it.
  const ask = await serve({ endsTurn: false, answersAt: 5 })
  const crowd = CROWD.map(() => ask('one'))
  expect(await ask('another')).toBe(1)
  await Promise.all(crowd)
})

test('a request whose turn has ended delays nobody', async () => {
  const ask = await serve({ endsTurn: true, answersAt: CROWD.length })
  expect(Math.max(...(await Promise.all(CROWD.map(() => ask('one')))))).toBe(CROWD.length)
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Turns } from './turns.ts'

let server: Server
afterEach(() => server.close())

/** Answers with the number of the caller's requests in progress when this one began. */
async function serve({ endsTurn }: { endsTurn: boolean }): Promise<(caller: string) => Promise<number>> {
  const turns = new Turns()
  const takenUp = new Map<string, number>()
  const app = express()
  app.use(turns.begin)
  if (endsTurn) app.use(turns.end)
  app.get('/', (request, response) => {
    const caller = request.get('x-api-key')!
    const now = (takenUp.get(caller) ?? 0) + 1
    takenUp.set(caller, now)
    setTimeout(() => {
      takenUp.set(caller, takenUp.get(caller)! - 1)
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
  const ask = await serve({ endsTurn: false })
  const seen = await Promise.all(CROWD.map(() => ask('one')))
  expect(seen).toHaveLength(CROWD.length)
  expect(Math.max(...seen)).toBe(4)
})

test('another caller has separate turns', async () => {
  const ask = await serve({ endsTurn: false })
  let answered = 0
  const crowd = CROWD.map(() => ask('one').then(() => answered++))
  await ask('another')
  expect(answered).toBeLessThan(CROWD.length / 2)
  await Promise.all(crowd)
})

test('a request whose turn has ended delays nobody', async () => {
  const ask = await serve({ endsTurn: true })
  expect(Math.max(...(await Promise.all(CROWD.map(() => ask('one')))))).toBeGreaterThan(4)
})

import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The fault of an answer that carries an object:
 * - `slow`: it arrives after two seconds;
 * - `reset`: the connection breaks in the middle of the bytes;
 * - `cut_short`: the connection is closed normally in the middle of the bytes;
 * - `changed`: one byte differs from the stored one;
 * - `shorter`: the last bytes are missing, and the length matches that.
 */
export type Fault = 'none' | 'slow' | 'reset' | 'cut_short' | 'changed' | 'shorter'

/** A proxy between the service and its storage that passes on requests and answers, with the requested faults. */
export interface FaultyStorage {
  url: string
  /** Spoils objects whose key matches, from now on. */
  spoil(fault: Fault, keys?: RegExp): void
  /** Number of answers spoilt so far. */
  spoilt: number
  /** Breaks every connection and accepts no more. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

const SLOW_MS = 2_000

export async function startFaultyStorage(target: string): Promise<FaultyStorage> {
  let [fault, keys]: [Fault, RegExp] = ['none', /./]
  let server = await listen(0)
  const { port } = server.address() as { port: number }

  function listen(on: number): Promise<Server> {
    const listening = createServer((asked, answer) => void passOn(asked, answer))
    return new Promise((resolve) => listening.listen(on, '127.0.0.1', () => resolve(listening)))
  }

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const spoils = fault !== 'none' && isObject(asked) && keys.test(asked.url ?? '')
    const wanted = spoils ? fault : 'none'
    if (spoils) storage.spoilt++
    if (wanted === 'slow') await sleep(SLOW_MS)
    const options = { method: asked.method, path: asked.url, headers: asked.headers, setHost: false }
    const passed = request(target, options, (answered) => void send(answered, answer, wanted))
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  const storage: FaultyStorage = {
    url: `http://127.0.0.1:${port}`,
    spoilt: 0,
    spoil: (next, which = /./) => void ([fault, keys] = [next, which]),
    goAway: () => close(server),
    async comeBack() {
      server = await listen(port)
    },
  }
  return storage
}

/** Whether a request is for an object's bytes, not for a list. */
function isObject({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && !/[?&]list-type=/.test(url)
}

async function send(answered: IncomingMessage, answer: ServerResponse, fault: Fault): Promise<void> {
  const { statusCode = 502, headers } = answered
  if (fault === 'none' || fault === 'slow') {
    answer.writeHead(statusCode, headers)
    answered.pipe(answer)
    return
  }
  const bytes = Buffer.concat(await answered.toArray())
  const half = Math.floor(bytes.length / 2)
  if (fault === 'shorter') {
    answer.writeHead(statusCode, { ...headers, 'content-length': half }).end(bytes.subarray(0, half))
  } else if (fault === 'changed') {
    bytes[half] = (bytes[half] ?? 0) ^ 0xff
    answer.writeHead(statusCode, headers).end(bytes)
  } else {
    answer.writeHead(statusCode, headers).write(bytes.subarray(0, half), () => {
      if (fault === 'reset') answer.socket?.resetAndDestroy()
      else answer.socket?.end()
    })
  }
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  return closed
}

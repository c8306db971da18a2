import { Pool } from 'undici'

/** A request to repeat. */
export interface Target {
  origin: string
  path: string
  headers: Record<string, string>
}

export interface Turn {
  perSecond: number
  /** The duration of each request, in milliseconds. */
  latencies: number[]
  /** Responses other than 200. */
  failed: number
}

/** Sends requests for some seconds, with a constant number of them in flight. */
export async function ask(
  { origin, path, headers }: Target,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Turn> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const latencies: number[] = []
  let failed = 0
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const one = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
      await body.arrayBuffer()
      latencies.push(performance.now() - asked)
      if (statusCode !== 200) failed++
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const took = performance.now() - begun
  await pool.close()
  return { perSecond: latencies.length / (took / 1_000), latencies, failed }
}

import { Pool } from 'undici'

/** Something to be asked for over and over. */
export interface Target {
  origin: string
  path: string
  headers: Record<string, string>
}

export interface Turn {
  perSecond: number
  /** In milliseconds, of each request. */
  latencies: number[]
  /** Answers other than 200. */
  failed: number
}

/** Asks for so many seconds, with so many requests under way at any time. */
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

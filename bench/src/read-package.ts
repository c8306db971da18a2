import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { ask, type Turn } from './load.ts'
import { prepare } from './prepare.ts'
import { ratioOf, summary, type Summary } from './summary.ts'

export interface Options {
  seconds: number
  rounds: number
  connections: number
  out: string
}

const SERVERS = {
  bare: 'bare Express 5 + pg',
  prepared: 'the same, prepared statement',
  api: 'GET /packages/{package_id}',
} as const
type ServerName = keyof typeof SERVERS
const NAMES = Object.keys(SERVERS) as ServerName[]

/** Compares the API with a bare handler, alternately, so that other load affects both equally. */
export async function readPackage(options: Options): Promise<void> {
  await using bench = await prepare()
  const turns: Record<ServerName, Turn[]> = { bare: [], prepared: [], api: [] }
  // A warm-up turn for each: connections are opened and code is compiled.
  for (let number = 0; number <= options.rounds; number++) {
    for (const name of NAMES) {
      const turn = await ask(bench[name], options)
      if (number > 0) turns[name].push(turn)
    }
  }
  const ratio = { toBare: ratioOf(turns.api, turns.bare), toPrepared: ratioOf(turns.api, turns.prepared) }
  await tell(options, ratio, {
    bare: summary(turns.bare),
    prepared: summary(turns.prepared),
    api: summary(turns.api),
  })
}

async function tell(
  { out, ...options }: Options,
  ratio: Record<'toBare' | 'toPrepared', number>,
  summaries: Record<ServerName, Summary>,
): Promise<void> {
  for (const name of NAMES) console.log(line(SERVERS[name], summaries[name]))
  console.log(`ratio ${ratio.toBare} to the bare handler, ${ratio.toPrepared} to the one with a prepared statement`)
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version }
  const kept = { at: new Date().toISOString(), machine, ...options, ratio, ...summaries }
  await writeFile(out, `${JSON.stringify(kept, null, 2)}\n`)
}

function line(name: string, { perSecond, median, p99, failed }: Summary): string {
  return `${name.padEnd(30)} ${perSecond} requests/s   median ${median} ms   p99 ${p99} ms   ${failed} failed`
}

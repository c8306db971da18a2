import { Session, type Profiler } from 'node:inspector'

/** The end positions of executed functions by file URL: V8 and TypeScript agree on them. */
export type Executed = ReadonlyMap<string, ReadonlySet<number>>

/** The functions executed by `work`. */
export function executedBy(work: () => void): Executed {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  work()
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (_, { result }) => (scripts = result))
  session.disconnect()
  return new Map(scripts.map(({ url, functions }) => [url, new Set(endsOf(functions))]))
}

function endsOf(functions: readonly Profiler.FunctionCoverage[]): number[] {
  return functions.flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range.endOffset] : []))
}

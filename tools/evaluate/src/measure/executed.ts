import { Session, type Profiler } from 'node:inspector'

/** Where the functions that ran end in their files, by the file's URL: V8 and TypeScript agree on that place. */
export type Executed = ReadonlyMap<string, ReadonlySet<number>>

/** The functions that run while `work` does. */
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

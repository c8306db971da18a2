import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'

const ENGINE = fileURLToPath(new URL('./engine/engine.sh', import.meta.url))

/** A Docker engine, this machine's or one started for the run, and its view of the project. */
export interface Docker {
  /** The project's folder, as the engine sees it. */
  readonly project: string
  readonly projectOnDisk: string
  /** Runs `docker …` and returns its output. @throws Error with its error output on failure. */
  docker(args: readonly string[], input?: Buffer): Promise<Buffer>
  /** Runs `docker compose …` on the project. */
  compose(args: readonly string[], input?: Buffer): Promise<Buffer>
  /** The path in this process for a path of the engine. */
  onDisk(path: string): string
}

/**
 * @param project the project's folder, as the engine sees it
 * @param projectOnDisk the same, as this process sees it
 */
export function dockerOf(kind: 'own' | 'machine', project: string, projectOnDisk: string): Docker {
  const prefix = kind === 'own' ? [ENGINE, 'run', 'docker'] : ['docker']
  const home = process.env['ENGINE_HOME'] ?? '/tmp/income-containers'
  const docker = (args: readonly string[], input?: Buffer) => run([...prefix, ...args], input)
  return {
    project,
    projectOnDisk,
    docker,
    compose: (args, input) =>
      docker(['compose', '--project-name', 'income-test', '--project-directory', project, ...args], input),
    onDisk: (path) => (kind === 'own' ? `${home}/root${path}` : path),
  }
}

export async function run([file = '', ...args]: readonly string[], input?: Buffer): Promise<Buffer> {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>])
  if (code !== 0) throw new Error(`${args.slice(-4).join(' ')} ended with ${code}:\n${said.slice(-2_000)}`)
  return Buffer.concat(chunks)
}

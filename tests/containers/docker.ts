import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'

const ENGINE = fileURLToPath(new URL('./engine/engine.sh', import.meta.url))

/** A Docker engine, this machine's or one brought up for the run, and the project as it sees it. */
export interface Docker {
  /** Runs `docker …` and returns what it printed. @throws Error with what it said where it failed. */
  docker(args: readonly string[], input?: Buffer): Promise<Buffer>
  /** Runs `docker compose …` on the project. */
  compose(args: readonly string[], input?: Buffer): Promise<Buffer>
  /** Where a path of the engine's lies for this process. */
  onDisk(path: string): string
}

/** @param folder the project, as the engine sees it */
export function dockerOf(kind: 'own' | 'machine', folder: string): Docker {
  const prefix = kind === 'own' ? [ENGINE, 'run', 'docker'] : ['docker']
  const home = process.env['ENGINE_HOME'] ?? '/tmp/income-containers'
  const docker = (args: readonly string[], input?: Buffer) => run([...prefix, ...args], input)
  return {
    docker,
    compose: (args, input) =>
      docker(['compose', '--project-name', 'income-test', '--project-directory', folder, ...args], input),
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

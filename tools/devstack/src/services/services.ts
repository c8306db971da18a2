import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiConfig } from '@income/api/config'
import { workerConfig } from '@income/worker/config'
import type { z } from 'zod'
import { freePort } from '../process/ports.ts'
import type { Program } from '../process/program.ts'
import type { StoreSettings } from '../stores/options.ts'

export interface ServiceOptions {
  /** Directory of the services' working files and logs. */
  directory: string
  settings: StoreSettings & { ENCRYPTION_KEY: string }
  environment: Record<string, string | undefined>
}

const ENTRY_POINTS = new URL('../../../../services/', import.meta.url)

/** The system's variables for running a program; apart from these, services receive only their settings. */
const SYSTEM = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_COMPILE_CACHE']

/** Webhooks may go to receivers on this machine, where people try the service out. */
const OF_THIS_MACHINE = { WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' }

/** The API on the given port. */
export function apiProgram(options: ServiceOptions, port: number): Program {
  const defaults = { ...OF_THIS_MACHINE, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const settings = { ...defaults, ...configuration(options.environment, apiConfig) }
  return {
    ...nodeService('api', options, { ...settings, PORT: String(port) }),
    name: 'API',
    isReady: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
  }
}

/** One of `count` workers, which share the cores. */
export async function workerProgram(options: ServiceOptions, number: number, count: number): Promise<Program> {
  const workDirectory = join(options.directory, 'work')
  await mkdir(workDirectory, { recursive: true, mode: 0o700 })
  const metricsPort = await freePort()
  const readers = options.environment['READERS'] ?? String(Math.ceil(availableParallelism() / count))
  const own = { READERS: readers, WORK_DIRECTORY: workDirectory, METRICS_PORT: String(metricsPort) }
  const settings = { ...OF_THIS_MACHINE, ...configuration(options.environment, workerConfig), ...own }
  return {
    ...nodeService('worker', options, settings),
    name: `Worker ${number}`,
    log: logOf(options, `worker-${number}`),
    isReady: () => answersOk(`http://127.0.0.1:${metricsPort}/health/ready`),
  }
}

function nodeService(service: 'api' | 'worker', options: ServiceOptions, env: Record<string, string>) {
  return {
    file: process.execPath,
    args: [fileURLToPath(new URL(`${service}/src/main.ts`, ENTRY_POINTS))],
    env: { ...env, ...options.settings },
    log: logOf(options, service),
    signal: 'SIGTERM',
    wave: 0,
  } satisfies Partial<Program>
}

function logOf({ directory }: ServiceOptions, name: string): string {
  return join(directory, 'logs', `${name}.log`)
}

/** A service's settings in the environment. */
function configuration(environment: ServiceOptions['environment'], schema: z.ZodObject): Record<string, string> {
  const given = [...SYSTEM, ...Object.keys(schema.shape)].map((name) => [name, environment[name]] as const)
  return Object.fromEntries(given.filter((pair): pair is [string, string] => pair[1] !== undefined))
}

async function answersOk(url: string): Promise<boolean> {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  return ok
}

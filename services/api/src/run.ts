import { setTimeout as sleep } from 'node:timers/promises'
import { endWhenStuck, programConfig, startTracing, type ProgramConfig } from '@income/platform'
import { createApp } from './app.ts'
import { apiConfig, type ApiConfig } from './config.ts'
import { openDependencies } from './dependencies.ts'
import { drain, listen } from './server.ts'

/** How long it keeps serving after it reports that it is not ready, so that load balancers send requests elsewhere. */
const FAREWELL_MS = 2_000
const DRAIN_MS = 16_000

/** The API as a program: it takes its settings from the environment, and ends when asked to. */
export async function run(shutdown: Promise<NodeJS.Signals>): Promise<void> {
  const given = programConfig(apiConfig, 'The API of the Income Document Processing Service.')
  if (given) await serve(given, shutdown)
}

/** Serves until asked to end, then finishes its requests. */
async function serve({ config, reach }: ProgramConfig<ApiConfig>, shutdown: Promise<NodeJS.Signals>): Promise<void> {
  endWhenStuck()
  const tracing = await startTracing('api', config)
  const { dependencies, close } = openDependencies(config, reach)
  const { log } = dependencies
  let draining = false
  const server = await listen(createApp(dependencies, { isDraining: () => draining }), {
    host: config.HOST,
    port: config.PORT,
    maxConnections: config.MAX_CONNECTIONS,
    log,
  })
  dependencies.computing.start()
  log.info({ address: server.address() }, 'listening')
  const signal = await shutdown
  draining = true
  log.info({ signal }, 'draining')
  dependencies.packageFeed.close()
  await sleep(FAREWELL_MS)
  await drain(server, DRAIN_MS)
  await close()
  await tracing.close()
  log.info('stopped')
}

import { fileURLToPath } from 'node:url'
import { SMALL_HEAP } from '@income/worker/small-heap'

const SERVICES = new URL('../../../services/', import.meta.url)

/** With these flags a worker finds its compiled sources again. */
const FLAGS = { api: [], worker: SMALL_HEAP }

export type ServiceName = keyof typeof FLAGS

/**
 * Arguments of Node that run a service.
 * @param services the folder of the services; another version has its own
 */
export function serviceArguments(service: ServiceName, services = SERVICES): string[] {
  return ['--no-warnings', ...FLAGS[service], fileURLToPath(new URL(`${service}/src/main.ts`, services))]
}

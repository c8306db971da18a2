import { fileURLToPath } from 'node:url'

const SERVICES = new URL('../../../services/', import.meta.url)

export type ServiceName = 'api' | 'worker'

/**
 * Arguments of Node that run a service.
 * @param services the folder of the services; another version has its own
 */
export function serviceArguments(service: ServiceName, services = SERVICES): string[] {
  return ['--no-warnings', fileURLToPath(new URL(`${service}/src/main.ts`, services))]
}

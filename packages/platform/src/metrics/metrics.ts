import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry }

/** What is running: of each instance there is one, which is 1. */
export interface Build {
  version: string
  /** Further parts that have a version of their own, by name. */
  [part: string]: string
}

/** A registry of its own for each service, with the runtime's metrics in it. Labels carry no ids and no names. */
export function createRegistry(service: string, build: Build = { version: 'unknown' }): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const info = new Gauge({
    name: 'income_build_info',
    help: 'Always 1; its labels say what is running',
    labelNames: Object.keys(build),
    registers: [registry],
  })
  info.set(build, 1)
  return registry
}

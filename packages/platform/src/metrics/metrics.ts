import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry }

/** A registry of its own for each service, with the runtime's metrics in it. Labels carry no ids and no names. */
export function createRegistry(service: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return registry
}

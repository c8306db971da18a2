import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry }

/** The running build; its metric is always 1. */
export interface Build {
  version: string
  /** Other parts with a version, by name. */
  [part: string]: string
}

/**
 * Gauges of prom-client whose names suggest counters. The same numbers exist, by type, under names without `_total`.
 */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** A separate registry for each service, including the runtime's metrics. Labels contain no ids and no names. */
export function createRegistry(service: string, build: Build = { version: 'unknown' }): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  const info = new Gauge({
    name: 'income_build_info',
    help: 'Always 1; its labels say what is running',
    labelNames: Object.keys(build),
    registers: [registry],
  })
  info.set(build, 1)
  return registry
}

interface CounterSeries<L extends string> {
  name: string
  help: string
  labelNames: readonly L[]
  /** Every combination of labels that may be counted. */
  series: readonly Record<L, string>[]
}

/** A counter whose series all start at zero: `rate` misses the first event of a series that starts with it. */
export function primedCounter<L extends string>(
  registry: Registry,
  { name, help, labelNames, series }: CounterSeries<L>,
): Counter<L> {
  const counter = new Counter<L>({ name, help, labelNames, registers: [registry] })
  for (const labels of series) counter.inc(labels, 0)
  return counter
}

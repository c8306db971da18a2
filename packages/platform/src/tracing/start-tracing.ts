import type { PlatformConfig } from '../config/config.ts'
import type { Tracing } from './export-spans.ts'

type TracingConfig = Pick<PlatformConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>

/** Starts tracing if a collector is configured. Otherwise OpenTelemetry's SDK is not even loaded. */
export async function startTracing(service: 'api' | 'worker', config: TracingConfig): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config
  if (endpoint === undefined) return { close: async () => {} }
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans({ service, endpoint, share })
}

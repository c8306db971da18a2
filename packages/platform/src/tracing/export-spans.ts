import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

/** The destination of spans while a process traces. */
export interface Tracing {
  /** Sends what is left, without waiting for a collector that is away. */
  close(): Promise<void>
}

interface Exporting {
  service: string
  /** Of a collector, without the path for traces. */
  endpoint: string
  /** Share of the traces started here that are sent, 0 to 1. Traces started elsewhere keep their decision. */
  share: number
}

/** At the end of the process: longer than a live collector takes. */
const PATIENCE_MS = 2_000

/**
 * Sends spans by OTLP over HTTP. Spans that a collector does not accept in time are dropped: tracing delays no work.
 */
export function exportSpans({ service, endpoint, share }: Exporting): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `income-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return { close: () => provider.shutdown().catch(() => {}) }
}

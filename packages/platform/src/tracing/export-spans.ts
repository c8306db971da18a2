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

/** Where spans go, while a process traces. */
export interface Tracing {
  /** Sends what is left. A collector that is away is not waited for. */
  close(): Promise<void>
}

interface Exporting {
  service: string
  /** Of a collector, without the path of traces. */
  endpoint: string
  /** Of the traces begun here, 0 to 1. One that was begun elsewhere is kept or not as it was there. */
  share: number
}

/** At the end of the process, longer than a collector that lives takes. */
const PATIENCE_MS = 2_000

/** Sends spans by OTLP over HTTP. What a collector does not take in time is dropped: tracing holds up no work. */
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

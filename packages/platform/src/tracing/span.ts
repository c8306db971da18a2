import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api'

/** What a span tells beside its name: ids and outcomes, never contents. */
export interface SpanOptions {
  /** The span it goes on from, in another process; the present one where it is left out. */
  parent?: string | null
  kind?: keyof typeof SpanKind
  attributes?: Attributes
}

/** Begun by whoever asks and ended by whoever answers. */
export interface OpenSpan {
  /** Does work as part of the span. */
  within<T>(work: () => T): T
  /** Renames the span, now that more is known, and ends it. */
  end(name: string, attributes: Attributes): void
}

/** Does work in a span of its own. Where nobody traces (see `startTracing`), the work is all that is done. */
export function inSpan<T>(name: string, { parent, kind, attributes }: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, spanOptions(kind, attributes), contextOf(parent), async (span) => {
    try {
      return await work()
    } catch (error) {
      // The class alone: a message may quote what is not for others to see.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error })
      throw error
    } finally {
      span.end()
    }
  })
}

export function openSpan(name: string, { parent, kind, attributes }: SpanOptions): OpenSpan {
  const from = contextOf(parent)
  const span = tracer().startSpan(name, spanOptions(kind, attributes), from)
  const inside = trace.setSpan(from, span)
  return {
    within: (work) => context.with(inside, work),
    end(named, more) {
      span.updateName(named)
      span.setAttributes(more)
      span.end()
    },
  }
}

/** The present span as others go on from it, a traceparent; null without one. */
export function traceParent(): string | null {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}

/** For log lines: which span was at work. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

function tracer() {
  return trace.getTracer('income')
}

function spanOptions(kind: SpanOptions['kind'] = 'INTERNAL', attributes: Attributes = {}) {
  return { kind: SpanKind[kind], attributes }
}

function contextOf(parent: string | null | undefined): Context {
  if (parent === undefined) return context.active()
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent })
}

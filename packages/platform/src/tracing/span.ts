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

/** The data of a span in addition to its name: ids and outcomes, never contents. */
export interface SpanOptions {
  /** The parent span, in another process; the current one if omitted. */
  parent?: string | null
  kind?: keyof typeof SpanKind
  attributes?: Attributes
}

/** Started by the sender of a request and ended by its receiver. */
export interface OpenSpan {
  /** Runs work as part of the span. */
  within<T>(work: () => T): T
  /** Renames the span, now that more is known, and ends it. */
  end(name: string, attributes: Attributes): void
}

/** Runs work in a new span. Without tracing (see `startTracing`), it only runs the work. */
export function inSpan<T>(name: string, { parent, kind, attributes }: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, spanOptions(kind, attributes), contextOf(parent), async (span) => {
    try {
      return await work()
    } catch (error) {
      // Only the class: a message may quote confidential data.
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

/** The current span as a traceparent for other processes; null without one. */
export function traceParent(): string | null {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}

/** For log lines: the span they belong to. */
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

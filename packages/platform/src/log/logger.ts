import { pino, type DestinationStream, type Logger } from 'pino'
import { traceIds } from '../tracing/span.ts'

export type { Logger }

/**
 * Logs contain ids and outcomes, never contents: no names of people or files, no amounts, no keys. An error is logged
 * with its type, code and stack; its message is dropped if it may quote the caller's data.
 */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: traceIds,
    serializers: { err: serializeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  // The stack's first lines repeat the message, which may quote data; the frames do not.
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
  return { type: error.name, ...(typeof code === 'string' ? { code } : {}), stack: frames.join('\n') }
}

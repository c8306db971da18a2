import { keepHeapSmall } from './operation/small-heap.ts'

/** Installed first, so that a process asked to stop while starting also shuts down in order. */
const shutdown = Promise.withResolvers<NodeJS.Signals>()
process.on('SIGTERM', shutdown.resolve).on('SIGINT', shutdown.resolve)

const { run } = await import('./run.ts')
keepHeapSmall()
await run(shutdown.promise)

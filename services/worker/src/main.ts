import { keepHeapSmall } from './operation/small-heap.ts'

/** Installed first, so that a process asked to stop while starting also shuts down in order. */
const told = Promise.withResolvers<NodeJS.Signals>()
process.on('SIGTERM', told.resolve).on('SIGINT', told.resolve)

keepHeapSmall()
const { run } = await import('./run.ts')
await run(told.promise)

/** Heard from the first moment on: who is told to end while it loads its modules or starts ends in good order too. */
const told = Promise.withResolvers<NodeJS.Signals>()
process.on('SIGTERM', told.resolve).on('SIGINT', told.resolve)

const { run } = await import('./run.ts')
await run(told.promise)

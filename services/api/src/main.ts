/** Installed first, so that a process that is asked to stop while it loads or starts ends in good order too. */
const told = Promise.withResolvers<NodeJS.Signals>()
process.on('SIGTERM', told.resolve).on('SIGINT', told.resolve)

const { run } = await import('./run.ts')
await run(told.promise)

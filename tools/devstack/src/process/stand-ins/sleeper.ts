/** A program for tests: reports that it runs and waits; with DEAF=1 it ignores SIGTERM. */
if (process.env['DEAF'] === '1') process.on('SIGTERM', () => {})
console.log('up')
setInterval(() => {}, 1_000)

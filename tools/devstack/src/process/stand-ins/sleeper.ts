/** A program for tests: says so and stays; with DEAF=1 it heeds no SIGTERM. */
if (process.env['DEAF'] === '1') process.on('SIGTERM', () => {})
console.log('up')
setInterval(() => {}, 1_000)

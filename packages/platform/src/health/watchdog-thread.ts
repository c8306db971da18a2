/**
 * A separate thread, because a stuck event loop cannot detect itself. It counts beats instead of time, so that a
 * machine that was asleep is not taken for a stuck process.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { BEAT_MS, type Watched } from './watchdog.ts'

const STDERR = 2
const FATAL = 60

const { counter, patience } = workerData as Watched
const beats = new Int32Array(counter)
let seen = -1
let missed = 0

setInterval(() => {
  const beat = Atomics.load(beats, 0)
  missed = beat === seen ? missed + 1 : 0
  seen = beat
  if (missed >= patience) end()
}, BEAT_MS)

function end(): void {
  const line = { level: FATAL, msg: `the event loop has been stuck for ${missed} s: the process exits` }
  // Not through the thread's streams, which use the stuck event loop.
  writeSync(STDERR, `${JSON.stringify(line)}\n`)
  process.kill(process.pid, 'SIGKILL')
}

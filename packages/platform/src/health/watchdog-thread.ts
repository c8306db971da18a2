/**
 * A thread of its own: what has stuck the event loop cannot stick it. It counts beats rather than time, so that a machine that was
 * asleep is not taken for a process that is stuck.
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
  // Not by the thread's streams, for they go through the event loop that is stuck.
  writeSync(STDERR, `${JSON.stringify(line)}\n`)
  process.kill(process.pid, 'SIGKILL')
}

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'

/** A process to be ended, the leader of its own process group. */
export interface Ending {
  pid: number
  /** The signal for an orderly end. */
  signal: NodeJS.Signals
  /** Waves end one after the other, the lowest first: services before the stores they write to. */
  wave: number
}

/** The longest time for an orderly end, in milliseconds. */
const PATIENCE_MS = 20_000

/** Ends all of them, wave by wave; resolves when they and their children are gone. */
export async function endInOrder(endings: readonly Ending[]): Promise<void> {
  const waves = [...new Set(endings.map((ending) => ending.wave))].sort((a, b) => a - b)
  for (const wave of waves) {
    await Promise.all(endings.filter((ending) => ending.wave === wave).map((ending) => end(ending)))
  }
}

async function end({ pid, signal }: Ending): Promise<void> {
  send(pid, signal)
  // A stopped process ignores signals until it is continued.
  send(pid, 'SIGCONT')
  for (let waited = 0; isAlive(pid) && waited < PATIENCE_MS; waited += 20) await sleep(20)
  send(-pid, 'SIGKILL')
  for (let waited = 0; isAlive(pid) && waited < 1_000; waited += 20) await sleep(20)
}

export function isAlive(pid: number): boolean {
  return send(pid, 0) && !isZombie(pid)
}

/** Ended, but not yet reaped by its parent: an init process may be slow with orphans. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    // EPERM: it exists, but this user may not signal it.
    return errorCode(error) === 'EPERM'
  }
}

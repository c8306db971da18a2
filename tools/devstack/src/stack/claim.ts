import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../process/ending.ts'
import { StackError } from '../stack-error.ts'
import { startGuardian, type Guardian } from '../process/guardian.ts'

/** The longest time for the remains of a killed run to end, in milliseconds. */
const ENDING_MS = 30_000

export class AlreadyRunning extends StackError {
  constructor(directory: string, pid: number) {
    super(
      `The service is already running on the data in ${directory} (process ${pid}).\n` +
        'Its addresses are in ready.json there. Stop it first, or name another directory with --data.',
    )
  }
}

/**
 * Reserves the directory for this process until everything it started has ended; a throwaway directory is then removed.
 * Waits for the remains of a killed run to end.
 * @throws AlreadyRunning if another process has it.
 */
export async function claimDirectory(
  directory: string,
  durability: 'kept' | 'throwaway',
  report: (line: string) => void,
): Promise<Guardian> {
  const order =
    durability === 'kept' ? { lock: join(directory, 'lock'), remove: [] } : { lock: null, remove: [directory] }
  const pidFile = join(directory, 'pid')
  for (let waited = 0; ; waited += 250) {
    const guardian = await startGuardian(order)
    if (guardian) {
      await writeFile(pidFile, String(process.pid))
      return guardian
    }
    const holder = Number(await readFile(pidFile, 'utf8').catch(() => '0'))
    if ((holder > 0 && isAlive(holder)) || waited >= ENDING_MS) throw new AlreadyRunning(directory, holder)
    if (waited === 0) report('Waiting for the previous run to end …')
    await sleep(250)
  }
}

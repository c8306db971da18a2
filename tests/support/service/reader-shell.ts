import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Written when a block has ended. */
const END = 'the block has ended'
/** How long an endless stream is followed, in seconds. */
const FOLLOWED = 3
/** Curl's exit status for a timeout. */
const TIMED_OUT = 28

/**
 * A bash in which a reader of the documentation works: blocks run one after the other and share their variables. A
 * failing command, an unset variable, or an answer of 400 or more ends it.
 */
export interface ReaderShell {
  /** Runs a block and returns its output. @throws with the whole output if it fails */
  run(commands: string): Promise<string>
  close(): Promise<void>
}

/** @param folder where the reader works, with the documents that the page mentions */
export function openReaderShell(folder: string): ReaderShell {
  const env = { PATH: process.env['PATH'], CURL_HOME: folder }
  const shell = spawn('bash', ['-euo', 'pipefail'], { cwd: folder, env })
  const ended = once(shell, 'exit')
  let written = ''
  for (const output of [shell.stdout, shell.stderr]) output.on('data', (chunk: Buffer) => (written += String(chunk)))

  /** The output up to the mark of the block's end; null if bash ended before. */
  async function untilMark(): Promise<string | null> {
    while (!written.endsWith(END)) {
      if (shell.exitCode !== null) return null
      await sleep(20)
    }
    return written.slice(0, -END.length)
  }

  return {
    async run(commands) {
      const isStream = commands.includes('/events"')
      await writeFile(join(folder, '.curlrc'), isStream ? `max-time = ${FOLLOWED}\n` : 'fail-with-body\n')
      await writeFile(join(folder, 'block.sh'), commands)
      written = ''
      const run = isStream ? `status=0; (source block.sh) || status=$?; [ $status = ${TIMED_OUT} ]` : 'source block.sh'
      shell.stdin.write(`${run}\nprintf '${END}'\n`)
      const output = await untilMark()
      if (output === null) throw new Error(`this block fails:\n${commands}\nIt wrote:\n${written}`)
      return output
    },
    async close() {
      shell.stdin.end()
      await ended
    },
  }
}

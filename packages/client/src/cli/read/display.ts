import { MultiBar, Presets, type SingleBar } from 'cli-progress'
import type { FileRecord } from '../../contract/types.ts'
import type { Progress } from '../../uploads/put.ts'
import { plain } from '../terminal/text.ts'

/** Shows the progress of each file. */
export interface Display {
  sending(path: string, progress: Progress): void
  /** The file is sent again, because of this problem. */
  again(path: string, problem: Error): void
  reading(path: string, file: FileRecord): void
  /** Stops showing this file. */
  ended(path: string): void
  stop(): void
}

/** Standard error, or what stands for it. */
type Output = NodeJS.WriteStream | { isTTY: false; write: (text: string) => boolean }

const NAME_WIDTH = 40

/** Bars on a terminal: one for each file in progress, and one for all. Elsewhere, a line only for a file that is sent again. */
export function display(output: Output, names: ReadonlyMap<string, string>): Display {
  if (!output.isTTY) {
    const again = (path: string, problem: Error) =>
      void output.write(`${plain(path)}: ${problem.message}. Sending it again …\n`)
    return { sending: () => {}, again, reading: () => {}, ended: () => {}, stop: () => {} }
  }
  const format = '  {name} {bar} {percentage}% {state}'
  const all = new MultiBar(
    { stream: output, format, hideCursor: true, clearOnComplete: true, barsize: 24 },
    Presets.shades_grey,
  )
  const total = all.create(names.size, 0, { name: 'All files'.padEnd(NAME_WIDTH), state: '' })
  const bars = new Map<string, SingleBar>()

  function show(path: string, share: number, state: string): void {
    const bar = bars.get(path) ?? all.create(1, 0)
    bars.set(path, bar)
    bar.update(share, { name: fitted(names.get(path) ?? path), state })
  }

  return {
    sending: (path, { sent, total: bytes }) => show(path, sent / bytes, 'sending'),
    again: (path, { message }) => show(path, 0, `${message}. Sending it again …`),
    reading: (path, { status, progress }) => show(path, progress ?? 0, status),
    ended(path) {
      const bar = bars.get(path)
      if (bar) all.remove(bar)
      bars.delete(path)
      total.increment()
    },
    stop: () => all.stop(),
  }
}

function fitted(name: string): string {
  const shown = plain(name)
  return shown.length > NAME_WIDTH ? `${shown.slice(0, NAME_WIDTH - 1)}…` : shown.padEnd(NAME_WIDTH)
}

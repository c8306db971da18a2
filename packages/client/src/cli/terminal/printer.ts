import Table from 'cli-table3'
import { plain } from './text.ts'

/** Output of commands on standard output. */
export interface Printer {
  /** Whether a program reads it: JSON lines instead of text. */
  readonly json: boolean
  /** One JSON line; nothing for people. */
  record: (value: object) => void
  /** For people; nothing in a pipe. */
  text: (line: string) => void
  table: (head: readonly string[], rows: readonly (readonly string[])[]) => void
}

export interface Printing {
  json?: boolean
}

/** Text on a terminal; JSON lines in a pipe or if requested. */
export function printer({ json = !process.stdout.isTTY }: Printing): Printer {
  return {
    json,
    record(value) {
      if (json) process.stdout.write(`${JSON.stringify(value)}\n`)
    },
    text(line) {
      if (!json) process.stdout.write(`${line}\n`)
    },
    table(head, rows) {
      if (json) return
      const table = new Table({ head: [...head], chars: NO_LINES, style: { 'padding-left': 0, head: ['bold'] } })
      table.push(...rows.map((row) => row.map(plain)))
      process.stdout.write(`${table.toString()}\n`)
    },
  }
}

const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right']
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .concat('mid', 'mid-mid', 'middle')
    .map((place) => [place, '']),
)

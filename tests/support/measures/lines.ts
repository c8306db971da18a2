import { Writable } from 'node:stream'

/** Stores what is written to its sink. */
export function linesOf(): { lines: readonly string[]; sink: Writable } {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, sink }
}

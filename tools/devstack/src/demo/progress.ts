import cliProgress from 'cli-progress'
import type { FileRecord } from '@income/shared'

/** Shows the progress of files: bars on a terminal, elsewhere a line for every file that ends. */
export interface ProgressDisplay {
  show(files: readonly FileRecord[]): void
  end(): void
}

export function progressDisplay(output: NodeJS.WriteStream): ProgressDisplay {
  return output.isTTY ? bars(output) : lines(output)
}

function bars(output: NodeJS.WriteStream): ProgressDisplay {
  const format = '  {name} {bar} {percentage}% {status}'
  const all = new cliProgress.MultiBar({ stream: output, format, hideCursor: true }, cliProgress.Presets.shades_grey)
  const byFile = new Map<string, cliProgress.SingleBar>()
  return {
    show(files) {
      const width = Math.max(...files.map((file) => file.file_name.length))
      for (const { id, file_name, status, progress } of files) {
        const bar = byFile.get(id) ?? all.create(1, 0)
        byFile.set(id, bar)
        bar.update(progress ?? 0, { name: file_name.padEnd(width), status })
      }
    },
    end: () => all.stop(),
  }
}

function lines(output: NodeJS.WriteStream): ProgressDisplay {
  const reported = new Set<string>()
  return {
    show(files) {
      for (const { id, file_name, status } of files) {
        if (reported.has(id) || status === 'queued' || status === 'processing') continue
        reported.add(id)
        output.write(`  ${file_name} ${status} (${reported.size} of ${files.length})\n`)
      }
    },
    end: () => {},
  }
}

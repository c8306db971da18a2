import { linesOf, type FileLine, type PackageLine, type RefusedLine, type SummaryLine } from '../packages/records.ts'
import { packageReport } from '../packages/report.ts'
import { style } from '../terminal/style.ts'
import { counted, plain } from '../terminal/text.ts'
import type { Outcome } from './read-job.ts'

const MOST_NAMED = 10

/** The outcome of a job, as JSON lines. */
export function outcomeLines({ contents, paths, refused }: Outcome): (FileLine | PackageLine | RefusedLine)[] {
  return [...refused, ...(contents ? linesOf(contents, paths) : [])]
}

/** The same for people. */
export function outcomeReport({ contents, refused }: Outcome): string[] {
  return [
    ...refused.map(({ path, error }) => `${style.bad('✗')} ${plain(path)}: ${plain(error.message)}`),
    ...(contents ? packageReport(contents) : []),
    '',
  ]
}

/** For people: files in a folder that were not sent. */
export function passedOverReport(paths: readonly string[]): string {
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : ''
  const named = paths.slice(0, MOST_NAMED).map(plain).join(', ')
  return `Not a PDF, PNG or JPEG, so passed over: ${named}${more}`
}

/** The summary of a run, counting only its own files, whatever else is in their packages. */
export function summaryOf(outcomes: readonly Outcome[]): SummaryLine {
  const refused = outcomes.flatMap((outcome) => outcome.refused).length
  const files = outcomes.flatMap(
    ({ contents, paths }) => contents?.files.filter(({ file }) => paths.has(file.id)) ?? [],
  )
  const read = files.filter(({ file }) => file.status === 'processed')
  const between = outcomes.filter(({ contents }) => contents !== null && contents.marks.length > 0).length
  return {
    type: 'summary',
    files: files.length + refused,
    read: read.length,
    failed: files.length - read.length + refused,
    marked: read.filter(({ marks }) => marks.length > 0).length + between,
  }
}

export function summaryReport({ files, read, failed, marked }: SummaryLine): string {
  const parts = [
    `${read} read`,
    failed > 0 && style.bad(`${failed} failed`),
    marked > 0 && style.doubtful(`${marked} marked`),
  ]
  return `${counted(files, 'file')}: ${parts.filter(Boolean).join(', ')}`
}

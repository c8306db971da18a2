import { Command, InvalidArgumentError, Option } from 'commander'
import open from 'open'
import pLimit from 'p-limit'
import type { IncomeClient } from '../../client.ts'
import { connect } from '../connection/connect.ts'
import { EXIT_CODE } from '../exit-code.ts'
import type { PackageContents } from '../packages/contents.ts'
import type { SummaryLine } from '../packages/records.ts'
import { EXPORT_FORMATS, prepareFolder, saveExports } from '../packages/save-exports.ts'
import { display } from '../read/display.ts'
import { findFiles } from '../read/find-files.ts'
import { jobsOf, type Grouping } from '../read/jobs.ts'
import { outcomeLines, outcomeReport, passedOverReport, summaryOf, summaryReport } from '../read/outcome.ts'
import { askedPassword, givenPassword, unlocked } from '../read/passwords.ts'
import { readJob, type Job, type Outcome } from '../read/read-job.ts'
import { sourcesAt } from '../read/source.ts'
import { printer } from '../terminal/printer.ts'

interface ReadOptions extends Grouping {
  json?: true
  csv?: true
  xlsx?: true
  pdf?: true
  out: string
  open?: true
  strict?: true
  parallel: number
}

const EXAMPLES = `
Examples:
  income read statement.pdf                     one document, and its income
  income read --package loan-4711/              a folder with the documents of one applicant
  income read --package loan-4711/ --xlsx       the same, and a workbook of each income model
  income read scans/ | jq -c 'select(.type == "file" and .marks != [])'

Without --package or --into, each file is read in its own package. If you run the command again within 24 hours, it
continues with the same packages and does not send files again.

On a terminal, you are asked for the password of a protected file. Elsewhere, INCOME_DOCUMENT_PASSWORD applies to all files.

Exit codes: 0 all files were read, 1 the command failed, 2 some files failed, 3 with --strict: something needs review.`

export function readCommand(): Command {
  return new Command('read')
    .description('Send documents, wait until they are read, and print their income and what needs review')
    .argument('<path...>', 'PDF, PNG or JPEG files, or folders of them')
    .addOption(
      new Option('--package', 'put all files in one new package: the documents of one applicant').conflicts('into'),
    )
    .option('--into <package>', 'add all files to this package (PKG-…)')
    .option('--title <text>', 'title of the package; otherwise the name of the file or folder')
    .option('--json', 'JSON lines, as in a pipe')
    .option('--csv', 'save each income model as CSV')
    .option('--xlsx', 'save each income model as a workbook')
    .option('--pdf', 'save a summary of each income model')
    .option('--out <folder>', 'folder to save to', '.')
    .option('--open', 'open the console when done')
    .option('--strict', 'exit with 3 if something needs review')
    .option('--parallel <count>', 'packages processed at the same time', countOf, 8)
    .addHelpText('after', EXAMPLES)
    .action(read)
}

async function read(paths: string[], options: ReadOptions): Promise<void> {
  const { client, url } = await connect()
  const formats = EXPORT_FORMATS.filter((format) => options[format])
  if (formats.length > 0) await prepareFolder(options.out)
  const { files, passedOver } = await findFiles(paths)
  if (passedOver.length > 0) console.error(passedOverReport(passedOver))
  const { sources, refused } = await sourcesAt(files)
  const jobs = jobsOf(sources, paths, options)
  const bars = display(process.stderr, new Map(sources.map(({ path, name }) => [path, name])))
  const print = printer(options)
  const { signal, stop } = interruptible()
  const limit = pLimit(options.parallel)

  async function readOne(job: Job): Promise<Outcome> {
    const outcome = await unlocked(client, await readJob({ client, display: bars, signal }, job), givenPassword, signal)
    for (const line of outcomeLines(outcome)) print.record(line)
    return outcome
  }

  const outcomes: Outcome[] = refused.length > 0 ? [{ contents: null, paths: new Map(), refused }] : []
  for (const line of refused) print.record(line)
  try {
    outcomes.push(...(await Promise.all(jobs.map((job) => limit(readOne, job)))))
  } catch (error) {
    stop()
    throw error
  } finally {
    bars.stop()
  }
  if (!print.json) await askForPasswords(client, outcomes, signal)
  const read = outcomes.flatMap(({ contents }) => contents ?? [])
  const summary = summaryOf(outcomes)
  for (const outcome of outcomes) outcomeReport(outcome).forEach(print.text)
  print.text(summaryReport(summary))
  print.record(summary)

  for (const saved of await saveExports(client, read, { formats, folder: options.out })) print.text(`Saved ${saved}`)
  if (options.open) await open(consoleAddress(url, read))
  process.exitCode = exitCodeOf(summary, options)
}

/** Asks for passwords of files one after the other, after other output has ended. */
async function askForPasswords(client: IncomeClient, outcomes: Outcome[], signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY) return
  for (const [i, outcome] of outcomes.entries()) outcomes[i] = await unlocked(client, outcome, askedPassword, signal)
}

/** A signal that is aborted by Ctrl-C or by `stop`, after which no work is in progress. */
function interruptible(): { signal: AbortSignal; stop: () => void } {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return { signal: stopping.signal, stop }
}

/** The package that was read, or the list if there are several. */
function consoleAddress(url: string, [first, ...others]: readonly PackageContents[]): string {
  return first && others.length === 0 ? `${url}/console/packages/${first.loanPackage.public_id}` : `${url}/console`
}

function exitCodeOf({ failed, marked }: SummaryLine, { strict }: ReadOptions): number {
  if (failed > 0) return EXIT_CODE.failed
  return strict && marked > 0 ? EXIT_CODE.marked : EXIT_CODE.ok
}

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 16)
    throw new InvalidArgumentError('Write a whole number from 1 to 16.')
  return count
}

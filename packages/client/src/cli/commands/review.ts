import { Command, Option } from 'commander'
import open from 'open'
import { connect } from '../connection/connect.ts'
import { packageContents } from '../packages/contents.ts'
import { packageReport } from '../packages/report.ts'
import { linesOf } from '../packages/records.ts'
import { printer, type Printing } from '../terminal/printer.ts'

const EXAMPLES = `
Examples:
  income review PKG-7F3K9QXA                        what needs review
  income review PKG-7F3K9QXA --begin --open         begin, and continue in the console
  income review PKG-7F3K9QXA --complete --reason 'All deposits confirmed'`

export function reviewCommand(): Command {
  return new Command('review')
    .description('List what needs review in a package; begin or complete its review')
    .argument('<package>', 'public id (PKG-…) or id')
    .addOption(new Option('--begin', 'put it under review').conflicts('complete'))
    .option('--complete', 'complete its review')
    .option('--reason <text>', 'reason, recorded in the audit trail')
    .option('--open', 'open it in the console')
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText('after', EXAMPLES)
    .action(review)
}

interface ReviewOptions extends Printing {
  begin?: true
  complete?: true
  reason?: string
  open?: true
}

async function review(reference: string, { begin, complete, reason, ...options }: ReviewOptions): Promise<void> {
  const { client, url } = await connect()
  const asked = { package_id: reference, ...(reason !== undefined && { reason }) }
  if (begin) await client.beginReview(asked)
  if (complete) await client.completeReview(asked)
  const contents = await packageContents(client, reference)
  const wanting = {
    ...contents,
    files: contents.files.filter(({ file, marks }) => marks.length > 0 || file.status === 'failed'),
  }
  const print = printer(options)
  linesOf(wanting, new Map()).forEach(print.record)
  packageReport(wanting).forEach(print.text)
  if (wanting.files.length === 0 && wanting.marks.length === 0) print.text('  Nothing needs review.')
  if (options.open) await open(`${url}/console/packages/${contents.loanPackage.public_id}`)
}

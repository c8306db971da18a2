import { Command } from 'commander'
import open from 'open'
import { connect } from '../connection/connect.ts'
import { packageContents } from '../packages/contents.ts'
import { linesOf } from '../packages/records.ts'
import { packageReport } from '../packages/report.ts'
import { printer, type Printing } from '../terminal/printer.ts'

const EXAMPLES = `
Examples:
  income show PKG-7F3K9QXA
  income show PKG-7F3K9QXA --json | jq 'select(.type == "package").models[].monthly'`

export function showCommand(): Command {
  return new Command('show')
    .description('Print a package: its files, what needs review, and its income models')
    .argument('<package>', 'public id (PKG-…) or id')
    .option('--json', 'JSON lines, as in a pipe')
    .option('--open', 'open it in the console')
    .addHelpText('after', EXAMPLES)
    .action(show)
}

async function show(reference: string, options: Printing & { open?: true }): Promise<void> {
  const { client, url } = await connect()
  const contents = await packageContents(client, reference)
  const print = printer(options)
  linesOf(contents, new Map()).forEach(print.record)
  packageReport(contents).forEach(print.text)
  if (options.open) await open(`${url}/console/packages/${contents.loanPackage.public_id}`)
}

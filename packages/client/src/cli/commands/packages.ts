import { Command, InvalidArgumentError, Option } from 'commander'
import type { LoanPackage, PackageStatus } from '../../contract/types.ts'
import { connect } from '../connection/connect.ts'
import { printer, type Printing } from '../terminal/printer.ts'

interface ListOptions extends Printing {
  status?: PackageStatus
  externalId?: string
  limit: number
}

const STATUSES: readonly PackageStatus[] = ['Processing', 'Processed', 'Failed', 'Under Review']

const EXAMPLES = `
Examples:
  income packages                          the latest packages
  income packages --status 'Under Review'
  income packages --json --limit 1000 | jq -r .public_id`

export function packagesCommand(): Command {
  return new Command('packages')
    .description('List packages, newest first')
    .addOption(new Option('--status <status>', 'only packages with this status').choices(STATUSES))
    .option('--external-id <id>', 'only packages with this identifier in your own system')
    .option('--limit <count>', 'how many', countOf, 20)
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText('after', EXAMPLES)
    .action(list)
}

async function list({ status, externalId, limit, ...printing }: ListOptions): Promise<void> {
  const { client } = await connect()
  const filter = { ...(status && { status }), ...(externalId !== undefined && { external_id: externalId }) }
  const listed: LoanPackage[] = []
  for await (const loanPackage of client.listPackages({ ...filter, page_size: Math.min(limit, 100) })) {
    listed.push(loanPackage)
    if (listed.length === limit) break
  }
  const print = printer(printing)
  listed.forEach(print.record)
  if (listed.length === 0) return print.text('No packages.')
  const rows = listed.map((each) => [each.public_id, shownStatus(each), each.created_at.slice(0, 16), each.title])
  print.table(['PACKAGE', 'STATUS', 'CREATED (UTC)', 'TITLE'], rows)
}

function shownStatus({ status, progress }: LoanPackage): string {
  return status === 'Processing' ? `${status} ${Math.floor(progress * 100)} %` : status
}

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Write a whole number from 1.')
  return count
}

import { retryFailed } from '@income/platform'
import { FILE_ERRORS } from '@income/shared'
import { Command, InvalidArgumentError } from 'commander'
import { withDatabase } from '../environment.ts'
import { Output, type Printing } from '../output.ts'
import { chosenTenant } from '../tenants/chosen-tenant.ts'

interface RetryOptions extends Printing {
  failedSince: Date
  tenant?: string
  code?: string
  dryRun?: boolean
}

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

export function fileCommand(): Command {
  return new Command('file').description('Retry failed files').addCommand(retry())
}

function retry(): Command {
  return new Command('retry')
    .description('Read failed files again, except files of packages under review and files that need a password')
    .requiredOption(
      '--failed-since <time>',
      'only files that failed since then: 2026-11-24T08:00Z, or 30m, 12h, 3d',
      since,
    )
    .option('--tenant <id>', "only this tenant's files")
    .option('--code <code>', `only files that failed with this code: ${Object.keys(FILE_ERRORS).join(', ')}`, code)
    .option('--dry-run', 'only count them')
    .option('--json', 'print JSON')
    .action(async ({ tenant, failedSince, code: only, dryRun = false, ...options }: RetryOptions) => {
      const results = await withDatabase(async (db) =>
        retryFailed(db, {
          since: failedSince,
          tenant: await chosenTenant(db, tenant),
          ...(only !== undefined && { code: only }),
          mode: dryRun ? 'count' : 'retry',
        }),
      )
      new Output(options).many(results)
    })
}

/** A point in time, or how long ago it was. */
function since(text: string): Date {
  const [, amount, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? []
  const time = amount === undefined ? Date.parse(text) : Date.now() - Number(amount) * UNITS[unit]!
  if (Number.isNaN(time)) throw new InvalidArgumentError('Write a time such as 2026-11-24T08:00Z, or 30m, 12h or 3d.')
  return new Date(time)
}

function code(text: string): string {
  if (!Object.hasOwn(FILE_ERRORS, text))
    throw new InvalidArgumentError(`Codes are ${Object.keys(FILE_ERRORS).join(', ')}.`)
  return text
}

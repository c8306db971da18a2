import { Command, InvalidArgumentError } from 'commander'
import { withDatabase } from '../environment.ts'
import { Output, type Printing } from '../output.ts'
import { chosenTenant } from './chosen-tenant.ts'
import { createTenant, listTenants, refuseKnownName } from './tenants.ts'
import { readUsage } from './usage.ts'

const MONTHS = 12

export function tenantCommand(): Command {
  return new Command('tenant')
    .description('Create and list tenants (customers), and show their usage')
    .addCommand(create())
    .addCommand(list())
    .addCommand(usage())
}

function create(): Command {
  return new Command('create')
    .description('Create a tenant')
    .argument('<name>', 'the name of the customer')
    .option('--json', 'print JSON')
    .action(async (name: string, options: Printing) => {
      const tenant = await withDatabase(async (db) => {
        await refuseKnownName(db, name)
        return createTenant(db, { name })
      })
      new Output(options).one(tenant)
    })
}

function list(): Command {
  return new Command('list')
    .description('List all tenants')
    .option('--json', 'print JSON')
    .action(async (options: Printing) => new Output(options).many(await withDatabase(listTenants)))
}

function usage(): Command {
  return new Command('usage')
    .description('Show files and pages by month (UTC), without those that were erased later')
    .option('--tenant <id>', "only this tenant's; all tenants' if omitted")
    .option('--months <count>', 'number of months, including the current one', count, MONTHS)
    .option('--json', 'print JSON')
    .action(async ({ tenant, months, ...options }: Printing & { tenant?: string; months: number }) => {
      const rows = await withDatabase(async (db) => readUsage(db, { tenant: await chosenTenant(db, tenant), months }))
      new Output(options).many(rows)
    })
}

function count(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 to 999.')
  return Number(text)
}

import { pauseDispatch, redispatch, resumeDispatch } from '@income/platform'
import { Command, InvalidArgumentError } from 'commander'
import { withDatabase } from '../environment.ts'
import { Output, type Printing } from '../output.ts'
import { chosenTenant } from '../tenants/chosen-tenant.ts'
import { drain } from './drain.ts'
import { readQueue } from './read-queue.ts'

interface Options extends Printing {
  tenant?: string
}

const DRAIN_MINUTES = 30

/** What operators do with waiting work. */
export function queueCommand(): Command {
  return new Command('queue')
    .description('Show waiting files, and pause or resume their dispatch to workers')
    .addCommand(status())
    .addCommand(pause())
    .addCommand(draining())
    .addCommand(resume())
    .addCommand(redrive())
}

function status(): Command {
  return forTenants('status', 'Show what waits and what is being worked on, tenant by tenant').action(
    async ({ tenant, json = false }: Options) => {
      const { everybodyPaused, tenants } = await withDatabase(async (db) =>
        readQueue(db, await chosenTenant(db, tenant)),
      )
      if (json) return new Output({ json }).one({ everybodyPaused, tenants })
      if (everybodyPaused) console.log('Every tenant is paused: "queue resume" ends the pause.')
      new Output({}).many(tenants)
    },
  )
}

function pause(): Command {
  return forTenants(
    'pause',
    'Stop handing files to workers; they finish the files they hold. Files are still accepted',
  ).action(async ({ tenant, ...options }: Options) => {
    const takenBack = await withDatabase(async (db) => pauseDispatch(db, await chosenTenant(db, tenant)))
    new Output(options).one({ paused: true, takenBack })
  })
}

function draining(): Command {
  return forTenants('drain', 'Pause, and wait until workers hold no file and no models are due')
    .option('--timeout <minutes>', 'maximum time to wait', minutes, DRAIN_MINUTES)
    .action(async ({ tenant, timeout, ...options }: Options & { timeout: number }) => {
      const drained = await withDatabase(async (db) =>
        drain(db, { tenant: await chosenTenant(db, tenant), patienceMs: timeout * 60_000 }),
      )
      new Output(options).one(drained)
    })
}

function resume(): Command {
  return forTenants('resume', 'End a pause: files are handed to workers again').action(
    async ({ tenant, ...options }: Options) => {
      const ended = await withDatabase(async (db) => resumeDispatch(db, await chosenTenant(db, tenant)))
      new Output(options).one({ paused: false, ended })
    },
  )
}

function redrive(): Command {
  return forTenants('redrive', 'Put every file that no worker has claimed into the queue again').action(
    async ({ tenant, ...options }: Options) => {
      const takenBack = await withDatabase(async (db) => redispatch(db, await chosenTenant(db, tenant)))
      new Output(options).one({ takenBack })
    },
  )
}

function forTenants(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--tenant <id>', "only this tenant's files; all tenants' if omitted")
    .option('--json', 'print JSON')
}

function minutes(text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 24 * 60)) throw new InvalidArgumentError('Write a number of minutes, at most a day.')
  return value
}

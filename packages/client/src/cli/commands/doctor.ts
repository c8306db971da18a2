import { Command } from 'commander'
import { OPERATIONS } from '../../contract/operations.ts'
import { connect, type Connection } from '../connection/connect.ts'
import { EXIT_CODE } from '../exit-code.ts'
import { messageOf } from '../explain.ts'
import { printer, type Printing } from '../terminal/printer.ts'
import { style } from '../terminal/style.ts'

/** Something that must be right before anything works. */
interface Finding {
  name: string
  ok: boolean
  /** What was found, and where it is not right, what to do. */
  detail: string
}

/** Webhooks are refused by receivers whose clock is further off. */
const CLOCK_TOLERANCE_S = 60

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Say whether the service can be reached, the key works, versions fit and clocks agree')
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText('after', '\nEnds with 1 where something is not right.')
    .action(examine)
}

async function examine(printing: Printing): Promise<void> {
  const connection = await connect()
  const print = printer(printing)
  print.text(`Service ${connection.url}, by ${connection.source}`)
  let well = true
  for (const check of [address, key, versions, clock]) {
    const finding = await check(connection)
    well &&= finding.ok
    print.record({ type: 'finding', ...finding })
    print.text(`${finding.ok ? style.good('✓') : style.bad('✗')} ${finding.name.padEnd(8)} ${finding.detail}`)
  }
  if (!well) process.exitCode = EXIT_CODE.error
}

async function address({ url }: Connection): Promise<Finding> {
  const name = 'address'
  const answer = await fetch(`${url}/health/ready`).catch((error: unknown) => String(causeOf(error)))
  if (typeof answer === 'string') {
    return {
      name,
      ok: false,
      detail: `The service cannot be reached (${answer}). Is it running, and is the address right?`,
    }
  }
  if (answer.ok) return { name, ok: true, detail: 'The service is there and ready.' }
  return { name, ok: false, detail: `/health/ready answers ${answer.status}: the service is there, but not ready.` }
}

async function key({ client }: Connection): Promise<Finding> {
  const name = 'key'
  try {
    const { count } = await client.listPackages({ page_size: 1 })
    return { name, ok: true, detail: `The key works; its tenant has ${count} packages.` }
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? messageOf(error) : String(error) }
  }
}

interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, { operationId: string }>>
}

async function versions({ url }: Connection): Promise<Finding> {
  const name = 'versions'
  const contract = await fetch(`${url}/api/v1/openapi.json`).then(
    (response) => response.json() as Promise<Contract>,
    () => null,
  )
  if (!contract) return { name, ok: false, detail: 'The service does not say what it offers.' }
  const offered = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  )
  const missing = Object.keys(OPERATIONS).filter((operation) => !offered.includes(operation))
  const spoken = `The service speaks ${contract.info.version}`
  if (missing.length === 0) return { name, ok: true, detail: `${spoken}, with all that this client knows.` }
  return { name, ok: false, detail: `${spoken}, without ${missing.join(', ')}: it is older than this client.` }
}

async function clock({ url }: Connection): Promise<Finding> {
  const name = 'clock'
  const before = Date.now()
  const date = await fetch(`${url}/health/live`).then(
    ({ headers }) => headers.get('date'),
    () => null,
  )
  if (date === null) return { name, ok: false, detail: 'The service does not say what time it is.' }
  const now = (before + Date.now()) / 2
  const off = Math.round((now - Date.parse(date)) / 1_000)
  if (Math.abs(off) <= CLOCK_TOLERANCE_S)
    return { name, ok: true, detail: 'The clock here agrees with that of the service.' }
  return {
    name,
    ok: false,
    detail: `The clock here is ${off} s ahead of the service: webhooks will be refused. Set it right.`,
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

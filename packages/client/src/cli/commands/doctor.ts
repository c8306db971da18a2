import { Command } from 'commander'
import { OPERATIONS } from '../../contract/operations.ts'
import { connect, type Connection } from '../connection/connect.ts'
import { EXIT_CODE } from '../exit-code.ts'
import { explanationOf } from '../explain.ts'
import { printer, type Printing } from '../terminal/printer.ts'
import { style } from '../terminal/style.ts'
import { counted } from '../terminal/text.ts'

/** Something that must be in order before anything works. */
interface Finding {
  name: string
  ok: boolean
  /** What was found and, if it is a problem, what to do. */
  detail: string
}

/** Receivers refuse webhooks if their clock is further off. */
const CLOCK_TOLERANCE_S = 60

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Check that the service can be reached, the key works, versions match and clocks agree')
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText('after', '\nEnds with 1 if something is not right.')
    .action(examine)
}

async function examine(printing: Printing): Promise<void> {
  const connection = await connect()
  const print = printer(printing)
  const tell = (finding: Finding) => {
    print.record({ type: 'finding', ...finding })
    print.text(`${finding.ok ? style.good('✓') : style.bad('✗')} ${finding.name.padEnd(8)} ${finding.detail}`)
    if (!finding.ok) process.exitCode = EXIT_CODE.error
  }
  print.text(`Service ${connection.url}, by ${connection.source}`)
  const reached = await address(connection)
  tell(reached)
  // If the service does not answer at all, the other checks would fail for the same reason.
  if (!reached.ok) return
  for (const check of [key, versions, clock]) tell(await check(connection))
}

async function address({ url }: Connection): Promise<Finding> {
  const name = 'address'
  const answer = await fetch(`${url}/health/ready`).catch(causeOf)
  if (typeof answer === 'string') {
    const detail = `The service cannot be reached (${answer}). Is it running, and is the address right?`
    return { name, ok: false, detail }
  }
  if (answer.ok) return { name, ok: true, detail: 'The service is up and ready.' }
  if (answer.status === 503) {
    const detail = 'The service is up, but not ready: /health/ready says what it is waiting for.'
    return { name, ok: false, detail }
  }
  const detail = `/health/ready answers ${answer.status}: another program listens there. Is the address right?`
  return { name, ok: false, detail }
}

async function key({ client }: Connection): Promise<Finding> {
  const name = 'key'
  try {
    const { count } = await client.listPackages({ page_size: 1 })
    return { name, ok: true, detail: `The key works; its tenant has ${counted(count, 'package')}.` }
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? explanationOf(error).join(' ') : String(error) }
  }
}

interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, { operationId?: string }>>
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'info' in value && 'paths' in value
}

async function versions({ url }: Connection): Promise<Finding> {
  const name = 'versions'
  const contract: unknown = await fetch(`${url}/api/v1/openapi.json`)
    .then((response) => response.json())
    .catch(() => null)
  if (!isContract(contract)) {
    return { name, ok: false, detail: '/api/v1/openapi.json does not say what the service offers. Update the service.' }
  }
  const offered = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  )
  const missing = Object.keys(OPERATIONS).filter((operation) => !offered.includes(operation))
  const spoken = `The service speaks ${contract.info.version}`
  if (missing.length === 0) return { name, ok: true, detail: `${spoken}, with everything that this client uses.` }
  const detail = `${spoken}, without ${missing.join(', ')}: it is older than this client. Update the service.`
  return { name, ok: false, detail }
}

async function clock({ url }: Connection): Promise<Finding> {
  const name = 'clock'
  const before = Date.now()
  const date = await fetch(`${url}/health/live`).then(
    ({ headers }) => Date.parse(headers.get('date') ?? ''),
    () => NaN,
  )
  if (Number.isNaN(date)) return { name, ok: false, detail: 'The service does not send the time.' }
  const ahead = Math.round(((before + Date.now()) / 2 - date) / 1_000)
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_S) {
    return { name, ok: true, detail: 'The clock of this machine agrees with that of the service.' }
  }
  const off = ahead > 0 ? `${ahead} s ahead of` : `${-ahead} s behind`
  const detail = `The clock of this machine is ${off} the service: webhooks will be refused. Correct the clock.`
  return { name, ok: false, detail }
}

/** Why a request got no answer: "connect ECONNREFUSED 127.0.0.1:3000". */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

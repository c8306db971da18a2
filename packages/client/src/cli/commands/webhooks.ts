import { Command, InvalidArgumentError } from 'commander'
import type { IncomeClient } from '../../client.ts'
import type { EventType } from '../../contract/types.ts'
import { InvalidRequestError } from '../../errors/by-code.ts'
import type { WebhookEvent } from '../../webhooks.ts'
import { connect } from '../connection/connect.ts'
import { printer, type Printing } from '../terminal/printer.ts'
import { style } from '../terminal/style.ts'
import { UsageError } from '../usage-error.ts'
import { startReceiver, type Receiver } from '../webhooks/receiver.ts'

const EXAMPLES = `
Examples:
  income webhooks listen                                     with npm start running on this machine
  income webhooks listen --port 4000 --url https://my-tunnel.example/hook
  income webhooks listen --events package.processed package.failed`

interface ListenOptions extends Printing {
  port: number
  url?: string
  events?: EventType[]
}

export function webhooksCommand(): Command {
  const listen = new Command('listen')
    .description('Receive, verify and print events until Ctrl-C')
    .option('--port <port>', 'port to listen on; 0 is any free port', portOf, 0)
    .option(
      '--url <url>',
      'address at which the service reaches this command, such as a tunnel; this machine if omitted',
    )
    .option('--events <type...>', 'only these types of events')
    .option('--json', 'JSON lines, as in a pipe')
    .addHelpText(
      'after',
      `${EXAMPLES}\n\nNeeds a key with the scope "admin". The command creates a webhook and deletes it when it ends.`,
    )
    .action(listenForEvents)
  return new Command('webhooks').description('Receive webhook events on this machine').addCommand(listen)
}

async function listenForEvents({ port, url, events, ...printing }: ListenOptions): Promise<void> {
  const { client } = await connect()
  const print = printer(printing)
  const receiver = await startReceiver(port)
  try {
    const address = url ?? receiver.url
    const webhook = await subscribe(client, { url: address, ...(events && { events }) })
    console.error(`Listening at ${address}. Ctrl-C ends it.`)
    try {
      await eachEvent(receiver, webhook.secret ?? '', (event) => {
        print.record(event)
        print.text(`${event.timestamp.slice(0, 19)}  ${style.good(event.type.padEnd(20))}  ${subjectOf(event)}`)
      })
    } finally {
      await client.deleteWebhook({ webhook_id: webhook.id })
    }
  } finally {
    await receiver.close()
  }
}

/** @throws UsageError if the service does not send to this address */
async function subscribe(client: IncomeClient, asked: { url: string; events?: EventType[] }) {
  try {
    return await client.createWebhook(asked)
  } catch (error) {
    if (!(error instanceof InvalidRequestError) || !error.message.startsWith('url:')) throw error
    throw new UsageError(
      `The service does not send events to ${asked.url}: ${error.message}\n` +
        'Give --url the https:// address of a tunnel to this machine, or have its operator allow the network (WEBHOOK_ALLOWED_CIDRS).',
    )
  }
}

/** Until Ctrl-C. */
async function eachEvent(receiver: Receiver, secret: string, tell: (event: WebhookEvent) => void): Promise<void> {
  receiver.onRequest(secret, tell, (reason) => console.error(style.bad(`A request was refused: ${reason}`)))
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}

function subjectOf({ data }: WebhookEvent): string {
  const { package_id, file_id, status, error_code } = data
  return [`package ${package_id}`, file_id && `file ${file_id}`, status, error_code].filter(Boolean).join('  ')
}

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('Write a port from 1 to 65535.')
  return port
}

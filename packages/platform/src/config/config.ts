import { z } from 'zod'
import { isNetwork } from '../webhooks/address-policy.ts'
import { ConfigError } from './config-error.ts'
import { withFiles } from './setting-files.ts'

/** The settings that both services need. Each service extends them (see its `config.ts`). */
export const platformConfig = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ description: 'Postgres, the authoritative store: postgres://user:password@host:port/database' }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(12)
    .meta({ description: 'Maximum number of connections to Postgres' }),
  QUEUE_URL: z
    .url({ protocol: /^(rediss?|postgres(ql)?)$/ })
    .meta({ description: 'The queue: redis://… in production, or postgres://… to run without Redis' }),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]+$/i)
    .default('income')
    .meta({ description: 'Separates the queues of several installations on one Redis' }),
  S3_ENDPOINT: z.url().meta({ description: 'S3 as the services reach it' }),
  S3_PUBLIC_ENDPOINT: z
    .url()
    .optional()
    .meta({ description: 'S3 as clients reach it, for presigned addresses; S3_ENDPOINT if not set' }),
  S3_REGION: z.string().min(1).default('us-east-1').meta({ description: 'Region of the bucket' }),
  S3_BUCKET: z.string().min(3).meta({ description: 'Bucket of all objects' }),
  S3_ACCESS_KEY: z.string().min(1).meta({ description: 'Access key of S3' }),
  S3_SECRET_KEY: z.string().min(1).meta({ description: 'Secret key of S3' }),
  ENCRYPTION_KEY: sealingKey().meta({
    description: '32 bytes in base64 that seal document passwords and webhook secrets: openssl rand -base64 32',
  }),
  PREVIOUS_ENCRYPTION_KEY: sealingKey().optional().meta({
    description: 'The previous ENCRYPTION_KEY during a rotation: it still opens what it sealed',
  }),
  MAX_FILE_SIZE: z.coerce
    .number()
    .int()
    .min(1024)
    .default(1024 ** 3)
    .meta({ description: 'Largest file accepted, in bytes' }),
  DISPATCH_PER_TENANT: z.coerce
    .number()
    .int()
    .min(1)
    .default(16)
    .meta({ description: 'Jobs one tenant may have outstanding' }),
  WEBHOOK_ALLOWED_CIDRS: networks().meta({
    description:
      'Networks of your own that webhooks may be sent to, in CIDR notation, separated by commas; none if not set',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ description: 'Lowest severity of log lines that are written' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'A collector of traces that takes OTLP over HTTP, such as http://collector:4318; none if not set',
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .meta({ description: 'Share of the traces started here that are sent, 0 to 1' }),
})

function sealingKey() {
  return z.string().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
}

/** Networks in CIDR notation, separated by commas; empty if not set. */
export function networks() {
  return z
    .string()
    .optional()
    .transform((text = '') => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .refine((parts) => parts.every(isNetwork), 'must be networks in CIDR notation, such as 10.1.0.0/16,fd00::/8')
}

export type PlatformConfig = z.infer<typeof platformConfig>

/** The placeholder for secrets in .env.example. */
const PLACEHOLDER = 'replace-me'

/** @throws ConfigError that names every missing or invalid setting, without values. */
export function parseConfig<T extends z.ZodObject>(
  schema: T,
  environment: Record<string, string | undefined>,
): z.infer<T> {
  const given = withFiles(schema, environment)
  const unfilled = Object.keys(schema.shape).filter((name) => given[name]?.includes(PLACEHOLDER))
  const result = schema.safeParse(given)
  if (result.success && unfilled.length === 0) return result.data
  const issues = result.error?.issues ?? []
  const wrong = issues.filter((issue) => !unfilled.includes(issue.path.join('.')))
  throw new ConfigError([
    ...unfilled.map((name) => `${name} still contains the placeholder "${PLACEHOLDER}"`),
    ...wrong.map((issue) => {
      const name = issue.path.join('.')
      return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`
    }),
  ])
}

/** The settings as printed by `--help`. */
export function describeConfig(schema: z.ZodObject): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const width = Math.max(...Object.keys(properties).map((name) => name.length))
  return Object.entries(properties)
    .map(([name, property]) => {
      const { description = '', default: fallback } = property as {
        description?: string
        default?: string | number | boolean
      }
      const note = required.includes(name)
        ? 'required'
        : fallback === undefined
          ? 'optional'
          : `default ${String(fallback)}`
      return `  ${name.padEnd(width)} ${description} (${note})`
    })
    .join('\n')
}

import { networks, platformConfig } from '@income/platform'
import { z } from 'zod'
import { openIdSettings } from './sign-in/openid/settings.ts'

/** The API's settings, including the platform's. `--help` prints them. */
export const apiConfig = platformConfig.extend({
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'Address to listen on; 0.0.0.0 in a container' }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta({ description: 'Port to listen on' }),
  RATE_LIMIT_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .meta({ description: 'Requests per second that a key may make on average' }),
  RATE_LIMIT_BURST: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .meta({ description: 'Requests that a key may make in a burst' }),
  TENANT_RATE_LIMIT_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(400)
    .meta({ description: 'Requests per second that all keys of a tenant may make together, on average' }),
  TENANT_RATE_LIMIT_BURST: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .meta({ description: 'Requests that all keys of a tenant may make together in a burst' }),
  FAILED_KEYS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .meta({ description: 'Requests with a wrong key that an IP address may make in a minute' }),
  UNREGISTERED_UPLOADS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .meta({ description: 'Uploads that a tenant may have requested but not yet registered' }),
  UNREGISTERED_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(100 * 1024 ** 3)
    .meta({ description: 'Bytes that a tenant may have uploaded but not yet registered' }),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10_000)
    .meta({ description: 'Connections that a process holds open; further ones are closed at once' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .meta({ description: 'The address at which browsers reach the service, such as https://income.example.com' }),
  ...openIdSettings,
  TRUSTED_PROXIES: networks().meta({
    description: 'Networks of your proxies, whose X-Forwarded-For is trusted, in CIDR notation, separated by commas',
  }),
})

export type ApiConfig = z.infer<typeof apiConfig>

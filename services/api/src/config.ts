import { platformConfig } from '@income/platform'
import { z } from 'zod'

/** The API's settings: the platform's and its own. `--help` prints them. */
export const apiConfig = platformConfig.extend({
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'Address to listen on; 0.0.0.0 in a container' }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta({ description: 'Port to listen on' }),
  RATE_LIMIT_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .meta({ description: 'Requests a second that a key may make in the long run' }),
  RATE_LIMIT_BURST: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .meta({ description: 'Requests that a key may make at once' }),
})

export type ApiConfig = z.infer<typeof apiConfig>

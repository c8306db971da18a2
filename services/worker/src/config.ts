import { availableParallelism } from 'node:os'
import { platformConfig } from '@income/platform'
import { z } from 'zod'

export const workerConfig = platformConfig.extend({
  READERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(availableParallelism(), 8))
    .meta({ description: 'Reader processes: one for each core is best' }),
  READER_MEMORY: z.coerce
    .number()
    .int()
    .min(128)
    .default(600)
    .meta({ description: 'Resident memory of a reader at the most, in MiB' }),
  PAGE_DEADLINE: z.coerce
    .number()
    .int()
    .min(5)
    .max(600)
    .default(60)
    .meta({ description: 'Longest a page may take, in seconds' }),
  WORK_DIRECTORY: z
    .string()
    .optional()
    .meta({
      description: "Where files are kept while they are read; a folder of the system's temporary one where absent",
    }),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .meta({ description: 'Port of /metrics and /health; none where absent' }),
  METRICS_HOST: z.string().default('127.0.0.1').meta({ description: 'Address that METRICS_PORT listens on' }),
})

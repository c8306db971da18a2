import { availableParallelism } from 'node:os'
import { platformConfig } from '@income/platform'
import { z } from 'zod'

/** The tasks of a worker: it reads documents and computes models, or delivers events to webhooks. */
const TASKS = ['documents', 'webhooks'] as const

export const workerConfig = platformConfig.extend({
  TASKS: z
    .string()
    .default(TASKS.join(','))
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(TASKS)).min(1))
    .meta({
      description:
        'The work of this process: documents, webhooks or both. In separate processes, hostile documents are read without network access to the outside',
    }),
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
    .meta({ description: 'Maximum resident memory of a reader, in MiB' }),
  PP_OCR: z.enum(['on', 'off']).default('on').meta({
    description:
      'Whether PP-OCRv4 reads what Tesseract is unsure of on scans: on or off. Where it does not run, the log says so',
  }),
  PAGE_DEADLINE: z.coerce
    .number()
    .int()
    .min(5)
    .max(600)
    .default(60)
    .meta({ description: 'Maximum time for a page, in seconds' }),
  WORK_DIRECTORY: z.string().optional().meta({
    description: "Directory for files while they are read; a folder in the system's temporary directory if not set",
  }),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .meta({ description: 'Port of /metrics and /health; none if not set' }),
  METRICS_HOST: z.string().default('127.0.0.1').meta({ description: 'Address that METRICS_PORT listens on' }),
})

export type WorkerConfig = z.infer<typeof workerConfig>

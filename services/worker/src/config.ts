import { availableParallelism } from 'node:os'
import { platformConfig } from '@income/platform'
import { z } from 'zod'

/** What a worker does: reads documents and computes models, or delivers events to webhooks. */
const TASKS = ['documents', 'webhooks'] as const

export const workerConfig = platformConfig.extend({
  TASKS: z
    .string()
    .default(TASKS.join(','))
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(TASKS)).min(1))
    .meta({
      description: 'What it does: documents, webhooks or both. Apart, hostile documents are read without a way out',
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
    .meta({ description: 'Resident memory of a reader at the most, in MiB' }),
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
    .meta({ description: 'Longest a page may take, in seconds' }),
  WORK_DIRECTORY: z.string().optional().meta({
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

export type WorkerConfig = z.infer<typeof workerConfig>

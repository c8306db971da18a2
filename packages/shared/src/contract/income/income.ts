import { z } from 'zod'
import { GUIDELINE_NAMES } from '../../income/settings/guideline.ts'
import { gradedAlert } from './model.ts'
import { MODEL_STATUSES } from '../status.ts'
import { decimal, uuid } from '../wire.ts'

/** A part of a borrower's income: a line of a model, or a whole model if its method was chosen as a whole. */
const incomePart = z
  .object({
    model_id: uuid,
    key: z
      .string()
      .meta({ description: "The line's key, the same for each kind of income in it; `model` for a whole model" }),
    label: z.string(),
    monthly: decimal,
    counted: z.boolean().meta({ description: 'Whether it is in the total' }),
    left_out_because: z.string().nullable(),
    verified: z.boolean(),
  })
  .meta({ id: 'IncomePart' })
export type IncomePart = z.infer<typeof incomePart>

/** The income of one borrower, or of several if it is joint. */
const borrowerIncome = z
  .object({
    borrowers: z.array(z.string()).meta({ description: 'Empty if no document says whose income it is' }),
    monthly: decimal.meta({
      description: 'The sum of their parts that count; the figures of all borrowers add up to the total',
    }),
    parts: z.array(incomePart),
  })
  .meta({ id: 'BorrowerIncome' })
export type BorrowerIncome = z.infer<typeof borrowerIncome>

/** A document without which the income is incomplete. */
const missingPaper = z
  .object({
    code: z.string().meta({ examples: ['w2_missing'] }),
    paper: z.string().meta({ description: 'What to ask for' }),
    reason: z.string(),
    of: z.string().nullable().meta({ description: 'The employment, account, business or property concerned' }),
    source: z.string().nullable().meta({ description: 'The paragraph of the guideline that asks for it' }),
  })
  .meta({ id: 'MissingPaper' })
export type MissingPaper = z.infer<typeof missingPaper>

/** The income of a package: the models that may be added up, by borrower, and the documents that are missing. */
export const packageIncome = z
  .object({
    monthly: decimal
      .nullable()
      .meta({ description: 'The total of the income that may be added up; null if no model has a figure' }),
    explanation: z.string(),
    verified: z.boolean().nullable().meta({
      description: 'false if income that counts rests on a document with a failed check; null if nothing counts',
    }),
    guideline: z.enum(GUIDELINE_NAMES),
    borrowers: z.array(borrowerIncome),
    models: z.array(
      z.object({
        model_id: uuid,
        model_name: z.string(),
        status: z.enum(MODEL_STATUSES),
        monthly: decimal.nullable(),
        method: z.string().nullable(),
        counted: z.enum(['whole', 'in part', 'no']),
      }),
    ),
    overlaps: z
      .array(
        z.object({
          model_ids: z.tuple([uuid, uuid]),
          counted_model_id: uuid,
          counted_monthly: decimal.meta({ description: 'The income that counts instead of the other' }),
          left_out_monthly: decimal.meta({ description: 'The income that was left out: the alternative' }),
          reason: z.string(),
        }),
      )
      .meta({ description: 'Models that show the same income in two ways; only one of them counts' }),
    alerts: z.array(
      gradedAlert.extend({
        model_id: uuid.nullable().meta({ description: 'null if it concerns the whole package' }),
      }),
    ),
    missing_papers: z.array(missingPaper),
  })
  .meta({ id: 'PackageIncome' })
export type PackageIncome = z.infer<typeof packageIncome>

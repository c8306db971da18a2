import { z } from 'zod'
import { CONFIRMATIONS } from '../../income/decisions/decisions.ts'
import { entry } from '../document.ts'
import { decimal, timestamp } from '../wire.ts'

export const DECISION_KINDS = ['method', ...CONFIRMATIONS] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** A reviewer's decision about a model; decisions on entries are overrides. */
export const decision = z
  .object({
    kind: z.enum(DECISION_KINDS).meta({ description: '`method`, or what is confirmed' }),
    subject: z.string().meta({ description: 'The key of a line or a subject; `model` for the whole model' }),
    label: z.string().nullable().meta({ description: 'Name of the subject; null if the model no longer has it' }),
    method: z.string().nullable().meta({ description: 'The method chosen; null for a confirmation' }),
    reason: z.string(),
    by: z.string(),
    at: timestamp,
    in_effect: z.boolean().meta({
      description: 'false if the model no longer has the line, subject or method; the rules then decide',
    }),
  })
  .meta({ id: 'Decision' })
export type Decision = z.infer<typeof decision>

/** How a decision changed the monthly income of its model. */
const decisionEffect = z
  .object({
    monthly_before: decimal.nullable(),
    monthly: decimal.nullable(),
    unmoved_because: z.string().nullable().meta({ description: 'Why the figure did not change; null if it did' }),
  })
  .meta({ id: 'DecisionEffect' })
export type DecisionEffect = z.infer<typeof decisionEffect>

/** A decision and its effect. */
export const decisionMade = decision.extend({ effect: decisionEffect }).meta({ id: 'DecisionMade' })
export type DecisionMade = z.infer<typeof decisionMade>

/** An entry that a reviewer decided on, with the effect of the decision. */
export const overriddenEntry = entry.extend({ effect: decisionEffect }).meta({ id: 'OverriddenEntry' })
export type OverriddenEntry = z.infer<typeof overriddenEntry>

import { z } from 'zod'

/** Client text, stored as sent. Postgres can store neither NUL nor half a surrogate pair, so these are refused. */
export function text(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((given) => given.trim() !== '', 'must not be empty')
    .refine((given) => !given.includes('\0') && given.isWellFormed(), 'must be valid Unicode without NUL characters')
    .meta({ minLength: 1 })
}

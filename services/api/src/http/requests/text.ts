import { z } from 'zod'

/**
 * Text of a client, kept as it was sent. Postgres can hold neither NUL nor half a surrogate pair, so they are refused.
 */
export function text(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((given) => given.trim() !== '', 'must not be empty')
    .refine((given) => !given.includes('\0') && given.isWellFormed(), 'must be valid Unicode without NUL characters')
    .meta({ minLength: 1 })
}

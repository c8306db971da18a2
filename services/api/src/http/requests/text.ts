import { z } from 'zod'

/** A character that people can see: no space, control or format character, nor one that fonts leave blank. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}

/** Client text, stored as sent. Postgres can store neither NUL nor half a surrogate pair, so these are refused. */
export function text(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine(isVisible, 'must not be empty')
    .refine((given) => !given.includes('\0') && given.isWellFormed(), 'must be valid Unicode without NUL characters')
    .meta({ minLength: 1 })
}

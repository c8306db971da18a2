import { z } from 'zod'
import { API_ERRORS, type ApiErrorCode } from './errors.ts'

/** The body of every error answer (specification 2.6). */
export const errorObject = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]]),
      message: z.string(),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorObject = z.infer<typeof errorObject>

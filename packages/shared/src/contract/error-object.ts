import { z } from 'zod'
import { API_ERRORS, type ApiErrorCode } from './errors.ts'

/**
 * The body of every error response (specification 2.6), with a link to the documentation and the request id to quote to
 * support.
 */
export const errorObject = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(API_ERRORS) as [ApiErrorCode, ...ApiErrorCode[]]),
      message: z.string(),
      request_id: z.string().meta({ description: 'Quote it when you ask for support; the same as X-Request-Id' }),
      docs: z.string().meta({
        description: 'Where the code is explained: a path on this service',
        examples: ['/docs/errors#invalid_request'],
      }),
    }),
  })
  .meta({ id: 'Error' })
export type ErrorObject = z.infer<typeof errorObject>

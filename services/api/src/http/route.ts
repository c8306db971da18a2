import type { ApiErrorCode, Scope } from '@income/shared'
import { z } from 'zod'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer } from './answers/answer.ts'
import type { Asked } from './requests/asked.ts'
import type { UnitOfWork } from './unit-of-work.ts'
import { validated } from './requests/validate.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One way a route answers when all is well. */
export interface Outcome {
  description: string
  /** null where the answer is no JSON. */
  schema: z.ZodType | null
  example?: unknown
  /** What the answer is where it is not JSON. */
  mediaType?: string
  /** Media types of the files it may be. */
  media?: readonly string[]
}

/**
 * All there is to know about a route. Its registration, validation, OpenAPI entry, tenancy test and the client's types
 * derive from it.
 */
interface Declaration<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> {
  method: Method
  /** Below /api/v1, with parameters in braces: `/packages/{package_id}`. */
  path: `/${string}`
  /** Its name in OpenAPI and in clients: `createPackage`. */
  name: string
  tag: string
  summary: string
  description?: string
  /** What the caller's key or session must have; null where any will do. */
  scope: Scope | null
  params: P
  /** A strict object, and so is every object in the body: a name that is not known is refused, never passed over. */
  query: Q
  body: B
  /** By HTTP status. */
  outcomes: Readonly<Record<number, Outcome>>
  /** Codes beyond those that any route may answer with. */
  errors: readonly ApiErrorCode[]
  /** Whether an Idempotency-Key is honoured: every POST. */
  idempotent: boolean
  /** Whether If-Match is honoured and the answer carries an ETag: whatever corrects or decides. */
  conditional?: boolean
  /** Whether it computes models: it is answered in a thread of its own then (see `Computing`). */
  computes?: boolean
  /** What a request counts for in the rate limit; 1 where absent. */
  cost?: number
}

/** What a handler gets: validated input, who asks, and the means to answer. */
export interface RouteRequest<P, Q, B> {
  params: P
  query: Q
  body: B
  caller: Caller
  deps: Dependencies
  asked: Asked
  work: UnitOfWork
}

interface HandledDeclaration<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType> extends Declaration<
  P,
  Q,
  B
> {
  handler: (request: RouteRequest<z.infer<P>, z.infer<Q>, z.infer<B>>) => Promise<Answer>
}

/** A declaration whose handler validates what came in first: none sees anything else. */
export interface Route extends Declaration<z.ZodObject, z.ZodObject, z.ZodType> {
  handle(
    request: Omit<RouteRequest<unknown, unknown, unknown>, 'work'>,
    workFor: (body: unknown) => UnitOfWork,
  ): Promise<Answer>
}

export const noParams = z.object({})
export const noQuery = z.strictObject({})
/** A GET or DELETE may carry a body; nobody looks at it. */
export const noBody = z.unknown().transform(() => undefined)
/** Of a POST that says everything by its path: nothing, or an empty object. */
export const emptyBody = z
  .strictObject({})
  .optional()
  .transform(() => undefined)

export function route<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>({
  handler,
  ...declaration
}: HandledDeclaration<P, Q, B>): Route {
  return {
    ...declaration,
    async handle({ params, query, body, ...given }, workFor) {
      const valid = {
        params: validated(declaration.params, params, 'path'),
        query: validated(declaration.query, query, 'query'),
        body: validated(declaration.body, body, 'body'),
      }
      return handler({ ...valid, ...given, work: workFor(valid.body) })
    },
  }
}

import type { ApiErrorCode, Scope } from '@income/shared'
import { z } from 'zod'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer } from './answers/answer.ts'
import type { Asked } from './requests/asked.ts'
import type { UnitOfWork } from './unit-of-work.ts'
import { validated } from './requests/validate.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A successful answer of a route. */
export interface Outcome {
  description: string
  /** null if the answer is not JSON. */
  schema: z.ZodType | null
  example?: unknown
  /** The media type of an answer that is not JSON. */
  mediaType?: string
  /** Possible media types of a file. */
  media?: readonly string[]
}

/**
 * Everything about a route. Its registration, validation, OpenAPI entry, tenancy test and the client's types derive
 * from it.
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
  /** The scope that the caller's key or session needs; null if any will do. */
  scope: Scope | null
  params: P
  /** A strict object, like every object in the body: an unknown name is refused, never ignored. */
  query: Q
  body: B
  /** By HTTP status. */
  outcomes: Readonly<Record<number, Outcome>>
  /** Codes in addition to those that any route may answer with. */
  errors: readonly ApiErrorCode[]
  /** Whether an Idempotency-Key is supported: every POST. */
  idempotent: boolean
  /** Whether If-Match is supported and the answer has an ETag: corrections and decisions. */
  conditional?: boolean
  /** Whether it computes models; then it is answered in a separate thread (see `Computing`). */
  computes?: boolean
  /** Its cost in the rate limit; 1 if absent. */
  cost?: number
}

/** What a handler gets: validated input, the caller, and the means to answer. */
interface RouteRequest<P, Q, B> {
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

/** A declaration whose handler validates its input first. */
export interface Route extends Declaration<z.ZodObject, z.ZodObject, z.ZodType> {
  handle(
    request: Omit<RouteRequest<unknown, unknown, unknown>, 'work'>,
    workFor: (body: unknown) => UnitOfWork,
  ): Promise<Answer>
}

export const noParams = z.object({})
export const noQuery = z.strictObject({})
/** A GET or DELETE may have a body; it is ignored. */
export const noBody = z.unknown().transform(() => undefined)
/** For a POST whose path says everything: no body, or an empty object. */
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

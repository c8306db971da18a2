import type { OPERATIONS } from '../contract/operations.ts'
import type { operations } from '../contract/wire.ts'
import type { Listing } from './listing.ts'

/** What may be said about a request beside its input. */
export interface CallOptions {
  signal?: AbortSignal
  /** Of a POST: by which a repetition is known, for 24 hours. Without it each call has one of its own. */
  idempotencyKey?: string
  /** The `version` that was seen: the request is refused where it was changed since. */
  ifMatch?: number
}

type Table = typeof OPERATIONS
type Operation<N extends keyof Table> = operations[N]
/** Those whose answer needs more than reading: `follow` and `downloadFile` have them. */
type Called = { [N in keyof Table]: Table[N]['answer'] extends 'events' | 'redirect' ? never : N }[keyof Table]

type Filled<T> = [T] extends [never] ? unknown : T
type PathOf<O> = O extends { parameters: { path: infer P } } ? P : unknown
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Filled<NonNullable<Q>> : unknown
/** A body that has no fields is not given. */
type Given<B> = B extends Record<string, never> ? unknown : B
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? Given<B>
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? Partial<Given<B>>
    : unknown

/** All that an operation takes: of its path, its query and its body. */
export type Input<N extends keyof Table> = PathOf<Operation<N>> & QueryOf<Operation<N>> & BodyOf<Operation<N>>

type AnswerOf<O> = O extends { responses: infer R }
  ? { [S in keyof R]: R[S] extends { content: { 'application/json': infer T } } ? T : never }[keyof R]
  : never

/** What an operation answers. */
export type Output<N extends keyof Table> = Table[N]['answer'] extends 'page'
  ? Listing<AnswerOf<Operation<N>> extends { results: (infer T)[] } ? T : never>
  : Promise<
      Table[N]['answer'] extends 'file'
        ? File
        : Table[N]['answer'] extends 'nothing'
          ? undefined
          : AnswerOf<Operation<N>>
    >

type Call<N extends keyof Table> =
  Partial<Input<N>> extends Input<N>
    ? (input?: Input<N>, options?: CallOptions) => Output<N>
    : (input: Input<N>, options?: CallOptions) => Output<N>

/** Every operation of the API, by its name. */
export type Operations = { [N in keyof Pick<Table, Called>]: Call<N> }

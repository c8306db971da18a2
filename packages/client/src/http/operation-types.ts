import type { OPERATIONS } from '../contract/operations.ts'
import type { operations } from '../contract/wire.ts'
import type { Listing } from './listing.ts'

/** Options of a request in addition to its input. */
export interface CallOptions {
  signal?: AbortSignal
  /** For a POST: identifies a repetition for 24 hours. By default each call has a new one. */
  idempotencyKey?: string
  /** The expected `version`: the request is refused if it has changed since. */
  ifMatch?: number
}

type Table = typeof OPERATIONS
type Operation<N extends keyof Table> = operations[N]
/** Without operations that need more than reading the answer: `follow` and `downloadFile` cover them. */
type Called = { [N in keyof Table]: Table[N]['answer'] extends 'events' | 'redirect' ? never : N }[keyof Table]

type Filled<T> = [T] extends [never] ? unknown : T
type PathOf<O> = O extends { parameters: { path: infer P } } ? P : unknown
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? Filled<NonNullable<Q>> : unknown
/** A body without fields is omitted. */
type Given<B> = B extends Record<string, never> ? unknown : B
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? Given<B>
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? Partial<Given<B>>
    : unknown

/** The complete input of an operation: path, query and body. */
export type Input<N extends keyof Table> = PathOf<Operation<N>> & QueryOf<Operation<N>> & BodyOf<Operation<N>>

type AnswerOf<O> = O extends { responses: infer R }
  ? { [S in keyof R]: R[S] extends { content: { 'application/json': infer T } } ? T : never }[keyof R]
  : never

/** The answer of an operation. */
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

/** Every operation of the API, by name. */
export type Operations = { [N in keyof Pick<Table, Called>]: Call<N> }

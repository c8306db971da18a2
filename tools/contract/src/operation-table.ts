/** The part of an OpenAPI document that the table needs. */
export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  operationId: string
  summary: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

interface Schema {
  $ref?: string
  'x-names'?: Record<string, readonly string[]>
  properties?: Record<string, Schema>
}

/** How an operation answers on success. */
type AnswerKind = 'json' | 'page' | 'file' | 'events' | 'redirect' | 'nothing'

export const HEADER = `/**
 * Written by "npm run contract" from the OpenAPI document. Do not change it by hand.
 */
`

/**
 * The operations as a client calls them: by name, with one input object.
 * @throws if an operation has two parameters with one name, which such an object could not distinguish.
 */
export function operationTable(document: ApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => row({ document, path, method, operation })),
  )
  return `${HEADER}export const OPERATIONS = {\n${rows.join('\n')}\n} as const`
}

interface Located {
  document: ApiDocument
  path: string
  method: string
  operation: Operation
}

function row({ document, path, method, operation }: Located): string {
  const named = operation.parameters.flatMap(({ name, in: place }) =>
    name !== undefined && place === 'query' ? [name] : [],
  )
  assertDistinct(document, path, operation)
  const { operationId, summary } = operation
  const call = { method, path, query: named, answer: answerKind(document, operation) }
  return `/** ${summary} */\n${operationId}: ${JSON.stringify(call)},`
}

function assertDistinct(document: ApiDocument, path: string, operation: Operation): void {
  const names = [
    ...operation.parameters.flatMap(({ name }) => name ?? []),
    ...Object.keys(resolved(document, operation.requestBody?.content['application/json']?.schema).properties ?? {}),
  ]
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined) throw new Error(`${path} takes two values named ${twice}: rename one of them`)
}

function answerKind(document: ApiDocument, { responses }: Operation): AnswerKind {
  if (responses['302']) return 'redirect'
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content
  if (!content) return 'nothing'
  if (content['text/event-stream']) return 'events'
  const json = content['application/json']
  if (!json) return 'file'
  return resolved(document, json.schema).properties?.['results'] ? 'page' : 'json'
}

function resolved(document: ApiDocument, schema: Schema = {}): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (document.components.schemas[name] ?? {})
}

/** The parts of the OpenAPI document that requests are generated from and answers are checked against. */

export interface JsonSchema {
  $ref?: string
  type?: string
  enum?: unknown[]
  examples?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: JsonSchema
}

export interface Operation {
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** Media types of the answer's body, by status; empty without a body. */
  answers: Readonly<Record<string, readonly string[]>>
}

export interface Document {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}

interface DescribedOperation {
  operationId: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, object> }>
}

export interface OpenApi {
  document: object
  operations: readonly Operation[]
  /** The schema behind a reference; the schema itself if it is not a reference. */
  resolve(schema: JsonSchema): JsonSchema
}

export function openApi(document: Document): OpenApi {
  const { schemas, parameters } = document.components
  const named = <T>(from: Record<string, T>, reference: string): T => {
    const found = from[reference.split('/').at(-1) ?? '']
    if (found === undefined) throw new Error(`the document has no ${reference}`)
    return found
  }
  return {
    document,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        name: described.operationId,
        method,
        path,
        parameters: described.parameters.map((each) => ('$ref' in each ? named(parameters, each.$ref) : each)),
        body: described.requestBody?.content['application/json']?.schema,
        answers: Object.fromEntries(
          Object.entries(described.responses).map(([status, { content = {} }]) => [status, Object.keys(content)]),
        ),
      })),
    ),
    resolve: (schema) => (schema.$ref === undefined ? schema : { ...named(schemas, schema.$ref), ...schema }),
  }
}

import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import type { ApiDocument, Operation } from './operation-table.ts'

const JSON_MEDIA = 'application/json'

/** TypeScript types of all requests and successful answers; every refusal is an `Error`. */
export async function wireTypes(document: ApiDocument): Promise<string> {
  const ast = await openapiTS(JSON.stringify(abridged(document)), { defaultNonNullable: false })
  return COMMENT_HEADER + astToString(ast)
}

/**
 * The document without the refusals, examples and headers that every operation repeats: they would be most of the
 * types.
 */
function abridged(document: ApiDocument): ApiDocument {
  return { ...document, paths: mapValues(document.paths, (methods) => mapValues(methods, accepted)) }
}

function accepted(operation: Operation): Operation {
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 400)
  const bare = answers.map(([status, { description, content }]) => [
    status,
    { description, ...(content && { content: mapValues(typed(content), ({ schema }) => ({ schema })) }) },
  ])
  return { ...operation, responses: Object.fromEntries(bare) as Operation['responses'] }
}

/** Only JSON if an operation has it: its files have separate operations. */
function typed<T>(content: Record<string, T>): Record<string, T> {
  const json = content[JSON_MEDIA]
  return json ? { [JSON_MEDIA]: json } : content
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import type { ApiDocument, Operation } from './operation-table.ts'

const JSON_MEDIA = 'application/json'

/** TypeScript types of everything the API takes, and answers when all is well: refusals all are an `Error`. */
export async function wireTypes(document: ApiDocument): Promise<string> {
  const ast = await openapiTS(JSON.stringify(abridged(document)), { defaultNonNullable: false })
  return COMMENT_HEADER + astToString(ast)
}

/** The same document without the refusals, examples and headers that every operation repeats: they would be most of the types. */
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

/** JSON alone where an operation has it: files beside it are had from operations of their own. */
function typed<T>(content: Record<string, T>): Record<string, T> {
  const json = content[JSON_MEDIA]
  return json ? { [JSON_MEDIA]: json } : content
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

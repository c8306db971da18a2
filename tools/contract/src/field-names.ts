import { type ApiDocument, HEADER } from './operation-table.ts'

/**
 * The fields that documents may have, by type: types name what was read, not what could be.
 * @throws if the OpenAPI document does not list them.
 */
export function fieldNames({ components }: ApiDocument): string {
  const names = components.schemas['Document']?.properties?.['fields']?.['x-names']
  if (!names) throw new Error('the schema of a document lists no names of fields')
  return `${HEADER}export const FIELD_NAMES = ${JSON.stringify(names)} as const`
}

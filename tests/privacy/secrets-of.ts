import { gunzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '@income/platform'
import type { Sample } from '@income/samples'

/** Shorter values occur by chance: a box number, a count. */
const SHORTEST = 8
const DATE = /^[\d-]{5,10}$/

/** A document's personal data and amounts, according to its truth. */
export function valuesOf({ name, truth }: Pick<Sample, 'name' | 'truth'>): string[] {
  const fields = truth.documents.flatMap((document) => Object.values(document.fields))
  const descriptions = truth.documents.flatMap((document) => document.entries.map((entry) => entry.description))
  return [name, ...fields, ...descriptions].filter(
    (value): value is string => value !== null && value.length >= SHORTEST && !DATE.test(value) && !isCommon(value),
  )
}

/** Words of the contract, which identify nobody: single_filer and similar. */
function isCommon(value: string): boolean {
  return /^[a-z_]+$/.test(value) || /^(Box|Line|Federal|Medicare|Regular|Overtime|Holiday)/i.test(value)
}

/** Social security, account and employer numbers on the pages read from these bytes. */
export async function numbersOnPages(storage: ObjectStorage, tenantId: string): Promise<string[]> {
  const numbers = new Set<string>()
  for (const key of await storage.keys(`pages/${tenantId}/`)) {
    const text = gunzipSync(await buffer(await storage.read(key))).toString('utf8')
    for (const [word] of text.matchAll(/(?<=")(\d{3}-\d{2}-\d{4}|\d{2}-\d{7}|\d{9,17})(?=")/g)) numbers.add(word)
  }
  return [...numbers]
}

import type { Parts } from './parts.ts'

const HEADER = '%PDF-'
const AFTER_END = /%%EOF\s*$/
const LINE = 32
const MOST_HEADERS = 64

/** Where another PDF begins after the end of the first one; null if there is none. Attached files begin within an object. */
export async function secondBodyAt(parts: Parts): Promise<number | null> {
  let at = await parts.find(HEADER, HEADER.length, parts.size)
  for (let seen = 0; at !== null && seen < MOST_HEADERS; seen++) {
    const from = Math.max(0, at - LINE)
    if (AFTER_END.test(await parts.text(from, at - from))) return at
    at = await parts.find(HEADER, at + HEADER.length, parts.size)
  }
  return null
}

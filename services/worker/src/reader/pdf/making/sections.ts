import type { Parts } from './parts.ts'

/**
 * The cross-reference sections of a PDF, by the end of the state that each closes, oldest first (ISO 32000-1, 7.5.6).
 */
export interface Sections {
  /** The length of the file up to the end of each state; the last is the end of the current file. */
  ends: number[]
  /** Whether a section is missing where the next one refers to it. */
  broken: boolean
  /** The kind of the last section; null if none was found. */
  crossReference: Section['kind'] | null
}

/** A table has 20 bytes for each object. */
const LONGEST_TABLE = 8_000_000
const LONGEST_DICTIONARY = 4_096
const LINE = 20
const LINES_LOOKED_AT = 8
/** Enough of an object to see that it is one. */
const OBJECT = 32
const TAIL = 64 * 1024
const MOST_SECTIONS = 64
const END = '%%EOF'

interface Section {
  kind: 'table' | 'stream'
  at: number
  previous: number | null
}

/** Follows the sections from the last to the first. */
export async function sectionsOf(parts: Parts): Promise<Sections> {
  const { chain, broken } = await chainOf(parts)
  const closings = closingOffsets(chain)
  const ends: number[] = []
  for (const at of closings) {
    const end = await parts.find(END, at, LONGEST_TABLE)
    if (end !== null && !ends.includes(end + END.length)) ends.push(end + END.length)
  }
  ends.sort((a, b) => a - b)
  return { ends: await withObjects(parts, ends), broken, crossReference: chain[0]?.kind ?? null }
}

/** Some programs close a file twice, for older and newer readers. Without objects in between, it is one state. */
async function withObjects(parts: Parts, ends: readonly number[]): Promise<number[]> {
  const states: number[] = []
  for (const end of ends) {
    const last = states.at(-1)
    if (last !== undefined && (await parts.find(' obj', last, end - last)) === null) states.pop()
    states.push(end)
  }
  return states
}

async function chainOf(parts: Parts): Promise<{ chain: Section[]; broken: boolean }> {
  // Some files have a few bytes before their header, from which offsets count.
  const shift = Math.max(0, (await parts.text(0, 1024)).indexOf('%PDF-'))
  const chain: Section[] = []
  let next = await lastStart(parts)
  while (next !== null && chain.length < MOST_SECTIONS) {
    const section = (await sectionAt(parts, next)) ?? (shift > 0 ? await sectionAt(parts, next + shift) : null)
    if (!section || chain.some(({ at }) => at === section.at)) return { chain, broken: true }
    chain.push(section)
    next = section.previous
  }
  return { chain, broken: chain.length === 0 }
}

async function lastStart(parts: Parts): Promise<number | null> {
  const tail = await parts.text(Math.max(0, parts.size - TAIL), TAIL)
  const said = /startxref\s+(\d{1,15})/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))?.[1]
  return said === undefined ? null : Number(said)
}

async function sectionAt(parts: Parts, offset: number): Promise<Section | null> {
  const head = await parts.text(offset, LONGEST_DICTIONARY)
  if (/^\s*xref\b/.test(head)) {
    const trailer = await parts.find('trailer', offset, LONGEST_TABLE)
    if (trailer === null || !(await leadsToObjects(parts, trailer))) return null
    const dictionary = (await parts.text(trailer, LONGEST_DICTIONARY)).split('startxref', 1)[0]!
    return { kind: 'table', at: offset, previous: previousIn(dictionary) }
  }
  const dictionary = /^\s*\d+\s+\d+\s+obj\b/.test(head) ? head.split('stream', 1)[0]! : ''
  return /\/Type\s*\/XRef\b/.test(dictionary) ? { kind: 'stream', at: offset, previous: previousIn(dictionary) } : null
}

/** Whether objects are where the last lines of the table before a trailer say; manual edits shift them. */
async function leadsToObjects(parts: Parts, trailer: number): Promise<boolean> {
  const lines = await parts.text(Math.max(0, trailer - LINES_LOOKED_AT * LINE), LINES_LOOKED_AT * LINE)
  for (const [, offset] of lines.matchAll(/\b(\d{10}) \d{5} n/g)) {
    if (!/^\d+\s+\d+\s+obj\b/.test(await parts.text(Number(offset), OBJECT))) return false
  }
  return true
}

function previousIn(dictionary: string): number | null {
  const said = /\/Prev\s+(\d{1,15})/.exec(dictionary)?.[1]
  return said === undefined ? null : Number(said)
}

/**
 * The offset of the section that closes each state. In a linearised file the first page's section refers to a later
 * one: the two are one state.
 */
function closingOffsets(chain: readonly Section[]): number[] {
  return chain.filter(({ at, previous }) => previous === null || previous < at).map(({ at }) => at)
}

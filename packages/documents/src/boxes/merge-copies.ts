import { alignStates } from '../kinds/w2/states/align-states.ts'
import type { CopyReading, Reading } from './reading.ts'

/** A value as all copies of one W-2 together have it. */
export interface MergedReading extends Reading {
  /** How many copies show this value, and how many another. */
  agreeing: number
  disagreeing: number
  source: CopyReading['source']
}

/** Amounts with a code before them: "D 3528.87". */
const CODED = /^box_12/

/** The value of each field that most copies show; of equally many, the one that was read more surely. */
export function mergeCopies(copies: readonly CopyReading[]): Map<string, MergedReading> {
  const aligned = alignStates(copies)
  const names = new Set(aligned.flatMap((copy) => [...copy.fields.keys()]))
  return new Map([...names].map((name) => [name, mergeField(name, aligned)]))
}

function mergeField(name: string, copies: readonly CopyReading[]): MergedReading {
  const all = copies.flatMap((copy) => {
    const read = copy.fields.get(name)
    return read ? [{ ...read, source: copy.source }] : []
  })
  const readings = CODED.test(name) ? withCodes(all) : all
  const groups = [...Map.groupBy(readings, (read) => canonical(read.value)).values()]
  const best = groups.reduce((a, b) =>
    b.length > a.length || (b.length === a.length && surest(b) > surest(a)) ? b : a,
  )
  const first = best.find((read) => read.source === 'text_layer') ?? best[0]!
  return { ...first, confidence: surest(best), agreeing: best.length, disagreeing: readings.length - best.length }
}

/** A copy whose code could not be read says nothing against one that has it. */
function withCodes<R extends Reading>(readings: readonly R[]): R[] {
  return readings.filter(({ value }) => !readings.some((other) => other.value.endsWith(` ${value}`)))
}

function surest(readings: readonly Reading[]): number {
  return Math.max(...readings.map((read) => read.confidence))
}

/** Names agree though their punctuation and capitals do not. */
function canonical(value: string): string {
  return /[A-Za-z]{3}/.test(value) ? value.toUpperCase().replace(/[^A-Z0-9]/g, '') : value
}

import type { CopyReading, Reading } from './reading.ts'

/** A value as all copies of one form together have it. */
export interface MergedReading extends Reading {
  /** How many copies show this value, and how many another. */
  agreeing: number
  disagreeing: number
  source: CopyReading['source']
}

const AMOUNT = /^-?\d+\.\d\d$/

/** The value of each field that most copies show; of equally many, the one that was read more surely. */
export function mergeCopies(copies: readonly CopyReading[]): Map<string, MergedReading> {
  const names = new Set(copies.flatMap((copy) => [...copy.fields.keys()]))
  return new Map([...names].map((name) => [name, mergeField(name, copies)]))
}

function mergeField(name: string, copies: readonly CopyReading[]): MergedReading {
  const all = copies.flatMap((copy) => {
    const read = copy.fields.get(name)
    return read ? [{ ...read, source: copy.source }] : []
  })
  const readings = withCodes(all)
  const groups = [...Map.groupBy(readings, (read) => canonical(read.value)).values()]
  const best = groups.reduce((a, b) =>
    b.length > a.length || (b.length === a.length && surest(b) > surest(a)) ? b : a,
  )
  const first = best.find((read) => read.source === 'text_layer') ?? best[0]!
  return { ...first, confidence: surest(best), agreeing: best.length, disagreeing: readings.length - best.length }
}

/** A copy in which the code before an amount could not be read says nothing against one that has it: "D 3528.87". */
function withCodes<R extends Reading>(readings: readonly R[]): R[] {
  const isPartOf = (value: string, other: string) => AMOUNT.test(value) && other.endsWith(` ${value}`)
  return readings.filter(({ value }) => !readings.some((other) => isPartOf(value, other.value)))
}

function surest(readings: readonly Reading[]): number {
  return Math.max(...readings.map((read) => read.confidence))
}

/** Names agree though their punctuation and capitals do not. */
function canonical(value: string): string {
  return /[A-Za-z]{3}/.test(value) ? value.toUpperCase().replace(/[^A-Z0-9]/g, '') : value
}

import type { CopyReading, Reading } from './reading.ts'
import type { Check } from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { check, list, notApplicable, passed } from '../model/check.ts'

/** A value merged from all copies of one form. */
export interface MergedReading extends Reading {
  /** How many copies show this value, and how many another. */
  agreeing: number
  disagreeing: number
  source: CopyReading['source']
  page: number
}

const AMOUNT = /^-?\d+\.\d\d$/

/** The value of each field that most copies show; if as many show another, the one read with more confidence. */
export function mergeCopies(copies: readonly CopyReading[]): Map<string, MergedReading> {
  const names = new Set(copies.flatMap((copy) => [...copy.fields.keys()]))
  return new Map([...names].map((name) => [name, mergeField(name, copies)]))
}

function mergeField(name: string, copies: readonly CopyReading[]): MergedReading {
  const all = copies.flatMap((copy) => {
    const read = copy.fields.get(name)
    return read ? [{ ...read, source: copy.source, page: copy.page }] : []
  })
  const readings = wholeOnes(withCodes(all))
  const groups = [...Map.groupBy(readings, (read) => canonical(read.value)).values()]
  const best = groups.reduce((a, b) =>
    b.length > a.length || (b.length === a.length && surest(b) > surest(a)) ? b : a,
  )
  const first = best.find((read) => read.source === 'text_layer') ?? best[0]!
  const confidence = Math.max(...best.map((read) => read.confidence))
  return { ...first, confidence, agreeing: best.length, disagreeing: readings.length - best.length }
}

/** A copy in which the code before an amount could not be read does not contradict one that has it: "D 3528.87". */
function withCodes<R extends Reading>(readings: readonly R[]): R[] {
  const isPartOf = (value: string, other: string) => AMOUNT.test(value) && other.endsWith(` ${value}`)
  return readings.filter(({ value }) => !readings.some((other) => isPartOf(value, other.value)))
}

/** A scan may cut off the first digits: "6.17" does not contradict "16606.17" in the same box of another copy. */
function wholeOnes<R extends Reading & { source: CopyReading['source'] }>(readings: readonly R[]): R[] {
  return readings.filter(
    ({ value, source }) => source === 'text_layer' || !readings.some((other) => isEndOf(value, other.value)),
  )
}

const isEndOf = (value: string, other: string) =>
  AMOUNT.test(value) && AMOUNT.test(other) && other.length > value.length && other.endsWith(value)

const surest = (readings: readonly Reading[]) =>
  Math.max(...readings.map(({ confidence, ceiling }) => Math.min(confidence, ceiling ?? 1)))

/** Names agree if only punctuation and capitals differ. */
const canonical = (value: string) => (/[A-Za-z]{3}/.test(value) ? value.toUpperCase().replace(/[^A-Z0-9]/g, '') : value)

/** The fields that identify copies of one form. */
export interface ComparedFields {
  amounts: readonly string[]
  identity: readonly string[]
}

/** Groups copies by form, in the order in which they came. */
export function sortedByForm(copies: readonly CopyReading[], compared: ComparedFields): CopyReading[][] {
  const groups: CopyReading[][] = []
  for (const copy of copies) {
    const group = groups.find((others) => others.some((other) => areSameForm(copy, other, compared)))
    if (group) group.push(copy)
    else groups.push([copy])
  }
  return groups
}

/**
 * Whether two copies are of one form. Two forms of one payer share nearly everything except the person or the amounts, and a
 * person's forms of two years everything except year and amounts. Copies of one form differ little, and only where one is
 * misread or altered. A continuation for further states may leave the federal amounts blank.
 */
function areSameForm(a: CopyReading, b: CopyReading, compared: ComparedFields): boolean {
  const amounts = compare(a, b, compared.amounts)
  const identity = compare(a, b, compared.identity)
  if (amounts.same + amounts.different === 0) return identity.same >= 2 && identity.different === 0
  const isScanned = a.source === 'ocr' || b.source === 'ocr'
  if (amounts.same > amounts.different) return identity.different === 0 || (isScanned && amounts.same >= 4)
  return isScanned && identity.same >= 2 && identity.different === 0 && areMostlyAlike(a, b)
}

/** Most of the other boxes agree even if a scan cut or misread the wages of one copy. */
function areMostlyAlike(a: CopyReading, b: CopyReading): boolean {
  const names = [...a.fields.keys()].filter((name) => {
    const [one, other] = [a.fields.get(name)?.value ?? '', b.fields.get(name)?.value ?? '']
    return name.startsWith('box_') && !isEndOf(one, other) && !isEndOf(other, one)
  })
  const boxes = compare(a, b, names)
  return boxes.same > 2 * boxes.different
}

function compare(a: CopyReading, b: CopyReading, names: readonly string[]): { same: number; different: number } {
  const values = names
    .map((name) => [a.fields.get(name)?.value, b.fields.get(name)?.value])
    .filter(([x, y]) => x !== undefined && y !== undefined)
  const same = values.filter(([x, y]) => x === y).length
  return { same, different: values.length - same }
}

type Fields = ReadonlyMap<string, MergedReading>

/** The check for boxes with digits that no copy makes legible: the document has more than is returned. */
export function amountsRead(fields: Fields, copies: readonly CopyReading[]): Check {
  const lost = [...new Set(copies.flatMap((copy) => copy.unread).filter((name) => !fields.has(name)))]
  if (lost.length === 0) return passed('amounts_read', 'Every amount was read.')
  return check('amounts_read', 'failed', `The amounts in ${boxes(lost)} could not be read.`, doubted(lost))
}

/** The check for amounts that the copies print differently, or that OCR reads differently without a majority. */
export function copiesAgree(fields: Fields, copies: readonly CopyReading[], isEntry: (name: string) => boolean): Check {
  if (copies.length < 2) return notApplicable('copies_agree', 'Only one copy of the form was found.')
  const split = [...fields].filter(([, read]) => read.disagreeing > 0)
  const unsettled = split.filter(
    ([name, read]) => isEntry(name) && (read.source === 'text_layer' || read.agreeing <= read.disagreeing),
  )
  if (split.length === 0) return passed('copies_agree', `All ${copies.length} copies show the same values.`)
  const names = (unsettled.length > 0 ? unsettled : split).map(([name]) => name)
  const status = unsettled.length > 0 ? 'failed' : 'warning'
  return check('copies_agree', status, `The copies differ in ${boxes(names)}.`, doubted(names))
}

/** The ambiguous fields are listed as `actual`, so that a person can settle each. */
const doubted = (names: readonly string[]): { actual: string } => ({ actual: names.join(', ') })

/** "box 1 and box 12a". */
const boxes = (names: readonly string[]) => list(names.map((field) => field.replaceAll('_', ' ')))

/** Boxes that could not be read, or that the copies print differently, are no longer ambiguous once a reviewer has settled them. */
export function settledDoubts(checks: readonly Check[], { document: { fields } }: ReadDocument): Check[] {
  return checks.map((check) => {
    if (check.name !== 'amounts_read' && check.name !== 'copies_agree') return check
    const doubted = check.actual?.split(', ') ?? []
    if (doubted.length === 0 || !doubted.every((name) => fields[name]?.original)) return check
    return { ...check, status: 'passed', actual: null, message: 'A reviewer has settled the doubtful values.' }
  })
}

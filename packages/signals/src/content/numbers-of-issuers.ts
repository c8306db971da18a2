import type { FoundSignal, SignalEvidence } from '@income/shared'

/** A value of a document with its place. */
export interface PlacedValue extends Pick<SignalEvidence, 'page' | 'box'> {
  value: string
}

/**
 * Prefixes that no employer identification number has (IRS, "How EINs are assigned and valid EIN prefixes"). The IRS assigns
 * new numbers only from the other prefixes.
 */
const UNASSIGNED = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '))
const EIN = /^(\d\d)-?\d{7}$/

/** Employer identification numbers that the IRS cannot have assigned. */
export function ofEmployerNumbers(numbers: readonly PlacedValue[]): FoundSignal[] {
  const wrong = numbers.filter(({ value }) => UNASSIGNED.has(EIN.exec(value)?.[1] ?? ''))
  if (wrong.length === 0) return []
  const evidence = wrong.map(({ value, page, box }) => ({ page, box, detail: `begins with ${value.slice(0, 2)}` }))
  const summary = `The IRS does not issue an employer identification number that ${evidence[0]!.detail}.`
  return [{ code: 'ein_not_assigned', severity: 'low', summary, evidence }]
}

/** Weights of the digits of a routing number (ABA, "Routing Number Policy"): the sum is a multiple of ten. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]
const ROUTING_NUMBER = /^\d{9}$/

/** Routing numbers whose check digit is wrong. */
export function ofRoutingNumbers(numbers: readonly PlacedValue[]): FoundSignal[] {
  const wrong = numbers.filter(({ value }) => ROUTING_NUMBER.test(value) && !holds(value))
  if (wrong.length === 0) return []
  const evidence = wrong.map(({ value, page, box }) => ({
    page,
    box,
    detail: `…${value.slice(-4)} has another check digit`,
  }))
  const summary = 'A routing number is not valid: its check digit does not follow from the other digits.'
  return [{ code: 'routing_number_wrong', severity: 'low', summary, evidence }]
}

function holds(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return sum > 0 && sum % 10 === 0
}

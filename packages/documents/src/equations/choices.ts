import { sumCents, type Cents } from '@income/shared'

/** One way to read an amount. Its cost grows with the evidence against it; the most likely reading costs least. */
export interface Reading {
  value: Cents
  cost: number
}

/** An amount with all the ways it may be read. */
type Variable<R> = readonly R[]

/** Maximum number of choices kept. With more of them, one may add up by coincidence. */
const MOST_CHOICES = 4096

/** The choices of one reading for each variable, cheapest first; of equals, by the readings of the last variables. */
export function choicesOf<R extends Pick<Reading, 'cost'>>(
  variables: readonly Variable<R>[],
  most: { choices?: number; cost?: number } = {},
): R[][] {
  const { choices = MOST_CHOICES, cost: dearest = Infinity } = most
  let found: Choice<R>[] = [{ cost: 0, last: null }]
  for (const variable of variables)
    found = variable
      .flatMap((reading) => found.map((before) => ({ cost: before.cost + reading.cost, last: { reading, before } })))
      .filter(({ cost }) => cost <= dearest)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, choices)
  return found.map(readingsIn)
}

/** The cheapest choice of readings that adds up to the total; null if none does. */
export function cheapest<R extends Reading>(variables: readonly Variable<R>[], total: Cents): R[] | null {
  const addUp = (readings: readonly R[]) => sumCents(readings.map(({ value }) => value)) === total
  const likeliest = variables.map((readings) => readings.reduce((a, b) => (b.cost < a.cost ? b : a)))
  return addUp(likeliest) ? likeliest : (choicesOf(variables).find(addUp) ?? null)
}

/** Whether some of the amounts, or none, add up to the difference, in either direction. */
export function makeUp(amounts: readonly Cents[], difference: Cents): boolean {
  const variables = amounts.map((value) => [
    { value: 0n, cost: 0 },
    { value, cost: 1 },
  ])
  return cheapest(variables, difference) !== null || cheapest(variables, -difference) !== null
}

/** A choice for the first variables: a reading of the last of them, and the choice for those before. */
interface Choice<R> {
  cost: number
  last: { reading: R; before: Choice<R> } | null
}

function readingsIn<R>(choice: Choice<R>): R[] {
  const readings: R[] = []
  for (let at = choice.last; at; at = at.before.last) readings.unshift(at.reading)
  return readings
}

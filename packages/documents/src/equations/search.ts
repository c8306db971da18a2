import { type Cents, absolute, centsOf, type Check } from '@income/shared'
import { choicesOf } from './choices.ts'
import type { ExtractedDocument } from '../model/document.ts'

/** The difference in each relation between amounts; 0 where it holds. */
export type Differences = ReadonlyMap<string, Cents>

/** An unknown difference, which no amount explains. */
export const UNTOLD: Cents = 1n << 62n

/** Another reading of one ambiguous amount. */
export interface Swap {
  /** Which amount: two readings of one amount exclude each other. */
  figure: string
  /** How it changes the differences of the relations. */
  effect: Differences
}

/** Maximum number of amounts replaced at once. Two errors in one sum happen; more agree with anything. */
const MOST_AT_ONCE = 3
/** Maximum number of combinations that affect a relation: with more, one may fit by coincidence. */
const MOST_TELLING = 40
const MOST_COMBINATIONS = 20_000

interface Fit<S> {
  swaps: readonly S[]
  mends: ReadonlySet<string>
}

/**
 * The swaps that make relations hold without breaking any. Each is without a rival: no other swap of as few amounts would fix
 * a relation that depends on them, unless it fixes fewer. If two choices would fix a relation, it stays as it is.
 */
export function onlyReconciling<S extends Swap>(differences: Differences, swaps: readonly S[]): S[] {
  const chosen: S[] = []
  /** Relations that depend on amounts which cannot be settled. */
  const disputed = new Set<string>()
  let [left, free] = [differences, swaps]
  for (let count = 1; count <= MOST_AT_ONCE;) {
    const fits = fitsOf(left, free, count).filter(({ mends }) => disjoint(mends, disputed))
    const fit = fits.find((candidate) => isWithoutRival(candidate, fits))
    free = withoutFiguresOf(fit ? [fit] : fits, free)
    if (fit) {
      chosen.push(...fit.swaps)
      left = after(left, fit.swaps)
      count = 1
    } else {
      for (const relation of reachedBy(fits)) disputed.add(relation)
      count++
    }
  }
  return chosen
}

function reachedBy(fits: readonly Fit<Swap>[]): string[] {
  return fits.flatMap((fit) =>
    fit.swaps.flatMap(({ effect }) => [...effect.keys()].filter((key) => reaches(effect, key))),
  )
}

function withoutFiguresOf<S extends Swap>(fits: readonly Fit<S>[], swaps: readonly S[]): S[] {
  const figures = new Set(fits.flatMap((fit) => fit.swaps.map(({ figure }) => figure)))
  return swaps.filter(({ figure }) => !figures.has(figure))
}

function fitsOf<S extends Swap>(differences: Differences, swaps: readonly S[], count: number): Fit<S>[] {
  const off = [...differences].filter(([, difference]) => difference !== 0n).map(([relation]) => relation)
  const useful = swaps.filter(({ effect }) => off.some((relation) => reaches(effect, relation)))
  if (off.length === 0 || binomial(useful.length, count) > MOST_COMBINATIONS) return []
  const fits = swapsAtOnce(useful, count).flatMap((choice) => fitOf(differences, choice, off) ?? [])
  return fits.filter(({ mends }) => [...mends].every((relation) => isTelling(relation, useful, count)))
}

/** Whether so few combinations affect a relation that one hardly fixes it by coincidence. */
function isTelling(relation: string, swaps: readonly Swap[], count: number): boolean {
  const reaching = swaps.filter(({ effect }) => reaches(effect, relation)).length
  return count === 1 || binomial(reaching, count) <= MOST_TELLING
}

/** Every swap must be needed: each affects a relation that is fixed. */
function fitOf<S extends Swap>(differences: Differences, swaps: readonly S[], off: readonly string[]): Fit<S> | null {
  const then = after(differences, swaps)
  const breaks = [...then].some(([relation, difference]) => difference !== 0n && !off.includes(relation))
  if (breaks) return null
  const mends = new Set(off.filter((relation) => then.get(relation) === 0n))
  const areNeeded = swaps.every(({ effect }) => [...mends].some((relation) => reaches(effect, relation)))
  return mends.size > 0 && areNeeded ? { swaps, mends } : null
}

const isWithoutRival = <S extends Swap>(fit: Fit<S>, fits: readonly Fit<S>[]) =>
  fits.every((other) => other === fit || !areRivals(fit, other) || isMore(fit.mends, other.mends))

/** Whether both replace one amount, or one changes what the other fixes. */
function areRivals<S extends Swap>(a: Fit<S>, b: Fit<S>): boolean {
  const shareFigure = a.swaps.some(({ figure }) => b.swaps.some((other) => other.figure === figure))
  return shareFigure || changesAnyOf(a, b.mends) || changesAnyOf(b, a.mends)
}

const changesAnyOf = ({ swaps }: Fit<Swap>, relations: ReadonlySet<string>) =>
  [...relations].some((relation) => swaps.some(({ effect }) => reaches(effect, relation)))

const disjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((relation) => !b.has(relation))

const isMore = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > b.size && [...b].every((relation) => a.has(relation))

function after(differences: Differences, swaps: readonly Swap[]): Map<string, Cents> {
  const sum = new Map(differences)
  for (const { effect } of swaps)
    for (const [relation, change] of effect) sum.set(relation, (sum.get(relation) ?? 0n) + change)
  return sum
}

const reaches = (effect: Differences, relation: string) => (effect.get(relation) ?? 0n) !== 0n

/** All choices of this many swaps of different amounts. */
function swapsAtOnce<S extends Swap>(swaps: readonly S[], count: number): S[][] {
  const figures = [...Map.groupBy(swaps, ({ figure }) => figure).values()]
  const variables = figures.map((own) => [{ swap: null, cost: 0 }, ...own.map((swap) => ({ swap, cost: 1 }))])
  const choices = choicesOf<{ swap: S | null; cost: number }>(variables, { choices: Infinity, cost: count })
  return choices.map((readings) => readings.flatMap(({ swap }) => swap ?? [])).filter(({ length }) => length === count)
}

function binomial(n: number, k: number): number {
  let result = 1
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1)
  return result
}

/** The differences of the documents' equations, by document and name; 0 where one holds. */
export function differencesOf(
  documents: readonly ExtractedDocument[],
  equations: readonly string[],
): Map<string, Cents> {
  return new Map(
    [...equationsOf(documents, equations)].map(([key, check]) => [key, holds(check) ? 0n : missingIn(check)]),
  )
}

/**
 * How the differences change when the documents are read like this. An equation counts as fixed only if it now holds to the
 * cent: passing a check with a tolerance proves nothing. An equation that no longer applies is not fixed either.
 */
export function changesTo(
  before: Differences,
  documents: readonly ExtractedDocument[],
  equations: readonly string[],
): Map<string, Cents> {
  const now = equationsOf(documents, equations)
  const changes = new Map<string, Cents>()
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const was = before.get(key) ?? 0n
    const check = now.get(key)
    const is = check ? (holds(check) && (was === 0n || isExact(check)) ? 0n : missingIn(check)) : UNTOLD
    if (is !== was) changes.set(key, is - was)
  }
  return changes
}

function equationsOf(documents: readonly ExtractedDocument[], equations: readonly string[]): Map<string, Check> {
  const applicable = documents.flatMap(({ checks }, i) =>
    checks
      .filter(({ name, status }) => equations.includes(name) && status !== 'not_applicable')
      .map((check): [string, Check] => [`${i} ${check.name}`, check]),
  )
  return new Map(applicable)
}

const holds = ({ status }: Check) => status === 'passed'

/** To the cent, up to one cent of rounding. */
function isExact({ expected, actual }: Check): boolean {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should === null || is === null || absolute(should - is) <= 1n
}

function missingIn({ expected, actual }: Check): Cents {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should === null || is === null || should === is ? UNTOLD : should - is
}

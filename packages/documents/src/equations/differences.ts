import { absolute, centsOf, type Cents, type Check } from '@income/shared'
import type { ExtractedDocument } from '../model/document.ts'
import { UNTOLD, type Differences } from './search.ts'

/** By what the equations of some documents are off, by document and name; 0 where one holds. */
export function differencesOf(
  documents: readonly ExtractedDocument[],
  equations: readonly string[],
): Map<string, Cents> {
  return new Map(
    [...equationsOf(documents, equations)].map(([key, check]) => [key, holds(check) ? 0n : missingIn(check)]),
  )
}

/**
 * What the differences become when the documents read like this. An equation that was off is mended only if it holds to the
 * cent now: a check that lets pass what is nearly right proves nothing by passing. One that is gone is not mended either.
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

function holds({ status }: Check): boolean {
  return status === 'passed'
}

/** To the cent, up to one of rounding. */
function isExact({ expected, actual }: Check): boolean {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should === null || is === null || absolute(should - is) <= 1n
}

function missingIn({ expected, actual }: Check): Cents {
  const [should, is] = [centsOf(expected), centsOf(actual)]
  return should === null || is === null || should === is ? UNTOLD : should - is
}

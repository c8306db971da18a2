import type { Check } from '@income/shared'
import { check, count, list, passed } from '../model/check.ts'

/** What is given out with less confidence than this is doubtful. */
const SURE = 0.9
/** More values than these are counted, not named. */
const MOST_NAMED = 8
const NAME = 'doubtful_values'

/** The values of a document, as it was read or as a reviewer has corrected it. */
export interface GivenValues {
  fields: Readonly<Record<string, GivenValue & { value: string | null }>>
  entries: readonly GivenValue[]
}

interface GivenValue {
  page: number | null
  confidence: number
}

/** The check that lists the values a person should compare with the page; null where there is none. */
export function doubtfulValues({ fields, entries }: GivenValues): Check | null {
  const names = Object.keys(fields).filter((name) => fields[name]!.value !== null && isDoubtful(fields[name]!))
  const lines = entries.filter(isDoubtful)
  if (names.length + lines.length === 0) return null
  const doubtful = [...names.map((name) => fields[name]!), ...lines]
  const message = `${whatOf(names, lines.length)} on ${pagesOf(doubtful)} may have been misread; compare with the page.`
  return check(NAME, 'warning', message, { actual: names.length > 0 ? names.join(', ') : null })
}

/** The same check once a reviewer has settled every value it listed. */
export function settledValues(): Check {
  return passed(NAME, 'A reviewer has settled the doubtful values.')
}

function isDoubtful({ confidence }: GivenValue): boolean {
  return confidence < SURE
}

/** "Bank name, period start and 3 entries". */
function whatOf(names: readonly string[], entries: number): string {
  const named = names.slice(0, MOST_NAMED).map((name) => name.replaceAll('_', ' '))
  const more = names.length - named.length
  const what = list([
    ...named,
    ...(more > 0 ? [count(more, 'more field')] : []),
    ...(entries > 0 ? [entries === 1 ? '1 entry' : `${entries} entries`] : []),
  ])
  return what.charAt(0).toUpperCase() + what.slice(1)
}

function pagesOf(values: readonly GivenValue[]): string {
  const pages = new Set(values.flatMap(({ page }) => page ?? []))
  return list([...pages].sort((a, b) => a - b).map(String), 'page')
}

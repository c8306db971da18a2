import { closestMatch } from 'leven'
import { z } from 'zod'

export type Part = 'path' | 'query' | 'body'

const NOUNS: Readonly<Record<Part, string>> = { path: 'path parameter', query: 'query parameter', body: 'field' }
/** A name that shares less than this with a known one is not a misspelling of it. */
const LARGEST_SHARE_OF_TYPOS = 0.5
/** A name may be as long as a body; an answer repeats only this much of it. */
const LONGEST_SHOWN = 64

/**
 * The names known to the object schema behind a zod issue. Only zod's error map receives that schema, so this is a map
 * for `unrecognized_keys`.
 * @param of the part of the request with the names, for the message.
 */
export function unknownNameMessage(of: Part): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code !== 'unrecognized_keys') return undefined
    const [name = ''] = issue.keys
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
    const path = [...(issue.path ?? []), shown(name)].join('.')
    return `Unknown ${NOUNS[of]} ${JSON.stringify(path)}; ${suggestion(name, known, NOUNS[of])}`
  }
}

function suggestion(name: string, known: readonly string[], noun: string): string {
  const maxDistance = Math.max(1, Math.floor(name.length * LARGEST_SHARE_OF_TYPOS))
  const nearest = name.length > LONGEST_SHOWN ? undefined : closestMatch(name, known, { maxDistance })
  if (nearest !== undefined) return `did you mean ${JSON.stringify(nearest)}?`
  if (known.length === 0) return `this request takes no ${noun}`
  return `the known names are ${known.map((each) => JSON.stringify(each)).join(', ')}`
}

function shown(name: string): string {
  return name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name
}

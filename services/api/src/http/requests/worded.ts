import type { z } from 'zod'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

/** The unit of a list's or a text's length. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' }

/** Says what a value must be, unless its schema has its own message. */
export const worded: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? 'of another type'}`
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in UNITS) return 'must not be empty'
      return limit(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return limit(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'invalid_format':
      return 'is not in the expected format'
    default:
      return 'is not valid'
  }
}

function limit(origin: string, comparison: string, bound: number | bigint): string {
  const unit = UNITS[origin]
  return unit === undefined ? `must be ${comparison} ${bound}` : `must have ${comparison} ${bound}${unit}`
}

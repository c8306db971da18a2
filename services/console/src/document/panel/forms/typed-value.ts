/** How a corrected value is typed, as the page prints it, and how the API writes it. */
export type ValueFormat = 'amount' | 'date' | 'number' | 'text'

/** A value in the API's format (null: the page shows none), or what is wrong with what was typed. */
export type TypedValue = { value: string | null; error: null } | { value: null; error: string }

const AMOUNT = /^-?\d{1,9}(?:\.\d{1,2})?$/
const NUMBER = /^\d{1,9}(?:\.\d{1,6})?$/
/** A transaction may be dated without a year. */
const ISO_DATE = /^(?:(?<year>\d{4})-)?(?<month>\d\d?)-(?<day>\d\d?)$/
const US_DATE = /^(?<month>\d\d?)\/(?<day>\d\d?)(?:\/(?<year>\d{4}))?$/

const LEAP_YEAR = '2024'

const PARSERS: Readonly<Record<ValueFormat, (typed: string) => TypedValue>> = {
  amount(typed) {
    const plain = withoutSeparators(typed)
    if (!AMOUNT.test(plain)) return wrong(`“${typed}” is not an amount. Type it like 1,234.50.`)
    const [whole, fraction = ''] = plain.split('.')
    return right(`${whole}.${fraction.padEnd(2, '0')}`)
  },
  number(typed) {
    const plain = withoutSeparators(typed)
    return NUMBER.test(plain) ? right(plain) : wrong(`“${typed}” is not a number. Type it like 37.5.`)
  },
  date(typed) {
    const { year, month, day } = (ISO_DATE.exec(typed) ?? US_DATE.exec(typed))?.groups ?? {}
    const dayOfYear = `${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    return isDate(`${year ?? LEAP_YEAR}-${dayOfYear}`)
      ? right(year === undefined ? dayOfYear : `${year}-${dayOfYear}`)
      : wrong(`“${typed}” is not a date. Type it like 2026-01-15 or 1/15/2026.`)
  },
  text: right,
}

/** "$1,234.5" as an amount is "1234.50", "(12.00)" is "-12.00", and "1/5/2026" as a date is "2026-01-05". */
export function parseTyped(typed: string, format: ValueFormat): TypedValue {
  return typed === '' ? { value: null, error: null } : PARSERS[format](typed)
}

/** The format of a field, by the value that was read or, if the page seemed to show none, by what is typed. */
export function formatOf(read: string | null, typed: string): ValueFormat {
  if (read !== null) return formatBy(read)
  return /[$.]/.test(typed) && AMOUNT.test(withoutSeparators(typed)) ? 'amount' : formatBy(typed)
}

function formatBy(text: string): ValueFormat {
  if (/^-?\d+\.\d\d$/.test(text)) return 'amount'
  return ISO_DATE.test(text) || US_DATE.test(text) ? 'date' : 'text'
}

/** "$1,234.50" as "1234.50"; a minus sign of typography or parentheses as "-". */
function withoutSeparators(typed: string): string {
  return typed
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^[−–]/, '-')
    .replaceAll(/[$,\s]/g, '')
}

/** Whether a day exists: the 30th of February becomes another date. */
function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

function right(value: string): TypedValue {
  return { value, error: null }
}

function wrong(error: string): TypedValue {
  return { value: null, error }
}

import { sameSet, wordsOf } from './words.ts'

type Comparison = (truth: string, value: string) => boolean

/** How a field is compared, by its name; the first match decides. Amounts are compared by `sameFigure`. */
const COMPARISONS: readonly [RegExp, Comparison][] = [
  [/_ein$/, (truth, value) => digits(truth) === digits(value)],
  [/^(period_|pay_date)/, (truth, value) => truth === value],
  [/(filing_status|pay_frequency)/, (truth, value) => canonicalName(truth) === canonicalName(value)],
  [/account_holder/, (truth, value) => wordsOf(truth).every((word) => wordsOf(value).includes(word))],
  [
    /_name$|_state_|_id_|box_20/,
    (truth, value) => sameSet(wordsOf(truth), wordsOf(value)) || sameLetters(truth, value),
  ],
  [/^box_12/, sameLetters],
  [/last4|tax_year/, (truth, value) => truth === value],
]

/** Whether a field's value matches the truth. A null truth requires a blank. */
export function sameValue(name: string, truth: string | null, value: string | null | undefined): boolean {
  if (truth === null) return value === null || value === undefined || value === ''
  if (value === null || value === undefined) return false
  const compare = COMPARISONS.find(([names]) => names.test(name))?.[1] ?? sameFigure
  return compare(truth, value)
}

/** An amount as a number, only for comparison with a tolerance; null if there is none. */
export function figure(value: string | null | undefined): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value.replace(/[$,\s]/g, ''))
}

function sameFigure(truth: string, value: string): boolean {
  const [a, b] = [figure(truth), figure(value)]
  const numbers = a !== null && b !== null && Number.isFinite(a) && Number.isFinite(b)
  return numbers ? Math.abs(a - b) < 0.005 : truth === value
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function sameLetters(truth: string, value: string): boolean {
  return wordsOf(truth).join('') === wordsOf(value).join('')
}

function canonicalName(text: string): string {
  return wordsOf(text).join('_').toLowerCase().replace('qualifying_widow_er', 'qualifying_surviving_spouse')
}

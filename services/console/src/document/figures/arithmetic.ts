import type { Check } from '../../api/types.ts'
import { amountOf, centsOf } from '../../ui/text/money.ts'
import { words } from '../../ui/text/words.ts'
import { CHECK_SUMS, type Term } from './check-sums.ts'
import { type EntryFigure, type FieldFigure, type Figure, fieldsNamedBy } from './figure.ts'

/** One line of a sum, with the values of the page it consists of. */
export interface SumLine {
  sign: '+' | '−' | '×' | '=' | '≤' | ''
  label: string
  /** null if nothing is printed. */
  amount: string | null
  figures: readonly Figure[]
}

/** What a check compares, and the values of the page it uses. */
export interface Arithmetic {
  lines: readonly SumLine[]
  figures: readonly Figure[]
}

export function arithmeticOf(check: Check, figures: readonly Figure[]): Arithmetic {
  const sum = CHECK_SUMS[check.name]
  const lines = sum
    ? [...sum.terms, sum.result].map((term) => lineOf(term, figures))
    : fieldsNamedBy(check, figures).map(valueLine)
  const named = lines.length > 0 ? lines.flatMap((line) => line.figures) : mentioned(check, figures)
  return { lines, figures: [...new Set(named)] }
}

function valueLine(figure: FieldFigure): SumLine {
  return { sign: '', label: figure.label, amount: figure.value, figures: [figure] }
}

function lineOf(term: Term, figures: readonly Figure[]): SumLine {
  if (term.of === 'factor') return { sign: term.sign, label: term.label, amount: null, figures: [] }
  if (term.of === 'field') {
    const figure = figures.find((each) => each.kind === 'field' && each.name === term.name)
    return { sign: term.sign, label: words(term.name), amount: figure?.value ?? null, figures: figure ? [figure] : [] }
  }
  const entries = figures.filter((each): each is EntryFigure => each.kind === 'entry' && term.includes(each.entry))
  const amounts = entries.map(({ entry }) => {
    const amount = entry[term.column]
    const cents = amount === null ? 0n : centsOf(amount)
    return entry.direction === term.side ? cents : -cents
  })
  const total = amounts.reduce((sum, cents) => sum + cents, 0n)
  return { sign: term.sign, label: `${term.label} (${entries.length})`, amount: amountOf(total), figures: entries }
}

/** For checks without a known sum: the lines and boxes named in the message, and the values equal to the compared amounts. */
function mentioned({ message, expected, actual }: Check, figures: readonly Figure[]): Figure[] {
  const names = new Set(namesIn(message))
  return figures.filter((figure) => {
    if (figure.kind === 'field' && names.has(figure.name)) return true
    return figure.value !== null && (figure.value === expected || figure.value === actual)
  })
}

const NAMED = /\b(line|box)s? (\d+[a-z]?(?:(?:, | and )\d+[a-z]?)*)/gi

function namesIn(message: string): string[] {
  return [...message.matchAll(NAMED)].flatMap(([, kind = '', list = '']) =>
    list.split(/, | and /).map((number) => `${kind.toLowerCase()}_${number}`),
  )
}

import {
  FIRST_YEAR,
  LAST_YEAR,
  type FormLine,
  type LineEntry,
  type LineRange,
  type LineSum,
  type Place,
} from './form-line.ts'

/**
 * The lines of a form from a table of text, one row a line, in the order of the form. A line that means something else in other
 * years has a row for each.
 *
 * - `line`: its number, or those of lines of which the same is to be said ("schedule_l_1_d 2b_d" is schedule_l_1_d and
 *   schedule_l_2b_d). An asterisk stands for each of the columns ("20_*" is 20_a, 20_b and 20_c).
 * - `years`: "2022-2024", "2025-", "2018"; left out, all since 2018.
 * - `column`: where the amount is printed (see `Place`).
 * - `caption`: words by which it is found where its number cannot be read, alternatives parted by a slash.
 * - `entry`: "income: Tip income".
 * - `sum`: "wages_sum = 1a to 1h, some filled in; …", or "qualified_part <= 1a" of a line that is a part of another.
 */
export function formTable(text: string, columns: readonly string[] = []): FormLine[] {
  const [head = '', ...rows] = text.trim().split('\n')
  const names = cellsOf(head)
  return inColumns(rows, columns).flatMap((row) => {
    const cells = cellsOf(row)
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    return numbersIn(cell('line')).map((line) => lineFrom(line, cell))
  })
}

function numbersIn(text: string): string[] {
  const [, section = '', numbers = ''] = /^(schedule_[a-z]\d?_)?(.*)$/.exec(text) ?? []
  return numbers.split(' ').map((number) => section + number)
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim())

/** Repeats rows with an asterisk for each column: all of column a, then all of column b. */
function inColumns(rows: readonly string[], columns: readonly string[]): string[] {
  const isRepeated = (row: string) => row.includes('_*')
  const begin = rows.findIndex(isRepeated)
  if (begin < 0) return [...rows]
  const repeated = rows.filter(isRepeated)
  const each = columns.flatMap((column) =>
    repeated.map((row) => row.replaceAll('_*', `_${column}`).replace('property *', `property ${column.toUpperCase()}`)),
  )
  return [...rows.slice(0, begin), ...each, ...rows.slice(begin).filter((row) => !isRepeated(row))]
}

function lineFrom(line: string, cell: (name: string) => string): FormLine {
  if (!/^(?:schedule_[a-z]\d?_)?\d+\w*$/.test(line)) throw new SyntaxError(`not the number of a line: ${line}`)
  const phrases = cell('caption').split(' / ').filter(Boolean)
  return {
    line,
    years: yearsFrom(cell('years')),
    places: cell('column').split(' ').filter(Boolean).map(placeFrom),
    caption: captionFrom(phrases),
    phrases,
    entry: entryFrom(cell('entry')),
    sums: cell('sum').split(';').filter(Boolean).map(sumFrom),
  }
}

function yearsFrom(text: string): FormLine['years'] {
  if (text === '') return [FIRST_YEAR, LAST_YEAR]
  const [, from, dash, to] = /^(\d{4})(-?)(\d{4})?$/.exec(text) ?? []
  if (from === undefined) throw new SyntaxError(`not years of a form: ${text}`)
  return [Number(from), to ? Number(to) : dash ? LAST_YEAR : Number(from)]
}

const PLACES: readonly Place[] = ['outer', 'inner', 'inline', 'list', 'preprinted', 'text', 'mark']

function placeFrom(text: string): Place {
  const place = PLACES.find((known) => known === text)
  if (!place) throw new SyntaxError(`not a place of an amount: ${text}`)
  return place
}

function captionFrom(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null
  const patterns = phrases.map((phrase) => phrase.replaceAll(/[()[\]+*?.]/g, '\\$&'))
  return new RegExp(patterns.join('|'), 'i')
}

function entryFrom(text: string): LineEntry | null {
  if (text === '') return null
  const [, kind, description = ''] = /^(\w+): (.+)$/.exec(text) ?? []
  if (!isKind(kind)) throw new SyntaxError(`not an entry: ${text}`)
  return { kind, description }
}

const KINDS: readonly string[] = ['income', 'add_back', 'subtraction', 'withholding']

const isKind = (text: string | undefined): text is LineEntry['kind'] => text !== undefined && KINDS.includes(text)

/** "taxable_income = 11 - 14, at least 0" */
function sumFrom(text: string): LineSum {
  const [, name, relation, terms, condition] =
    /^\s*(\w+) (<?=) ([^,]+)(?:, (at least 0|some filled in))?$/.exec(text) ?? []
  if (name === undefined || terms === undefined) throw new SyntaxError(`not a sum of lines: ${text}`)
  const signed = (sign: string) =>
    [...` + ${terms}`.matchAll(/ ([+-]) (\w+)(?: to (\w+))?/g)]
      .filter((term) => term[1] === sign)
      .map(([, , first = '', last = first]): LineRange => ({ first, last }))
  return {
    name,
    relation: relation === '<=' ? 'at_most' : 'equals',
    plus: signed('+'),
    minus: signed('-'),
    floor: condition === 'at least 0',
    itemised: condition === 'some filled in',
  }
}

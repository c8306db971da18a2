import type { FormLine, LineEntry, LineRange, LineSum, Place } from './form-line.ts'

/** The first year of the forms that are known by their lines. */
const FIRST_YEAR = 2018
const LAST_YEAR = 9999

/**
 * The lines of a form from a table of text, one row a line, in the order of the form. A line that means something else in other
 * years has a row for each.
 *
 * - `line`: its number. An asterisk stands for each of the columns ("20_*" is 20_a, 20_b and 20_c).
 * - `years`: "2022-2024", "2025-", "2018"; left out, all since 2018.
 * - `column`: where the amount stands (see `Place`).
 * - `caption`: words by which it is found where its number cannot be read, alternatives parted by a slash.
 * - `entry`: "income: Tip income".
 * - `sum`: "wages_sum = 1a to 1h, some filled in; …".
 */
export function formTable(text: string, columns: readonly string[] = []): FormLine[] {
  const [head = '', ...rows] = text.trim().split('\n')
  const names = cellsOf(head)
  return inColumns(rows, columns).map((row) => {
    const cells = cellsOf(row)
    return lineFrom((name) => cells[names.indexOf(name)] ?? '')
  })
}

function cellsOf(row: string): string[] {
  return row.split('|').map((cell) => cell.trim())
}

/** Rows with an asterisk, once for each column: all of column a, then all of column b. */
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

function lineFrom(cell: (name: string) => string): FormLine {
  const line = cell('line')
  if (!/^\d+\w*$/.test(line)) throw new SyntaxError(`not the number of a line: ${line}`)
  return {
    line,
    years: yearsFrom(cell('years')),
    places: cell('column').split(' ').filter(Boolean).map(placeFrom),
    caption: captionFrom(cell('caption')),
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

const PLACES: readonly Place[] = ['outer', 'inner', 'inline', 'list', 'preprinted']

function placeFrom(text: string): Place {
  const place = PLACES.find((known) => known === text)
  if (!place) throw new SyntaxError(`not a place of an amount: ${text}`)
  return place
}

function captionFrom(text: string): RegExp | null {
  if (text === '') return null
  const phrases = text.split(' / ').map((phrase) => phrase.replaceAll(/[()[\]+*?.]/g, '\\$&'))
  return new RegExp(phrases.join('|'), 'i')
}

function entryFrom(text: string): LineEntry | null {
  if (text === '') return null
  const [, kind, description = ''] = /^(\w+): (.+)$/.exec(text) ?? []
  if (kind !== 'income' && kind !== 'add_back' && kind !== 'subtraction') throw new SyntaxError(`not an entry: ${text}`)
  return { kind, description }
}

/** "taxable_income = 11 - 14, at least 0" */
function sumFrom(text: string): LineSum {
  const [, name, terms, condition] = /^\s*(\w+) = ([^,]+)(?:, (at least 0|some filled in))?$/.exec(text) ?? []
  if (name === undefined || terms === undefined) throw new SyntaxError(`not a sum of lines: ${text}`)
  const signed = (sign: string) =>
    [...` + ${terms}`.matchAll(/ ([+-]) (\w+)(?: to (\w+))?/g)]
      .filter((term) => term[1] === sign)
      .map(([, , first = '', last = first]): LineRange => ({ first, last }))
  return {
    name,
    plus: signed('+'),
    minus: signed('-'),
    floor: condition === 'at least 0',
    itemised: condition === 'some filled in',
  }
}

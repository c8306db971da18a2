import { withPointRestored } from '../../entities/amount.ts'
import type { Flow } from '../../layout/flow.ts'
import type { Pass } from '../../model/pass.ts'
import { hasValue, type Row } from './row.ts'
import { lineOf } from '../../layout/lines.ts'
import { left, right, type Word } from '../../model/page.ts'
import { phraseOf, type TableLine } from '../schema.ts'
import { figuresOf, type Figure, hasCents } from '../../layout/lexer/numbers.ts'

/** Interprets the rows of a table after its amounts are assigned to columns. */
export const ROW_PASSES: readonly Pass<readonly Row[], Flow>[] = [
  { name: 'decimal point lost by OCR', example: 'Medicare 843 (8.43)', run: restoreLostPoints },
  { name: 'letters before the rows', example: 'A BASE PAY / B BAS / C BAH', run: withoutRowLetters },
  {
    name: 'hours behind the name, with a rate or alone',
    example: 'Regular 31.42 hrs × $17.00 (534.14)',
    run: withWorkedInName,
  },
  { name: 'rate before the name', example: '31.2245 Regular   40.00   1,248.98', run: withRateBeforeName },
  { name: 'name over two lines', example: 'Imputed 12.00 / Income', run: (rows, { em }) => joinWrappedNames(rows, em) },
]

/** In ems: closer than lines can be set, so the amounts are beside the middle of a name on two lines. */
const HALF_LINE = 0.9

/** Joins names printed over two lines: with the numbers between them, or beside the first. */
function joinWrappedNames(rows: readonly Row[], em: number): Row[] {
  const used = new Set<Row>()
  const joined = rows.map((row, i) => {
    if (!hasValue(row)) return row
    const before = rows[i - 1]
    const after = rows[i + 1]
    if (row.name.length === 0) {
      const around = halvesAround(row, before, after, em).filter((other) => !used.has(other))
      if (around.length === 0) return row
      for (const other of around) used.add(other)
      return { ...row, name: around.flatMap((other) => other.name) }
    }
    const next = rows[i + 2]
    if (!after || !(isNameOnly(after) || isRestOfTax(row, after)) || !continues(row, after, next, em)) return row
    used.add(after)
    return { ...row, name: [...row.name, ...after.name] }
  })
  return joined.filter((_, i) => !used.has(rows[i]!))
}

/** If amounts are between the two lines of a name, both are that name: "Imputed" over "Income". */
function halvesAround(row: Row, before: Row | undefined, after: Row | undefined, em: number): Row[] {
  const isHalf = (other: Row | undefined): other is Row =>
    other !== undefined && other.name.length > 0 && !hasValue(other) && Math.abs(other.top - row.top) < HALF_LINE * em
  if (isHalf(before) && isHalf(after)) return [before, after]
  return [before, after].filter((other): other is Row => isNameOnly(other) && near(row, other, em))
}

function isNameOnly(row: Row | undefined): row is Row {
  if (!row || row.strays || hasValue(row) || row.phrases.length !== 1) return false
  const { says, text } = row.phrases[0]!
  return row.name.length > 0 && says.section === null && says.role === null && !says.isTotal && !text.endsWith(':')
}

/** "FEDERAL" over "WITHHOLDING", which alone would head a section. */
function isRestOfTax(row: Row, after: Row): boolean {
  const isAlone = !hasValue(after) && after.phrases.length === 1
  return isAlone && /^(federal|state|local|city|county)$/i.test(lineOf(row.name).text) && after.phrases[0]!.says.isTax
}

const near = (row: Row, other: Row, em: number) =>
  other.top < row.bottom + 0.2 * em && other.bottom > row.top - 0.2 * em

/** The second half of a name is directly under the first, aligned or indented, and the next line is no closer to it. */
function continues(row: Row, after: Row, next: Row | undefined, em: number): boolean {
  const pitch = after.top - row.top
  const indent = left(first(after.name)) - left(first(row.name))
  const nextIsNameless = next !== undefined && next.name.length === 0 && hasValue(next)
  const isWhole = !isCutShort(row.name) && !isRestOfTax(row, after)
  const closer = next === undefined || !isWhole || next.top - after.top > pitch * 1.15
  return (
    after.name.length <= 3 && pitch < 1.5 * em && indent > -0.3 * em && indent < 4 * em && closer && !nextIsNameless
  )
}

/** "PA Phila-": the next line belongs to it, however close the line below is. */
const isCutShort = (words: readonly Word[]) => /\p{L}[-/&]$/u.test(words.at(-1)!.text)

const first = (words: readonly Word[]) => words[0]!

/** Two names may look like it: "A shift", "B shift". */
const FEWEST = 3

/** Some forms letter their rows, "A BASE PAY" over "B BAS": the letters are not part of the names. */
function withoutRowLetters(rows: readonly Row[]): Row[] {
  const named = rows.filter((row) => row.name.length > 1 && hasValue(row))
  const end = named.findIndex(({ name }, i) => name[0]!.text !== String.fromCharCode(65 + i))
  const lettered = end < 0 ? named : named.slice(0, end)
  return rows.map((row) => (lettered.length >= FEWEST && lettered.includes(row) ? withoutLetter(row) : row))
}

function withoutLetter(row: Row): Row {
  const [letter, ...name] = row.name
  const phrases = row.phrases.flatMap((phrase) => {
    const rest = phrase.words.filter((word) => word !== letter)
    return rest.length > 0 ? [phraseOf(rest, phrase)] : []
  })
  return { ...row, name, phrases }
}

/** OCR loses small points and commas: "843" on a stub whose amounts have cents is 8.43, "40,65117" is 40,651.17. */
function restoreLostPoints(rows: readonly Row[], flow: Flow): Row[] {
  if (!printsCents(flow)) return [...rows]
  return rows.map((row) => {
    const values = { ...row.values }
    if (values.current) values.current = withPoint(values.current)
    if (values.ytd) values.ytd = withPoint(values.ytd)
    return { ...row, values }
  })
}

function printsCents({ lines }: Flow): boolean {
  const long = lines.flatMap((line) => line.figures).filter((figure) => figure.text.replace(/\D/g, '').length >= 3)
  return long.filter(hasCents).length * 2 > long.length
}

function withPoint(figure: Figure): Figure {
  const { amount, text, words } = figure
  const digits = text.replace(/\D/g, '')
  const read = words.some((word) => word.confidence < 1)
  return amount?.hasCents || digits.length < 3 || !read
    ? figure
    : { ...figure, amount: withPointRestored(text, amount) }
}

/** Moves hours, or hours and rate, printed after a row's name to their columns. In brackets they stay part of the name. */
function withWorkedInName(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const { values, name } = row
    if (values.hours || values.rate || !values.current) return row
    const worked = workedFor({ words: name, figures: figuresOf(name) })
    if (!worked.hours) return row
    const own = name.filter((word) => right(word) <= left(worked.hours!))
    const isBehind = own.some(({ text }) => /\p{L}/u.test(text)) && !name.some(({ text }) => text.startsWith('('))
    return { ...row, name: isBehind ? own : name, values: { ...values, ...worked } }
  })
}

/** Hours and rate in a phrase, "36.00 hrs @ $13.00", or hours at its end, "86.67 hrs". "Regular hours" is a name. */
export function workedFor({ words, figures }: Pick<TableLine, 'words' | 'figures'>): { hours?: Figure; rate?: Figure } {
  const unit = words.find(({ text }, i) => /^(hrs?|hours?)$/i.test(text) && /\d$/.test(words[i - 1]?.text ?? ''))
  const at = words.find(({ text }) => /^(@|x|×|at)$/i.test(text))
  if (!unit || (!at && unit !== words.at(-1))) return {}
  const hours = figures.findLast((figure) => right(figure) <= left(unit))
  if (!at) return hours ? { hours } : {}
  const rate = figures.find((figure) => left(figure) >= right(at))
  return { ...(hours && { hours }), ...(rate && { rate }) }
}

/** So many decimals are those of a rate: money has two. */
const RATE = /^\$?\d+\.\d{3,}$/

/** Moves a rate printed before a row's name, under a heading like "Rate  Type", to its column. */
function withRateBeforeName(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const [first, ...name] = row.name
    if (!first || !RATE.test(first.text) || !name.some(({ text }) => /\p{L}{2}/u.test(text))) return row
    const [rate] = figuresOf([first])
    return { ...row, name, values: { ...(rate && { rate }), ...row.values } }
  })
}

import { betweenWords } from '../../layout/cells.ts'
import { bottom, left, right, top, type Word } from '../../model/page.ts'
import { inCells, misalignment, nearestInLine, dropBetween } from '../../layout/geometry.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import { sharedWidth } from '../header/stack.ts'
import {
  type TableFlow,
  type TableLine,
  type TablePhrase,
  withoutWords,
  isPeriod,
  type Period,
  type TotalLabel,
} from '../schema.ts'
import { captionAlone, isUnder } from '../layouts/year-lists.ts'
import { above, type Parts, candidate, type TotalCandidate } from './candidate.ts'

/** Totals outside tables: a label with its amount beside it, or below it in a grid of labels. */
export function labelledTotals(flow: TableFlow, inTables: ReadonlySet<Word>): TotalCandidate[] {
  const lines = flow.lines.map((line) => {
    const { figures, labels: phrases } = line.words.some((word) => inTables.has(word))
      ? withoutWords(line, inTables)
      : line
    return { top: top(line), bottom: bottom(line), figures, phrases }
  })
  const year = topOfYear(flow)
  const lists = flow.lines.flatMap((line, i) => captionAlone(line, flow.lines.slice(i + 1), flow.em) ?? [])
  const isOfYear = (phrase: TablePhrase) =>
    top(phrase) > year || lists.some((caption) => top(phrase) > top(caption) && isUnder(phrase, caption, flow.em))
  const years = flow.lines.flatMap((line) => yearBehindRow(line, inTables))
  const others = lines.flatMap((line, i) =>
    line.phrases.flatMap((phrase) => {
      const named = totalInGrid(phrase, line) ?? phrase.says.total
      if (!named || named.name === 'partial') return []
      const ofYear = isOfYear(phrase) || isTitledYear(lines[i - 1], line)
      const label = ofYear ? { ...named, period: named.period ?? 'ytd' } : named
      const beside = besides(phrase, line).filter(
        (figure, at) => at === 0 || !hasLabelAbove(figure, lines.slice(0, i), flow.em),
      )
      const periods = periodsBeside(label, phrase, line)
      if (periods.length > 0) return [...inOrder(label, beside), ...periods]
      if (beside.length > 0) return [...inOrder(label, beside), ...yearUnder(label, phrase, lines[i + 1])]
      const under = below(flow, label, phrase, lines.slice(i + 1), line)
      if (under.some(({ period }) => period === 'current')) return under
      return [...above(flow, label, phrase, line, lines.slice(0, i)), ...under]
    }),
  )
  return [...others, ...years]
}

/** "Year to date totals" alone over labels with their amounts below them. */
function isTitledYear(above: Parts | undefined, { phrases, figures }: Parts): boolean {
  const [title, ...more] = above?.phrases ?? []
  const isTitle = title?.says.role === 'ytd' && title.says.section === 'summary'
  return isTitle && more.length + above!.figures.length + figures.length === 0 && phrases.length > 1
}

/** Where the year begins, if it and this period are under captions alone on their lines: "This paycheck", "Year to date". */
function topOfYear({ lines }: TableFlow): number {
  const captions = lines.flatMap((line) => {
    const [caption, ...more] = line.phrases
    const role = caption && more.length === 0 && line.figures.length === 0 ? caption.says.role : null
    return isPeriod(role) ? [{ role, y: top(line) }] : []
  })
  const [first, second, ...others] = captions
  return first?.role === 'current' && second?.role === 'ytd' && others.length === 0 ? second.y : Infinity
}

/** "Gross Pay 90.00 1,831.85 | YTD 22,044.12" where the table of the row has no column for the year. */
function yearBehindRow(line: TableLine, inTables: ReadonlySet<Word>): TotalCandidate[] {
  const [name, year, ...more] = line.labels
  const total = name && year && more.length === 0 ? name.says.total : null
  if (!total?.sure || total.name === 'partial' || periodOf(year!) !== 'ytd') return []
  const [figure, ...rest] = besides(year!, {
    figures: line.figures,
    phrases: line.labels,
    top: top(line),
    bottom: bottom(line),
  })
  const isOutside = figure && rest.length === 0 && !inTables.has(figure.words[0]!)
  return isOutside && inTables.has(name!.words[0]!) ? candidate({ ...total, sure: true }, 'ytd', figure) : []
}

/** "Current Total" among the labels of a grid that also shows deductions or net pay is the gross. */
function totalInGrid(phrase: TablePhrase, line: Parts): TotalLabel | null {
  const bare = /^(current|ytd) (total|totals|amount)$/i.exec(phrase.text.trim())
  const among = line.phrases.some((other) => other.says.total?.name === 'net_pay')
  if (!bare || !among) return null
  return { name: 'gross_pay', period: /ytd/i.test(phrase.text) ? 'ytd' : 'current', sure: false }
}

/** "Net Pay | This Period 812.50 | YTD 9,750.00", "Net Pay 812.50 | YTD 9,750.00": words say which amount is which. */
function periodsBeside(label: TotalLabel, phrase: TablePhrase, line: Parts): TotalCandidate[] {
  const behind = line.phrases.filter((other) => left(other) > right(phrase))
  const others = behind.findIndex((other) => periodOf(other) === null || other.says.total !== null)
  const periods = others < 0 ? behind : behind.slice(0, others)
  return periods.flatMap((words) => {
    const [period, [figure, next]] = [periodOf(words)!, besides(words, line)]
    if (!figure) return []
    const other = next ? candidate({ ...label, sure: false }, period === 'ytd' ? 'current' : 'ytd', next) : []
    return [...candidate(label, period, figure), ...other]
  })
}

/** In heights of a line: things that begin at one place. */
const SAME_EDGE = 0.1

const periodOf = ({ says: { role } }: TablePhrase): Period | null => (isPeriod(role) ? role : null)

/** "NET PAY" over "4,558.58", on the line of another label: an amount that begins right below its own label. */
function hasLabelAbove(figure: Figure, above: readonly Parts[], em: number): boolean {
  return above.some(({ phrases }) =>
    phrases.some((phrase) => {
      const drop = dropBetween(phrase, figure)
      const isRightBelow = drop >= 0 && drop < em && Math.abs(left(figure) - left(phrase)) < SAME_EDGE * em
      return isRightBelow && phrase.says.total !== null
    }),
  )
}

const besides = (label: TablePhrase, { figures, phrases }: Parts) =>
  betweenWords(label, phrases, figures).filter(({ amount }) => amount)

/** This period's amount is first, then the year's. Of more than two, hours and rates are first; sums decide. */
function inOrder(label: TotalLabel, figures: readonly Figure[]): TotalCandidate[] {
  const read = (period: Period, figure: Figure | undefined) =>
    figure ? candidate({ ...label, sure: label.sure && figures.length <= 2 }, period, figure) : []
  if (label.period) return read(label.period, figures.at(-1))
  if (figures.length <= 2) return [...read('current', figures[0]), ...read('ytd', figures[1])]
  const now = [...figures].reverse().filter((figure, i) => i < 2 || hasCents(figure))
  return [...now.flatMap((figure) => read('current', figure)), ...read('ytd', figures.at(-1))]
}

/** The periods of rows under a label that do not name them. */
const IN_ORDER: readonly Period[] = ['current', 'ytd']

/** Amounts under a label, down to the first line with words under it; a row may name its period. */
function below(
  flow: TableFlow,
  label: TotalLabel,
  phrase: TablePhrase,
  lines: readonly Parts[],
  own: Parts,
): TotalCandidate[] {
  const found: TotalCandidate[] = []
  let last = own.bottom
  let { period } = label
  for (const line of lines) {
    if (line.top - last > 3.5 * flow.em || found.length === 2) break
    const under = line.phrases.find((other) => sharedWidth(other, phrase) > 0)
    const boxed = under && boxedFigure(under, line)
    if (under && !boxed) {
      if (found.length > 0) return found
      if (!isContinued(phrase, under, line, own, flow.em)) return []
      period ??= periodOf(under)
      continue
    }
    const figure = boxed ?? moneyUnder(phrase, line, own)
    if (!figure) continue
    const ofRow = boxed ? periodOf(under) : (rowPeriod(line) ?? period)
    found.push(...candidate(label, ofRow ?? IN_ORDER[found.length]!, figure))
    last = line.bottom
  }
  return found
}

/** The money in a row that is in the cell of a label; hours are not money. */
function moneyUnder(label: TablePhrase, { figures }: Parts, own: Parts): Figure | undefined {
  const cells = inCells(own.phrases, figures)
  const figure = figures.find((f) => (cells ? cells.get(f) === label : isInColumn(f, label, own)))
  return figure?.amount && (figure.amount.hasCents || figure.text.includes('$')) ? figure : undefined
}

/** "Current 893.01" under "Gross pay", with no further amount before the next words: a separate box. */
function boxedFigure(words: TablePhrase, line: Parts): Figure | undefined {
  const [figure, ...more] = periodOf(words) ? besides(words, line) : []
  return more.length === 0 ? figure : undefined
}

/** "Net Pay: 1,923.74" over "YTD: 35,598.06". */
function yearUnder(label: TotalLabel, phrase: TablePhrase, line: Parts | undefined): TotalCandidate[] {
  const words = line?.phrases.find((other) => sharedWidth(other, phrase) > 0 && periodOf(other) === 'ytd')
  const figure = words && boxedFigure(words, line!)
  return figure && label.period === null ? candidate(label, 'ytd', figure) : []
}

/** "Gross" over "Earnings": the label is broken over two lines. */
function isBroken(label: TablePhrase, words: TablePhrase): boolean {
  const whole = label.read(`${label.text} ${words.text}`).total
  return words.says.total === null && whole !== null && whole.name === label.says.total?.name
}

/** Each label of a row has words in smaller print below it: "Net Pay" over "deposited to your account". */
function isCaptioned(label: TablePhrase, { phrases, figures }: Parts, own: Parts): boolean {
  const areBelow = own.phrases.every((each) => phrases.some((words) => sharedWidth(words, each) > 0))
  const areSmaller = phrases.every((words) => words.height < label.height && words.says.total === null)
  return figures.length === 0 && areBelow && areSmaller
}

/** A label too long for its cell, with its period on the line below: "Total Deductions" over "Current". */
function isContinued(label: TablePhrase, words: TablePhrase, line: Parts, own: Parts, em: number): boolean {
  const isRightBelow = dropBetween(label, words) < 0.5 * em
  return isBroken(label, words) || isCaptioned(label, line, own) || (isRightBelow && periodOf(words) !== null)
}

/** The period that the words before a row's amounts name. */
function rowPeriod({ phrases: [first], figures }: Parts): Period | null {
  if (!first || figures.some((figure) => right(figure) <= left(first))) return null
  const { role, weakRank } = first.says
  return periodOf(first) ?? (role === null && weakRank !== null ? 'current' : null)
}

/** Under this label and none of its neighbours. */
function isInColumn(figure: Figure, label: TablePhrase, { phrases }: Parts): boolean {
  const reach = Math.max(right(label) - left(label), right(figure) - left(figure))
  return nearestInLine(figure, phrases) === label && misalignment(label, figure) <= reach
}

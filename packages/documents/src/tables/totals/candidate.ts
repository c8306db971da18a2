import type { Cents } from '@income/shared'
import { type Word, left, middleX } from '../../model/page.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import { isSetApart, type LineItem } from '../rows/line-item.ts'
import {
  countsAsPay,
  type TotalName,
  type Period,
  type TotalLabel,
  type TableFlow,
  type TablePhrase,
} from '../schema.ts'
import { misalignment } from '../../layout/geometry.ts'

/** An amount that may be one of the stub's totals. */
export interface TotalCandidate {
  name: TotalName
  period: Period
  cents: Cents
  words: readonly Word[]
  /** Whether its label names it explicitly. */
  sure: boolean
  /** Whether its label names the period, "YTD Net Pay", rather than the column of its amount. */
  hasOwnPeriod: boolean
}

export function candidate(label: TotalLabel, period: Period, figure: Figure): TotalCandidate[] {
  if (!figure.amount) return []
  const { name, sure } = label
  return [
    { name, period, cents: figure.amount.cents, words: figure.words, sure, hasOwnPeriod: label.period === period },
  ]
}

/** Candidates for this period's net. */
export const currentNets = (totals: readonly TotalCandidate[]): Cents[] =>
  totals.filter(({ name, period }) => name === 'net_pay' && period === 'current').map(({ cents }) => cents)

/** Totals that are lines of tables, under the columns of this period and the year. */
export function totalsInTables(lines: readonly LineItem[]): TotalCandidate[] {
  return lines.flatMap((line) => {
    if (!line.total || !isOfThePay(line, line.total)) return []
    return fromLine(line, isBareSum(line) ? { ...line.total, name: 'total_deductions', sure: false } : line.total)
  })
}

/** The employer's payments, leave and notes have their own sums, but "Net Pay" right below them is the stub's. */
const isOfThePay = ({ section }: LineItem, { name, sure }: TotalLabel) =>
  countsAsPay(section) || (name === 'net_pay' && sure)

/** "Total" below deductions may include taxes. */
const isBareSum = ({ section, total }: LineItem) => section === 'deductions' && total?.name === 'partial'

function fromLine(line: LineItem, { name, period, sure: named }: TotalLabel): TotalCandidate[] {
  // A sum has no rate: set on its own, its amount may be left of the amounts.
  const { rate, current = rate, ytd } = line.values
  const sure = named && !isSetApart(line)
  const read = (of: Period, figure: Figure | undefined, isSure = sure) =>
    figure ? candidate({ name, period, sure: isSure }, of, figure) : []
  if (name === 'net_pay' && period === null && !current) return [...read('current', ytd, false), ...read('ytd', ytd)]
  // "YTD Gross", "Net pay this check": the label is more reliable than the column of its only amount.
  if (period !== null && (current === undefined) !== (ytd === undefined)) return read(period, current ?? ytd)
  return [...read('current', current), ...read('ytd', ytd)]
}

/** The parts of a line outside tables. */
export interface Parts {
  top: number
  bottom: number
  figures: Figure[]
  phrases: TablePhrase[]
}

/** "$1,338.34" alone on its line over "Take home", or over "Net pay • Paid October 11"; or in a row of cards. */
export function above(
  { em }: TableFlow,
  label: TotalLabel,
  phrase: TablePhrase,
  own: Parts,
  lines: readonly Parts[],
): TotalCandidate[] {
  const [before, beyond] = [lines.at(-1), lines.at(-2)]
  if (!before || own.top - before.bottom >= em || before.phrases.length > 0) return []
  const isCaptioned = beyond && before.top - beyond.bottom < em && areOneEach(beyond.phrases, before.figures, em)
  const row = isCaptioned ? [] : cardsOver(own, before, em)
  const figure = row.find(([caption]) => caption === phrase)?.[1] ?? loneFigure(label, phrase, own, before, em)
  return figure ? candidate(label, label.period ?? 'current', figure) : []
}

function loneFigure(label: TotalLabel, phrase: TablePhrase, own: Parts, { figures }: Parts, em: number) {
  const [figure, ...more] = figures
  const isAlone = figure && hasCents(figure) && more.length === 0
  const isLabelled = phrase === own.phrases[0] && !own.figures.some(hasCents)
  if (label.name !== 'net_pay' || !isAlone || !isLabelled) return null
  const off = own.phrases.length === 1 ? middleX(figure) - middleX(phrase) : left(figure) - left(phrase)
  return Math.abs(off) < em ? figure : null
}

/** Cards with captions below their amounts: "$1,960.00  $1,421.09" over "Gross pay  Net pay". */
function cardsOver(own: Parts, { figures }: Parts, em: number): (readonly [TablePhrase, Figure])[] {
  const areCards = own.phrases.length > 1 && own.figures.length === 0 && areOneEach(own.phrases, figures, em)
  return areCards ? own.phrases.map((caption, i) => [caption, figures[i]!]) : []
}

/** Whether a row has exactly one amount over each caption, or one under each. */
function areOneEach(captions: readonly TablePhrase[], figures: readonly Figure[], em: number): boolean {
  const isOwn = (figure: Figure, caption: TablePhrase | undefined) =>
    caption !== undefined && hasCents(figure) && misalignment(figure, caption) < em
  return captions.length === figures.length && figures.every((figure, i) => isOwn(figure, captions[i]))
}

import { left, right, type Word } from '../../model/page.ts'
import { nearestInLine, inCells, dropBetween } from '../../layout/geometry.ts'
import { type Figure, hasCents } from '../../layout/lexer/numbers.ts'
import {
  type Section,
  type SectionName,
  type TableFlow,
  type TableLine,
  withoutWords,
  type TablePhrase,
} from '../schema.ts'
import { type LineItem, lineUnder, sumOfSection, type Item, centsIn, sumIn } from '../rows/line-item.ts'
import { workedFor } from '../rows/row-passes.ts'

/**
 * The lines of a stub drawn as cards: "Medicare 10.57" over "YTD 90.12", or boxes with the name over this period's
 * amount and the year's below. Text this close may be anything, so the lines must add up.
 */
export function cardLines(flow: TableFlow): LineItem[] {
  const cards = columnsOf(flow).flatMap(cardsOf)
  // A plain list of names and amounts is not a row of cards.
  const amounts = cards.filter(({ values }) => values.current)
  const certain = amounts.filter(({ values, isInRow }) => values.ytd || isInRow)
  return certain.length * 2 > amounts.length ? linesOf(cards) : []
}

/** The flow in columns if titles of pay are side by side, "Earnings, Taxes, Deductions", each over its own cards. */
function columnsOf(flow: TableFlow): TableFlow[] {
  const at = flow.lines.findIndex(({ phrases, figures }) => {
    return figures.length === 0 && phrases.length > 1 && phrases.every(({ says }) => says.namesTable)
  })
  if (at < 0) return [flow]
  const [, ...starts] = flow.lines[at]!.phrases.map((title) => left(title) - 0.5 * flow.em)
  const columnOf = (x: number) => starts.filter((start) => start <= x).length
  return [0, ...starts].map((_, column) => {
    const lines = flow.lines.slice(at).map((line) => {
      const beside = line.words.filter((word) => columnOf(left(word)) !== column)
      return beside.length === line.words.length ? null : withoutWords(line, new Set(beside))
    })
    const above = column === 0 ? flow.lines.slice(0, at) : []
    return { ...flow, lines: [...above, ...lines.filter((line) => line !== null)] }
  })
}

function cardsOf(flow: TableFlow): Card[] {
  const cards: Card[] = []
  for (let i = 0; i < flow.lines.length;) {
    const found = cardsAt(flow, i)
    cards.push(...found.cards)
    i = found.end
  }
  return cards
}

function linesOf(cards: readonly Card[]): LineItem[] {
  const lines: LineItem[] = []
  let section: SectionName = { section: 'unknown', title: '' }
  let afterGross = false
  for (const [i, card] of cards.entries()) {
    const opened = opensSection(cards, i)
    if (opened) section = { section: opened, title: card.name.text }
    if (opened === 'earnings') afterGross = false
    const line = lineUnder(section, card)
    const total = line.total ?? (opened && sumOfSection(section.section))
    // Lines before the first section have no kind.
    const isOfPay = section.section !== 'unknown' || total !== null
    if (isOfPay && card.values.current) lines.push({ ...line, total, afterGross })
    if (total?.name === 'gross_pay' && !opened) afterGross = true
    if (total?.name === 'net_pay') section = { section: 'distribution', title: card.name.text }
  }
  return lines
}

/** The section that a card opens: its title, alone or followed by the sum of the cards below. */
function opensSection(cards: readonly Card[], index: number): Section | null {
  const { name, values } = cards[index]!
  const section = name.says.section
  const sum = centsIn({ values })
  if (section === null || !values.current) return section
  const behind = cards.slice(index + 1).filter((card) => card.values.current)
  return sum > 0n && behind.some((_, i) => sumIn(behind.slice(0, i + 1)) === sum) ? section : null
}

/** The cards that begin on a line, and the line after them. */
function cardsAt(flow: TableFlow, index: number): { cards: Card[]; end: number } {
  const listed = listedCard(flow, index)
  if (listed) return { cards: [listed.card], end: listed.end }
  const boxes = boxedCards(flow, index)
  if (boxes) return boxes
  const [title, ...more] = flow.lines[index]!.phrases
  const isTitle = title !== undefined && more.length === 0 && title.says.section !== null
  return { cards: isTitle ? [{ name: title, values: {} }] : [], end: index + 1 }
}

/** "Regular 468.00" over "36.00 hrs @ $13.00 YTD 4,212.50", or "Net Pay 581.00 YTD 4,957.28". */
const listedCard = (flow: TableFlow, index: number): { card: Card; end: number } | null =>
  cardOnLine(flow, index) ?? cardOverYear(flow, index)

function cardOnLine(flow: TableFlow, index: number): { card: Card; end: number } | null {
  const { labels, figures } = flow.lines[index]!
  const [name, year] = labels
  const [current, ytd] = figures
  const isWhole = labels.length === 2 && figures.length === 2 && figures.every(hasCents)
  if (!isWhole || year!.says.role !== 'ytd' || right(current!) > left(year!) || right(year!) > left(ytd!)) return null
  return { card: { name: name!, values: { current: current!, ytd: ytd! } }, end: index + 1 }
}

function cardOverYear(flow: TableFlow, index: number): { card: Card; end: number } | null {
  const { labels, figures } = flow.lines[index]!
  const [name] = labels
  const [current, ...more] = figures.filter(hasCents)
  if (!name || !current || labels.length > 1 || more.length > 0 || left(current) < right(name)) return null
  const below = lineBelow(flow, index)
  const year = below && yearOf(below)
  const isUnder = year && Math.abs(Math.max(right(year), right(below.labels.at(-1)!)) - right(current)) < flow.em
  const values = isUnder ? { current, ytd: year, ...workedFor(below) } : { current }
  return { card: { name, values }, end: index + (isUnder ? 2 : 1) }
}

/** "YTD 4,212.50" or "4,212.50 YTD" at the end of a line. */
function yearOf({ labels, figures }: TableLine): Figure | undefined {
  const [label, figure] = [labels.at(-1), figures.at(-1)]
  const ends = label && figure && left(figure) > right(label) && hasCents(figure)
  if (ends) return label.read(label.text.split(' ').at(-1)!).role === 'ytd' ? figure : undefined
  return figure && hasCents(figure) && label?.says.role === 'ytd' ? figure : undefined
}

/** Fewer may be a table's heading over its only line. */
const FEWEST = 3

/** The lines of a stub for a narrow screen, each with captions: "Medicare" over "Current, Year to date" over amounts. */
export function captionedCards(flow: TableFlow): LineItem[] {
  const lines: LineItem[] = []
  let section: SectionName = { section: 'unknown', title: '' }
  for (const [i, line] of flow.lines.entries()) {
    const [title, ...more] = line.phrases
    const opened = title && more.length === 0 && line.figures.length === 0 ? title.says.section : null
    const card = cardAt(flow, i, section)
    if (card) lines.push(card)
    else if (opened) section = { section: opened, title: title!.text }
  }
  return lines.length >= FEWEST ? lines : []
}

/** The card whose name is on this line. Below it are perhaps hours and a rate, then the captions and their amounts. */
function cardAt(flow: TableFlow, index: number, section: SectionName): LineItem | null {
  const [line, next, ...others] = flow.lines.slice(index, index + 4)
  const [name, ...more] = line!.labels
  if (!name || !next || more.length > 0 || periodsIn(line!) || line!.figures.length > 0) return null
  const worked = periodsIn(next) ? {} : workedFor(next)
  const [captions, row]: readonly TableLine[] = worked.hours ? others : [next, ...others]
  if (!captions || !row || !periodsIn(captions) || dropBetween(line!, row) > 5 * flow.em) return null
  const values = valuesUnder(captions, row)
  if (!values) return null
  return lineUnder(section, { name, values: { ...worked, ...values } })
}

/** "Current, Year to date" and nothing else. */
function periodsIn({ phrases, figures }: TableLine): boolean {
  const roles = phrases.map(({ says }) => says.role)
  return figures.length === 0 && roles.length === 2 && roles.includes('current') && roles.includes('ytd')
}

function valuesUnder({ phrases }: TableLine, row: TableLine): LineItem['values'] | null {
  if (row.figures.length === 0 || !isRowOfAmounts(row)) return null
  const captions = row.figures.map((figure) => nearestInLine(figure, phrases))
  return Object.fromEntries(row.figures.map((figure, i) => [captions[i]!.says.role!, figure]))
}

/** A name with this period's amount and the year's, or only a title. */
interface Card extends Item {
  name: TablePhrase
  /** One of several side by side. */
  isInRow?: boolean
}

/** A row of names; above or below it this period's amounts; then perhaps hours and rates, and the year's amounts. */
function boxedCards(flow: TableFlow, index: number): { cards: Card[]; end: number } | null {
  const [first, second] = [flow.lines[index]!, lineNext(flow, index)]
  if (!second) return null
  const [names, row] = first.figures.length === 0 ? [first, second] : [second, first]
  const now = isRowOfAmounts(row) && names.figures.length === 0 ? cellsOf(names, row) : null
  if (!now || now.size < names.labels.length) return null
  const worked = workedBelow(flow, index + 1)
  const end = index + (worked ? 3 : 2)
  const below = lineBelow(flow, end - 1)
  // If unlabelled, the amounts below names that already have amounts belong to the next cards.
  const saysSo = below && below.labels.every(({ says }) => says.role === 'ytd')
  const isOfYear = saysSo && (names === first || below.labels.length > 0) && below.figures.every(hasCents)
  const years = isOfYear ? cellsOf(names, below) : null
  const cards = names.labels.map((name, i): Card => {
    const [current, ytd] = [now.get(name), years?.get(name)]
    const own = worked ? cellIn(worked, names.labels, i) : {}
    return {
      name,
      values: { ...own, ...(current && { current }), ...(ytd && { ytd }) },
      isInRow: names.labels.length > 1,
    }
  })
  return { cards, end: years ? end + 1 : end }
}

const isRowOfAmounts = ({ labels, figures }: TableLine) => labels.length === 0 && figures.every(hasCents)

/** The amount under or over each name, where every cell begins with its name. */
function cellsOf({ labels }: TableLine, { figures }: TableLine): Map<TablePhrase, Figure> | null {
  const cells = inCells(labels, figures)
  return cells && new Map([...cells].map(([figure, name]) => [name, figure]))
}

/** "80.00 hrs", "3.50 hrs @ $34.50" under the amounts of a row of cards. */
function workedBelow(flow: TableFlow, index: number): TableLine | null {
  const below = lineBelow(flow, index)
  const isOfHours =
    below !== undefined && below.labels.length > 0 && below.labels.every(({ text }) => /^(hrs?|hours?)\b/i.test(text))
  return isOfHours ? below : null
}

function cellIn(worked: TableLine, names: readonly TablePhrase[], i: number): Card['values'] {
  const [from, to] = [left(names[i]!), names[i + 1] ? left(names[i + 1]!) : Infinity]
  const isWithin = (word: Word | Figure) => left(word) >= from - 0.5 * worked.em && left(word) < to
  const [words, figures] = [worked.words.filter(isWithin), worked.figures.filter(isWithin)]
  const [hours, rate] = figures
  return words.length > 0 && figures.length <= 2 ? { ...(hours && { hours }), ...(rate && { rate }) } : {}
}

/** The next line, if it is close enough to be part of the same card and has amounts. */
function lineBelow(flow: TableFlow, index: number): TableLine | undefined {
  const below = lineNext(flow, index)
  return below && below.figures.length > 0 ? below : undefined
}

function lineNext(flow: TableFlow, index: number): TableLine | undefined {
  const [line, next] = flow.lines.slice(index, index + 2)
  return next && dropBetween(line!, next) < flow.em ? next : undefined
}

import { hasCents } from '../../layout/lexer/numbers.ts'
import { bottom, type Box, left, right, top, union } from '../../model/page.ts'
import { apartSideways } from '../../layout/geometry.ts'
import { firstAnswer, type NamedRule } from '../../model/pass.ts'
import type { Heading } from '../header/heading.ts'
import { isLeadingSum } from './sums.ts'
import { hasValue, type Row } from '../rows/row.ts'
import {
  phraseOf,
  type TableFlow,
  type TableLine,
  type TablePhrase,
  type SectionName,
  holdsMoney,
  countsAsPay,
} from '../schema.ts'

/** A row of a table, and its position there. */
interface RowAt {
  row: Row
  rows: readonly Row[]
  index: number
  heading: Heading
}

interface SectionRule extends NamedRule {
  /** The section such a row opens, or null. */
  open: (at: RowAt) => SectionName | null
}

/** Every row is offered to these in this order; the first rule that opens a section decides. */
export const SECTION_RULES: readonly SectionRule[] = [
  {
    name: 'section with its sum',
    example: 'Taxes 902.09 / Federal 640.00 / FICA 262.09',
    open: ({ rows, index, row }) => (isLeadingSum(rows, index) ? opening(phraseOf(row.name, row)) : null),
  },
  {
    name: 'heading of a section',
    example: 'Taxes',
    open: ({ row, heading }) => {
      const names = hasValue(row) ? [] : titlesIn(row, heading).map((phrase) => opening(phrase))
      return names.every((name) => name !== null) ? (names.at(-1) ?? null) : null
    },
  },
]

export interface Opened {
  rule: string
  section: SectionName
}

/** The section a row opens, and by which rule. */
export function openedAt(at: RowAt): Opened | null {
  return firstAnswer(SECTION_RULES, ({ name: rule, open }) => {
    const section = open(at)
    return section && { rule, section }
  })
}

/** Whether a row holds the sum of the section it opens. */
export const bearsSum = (opened: Opened | null) => opened?.rule === SECTION_RULES[0]!.name

/** "Accruals   Available": the heading of a column without pay is no part of the title. */
const titlesIn = (row: Row, heading: Heading) =>
  ownPhrases(row, heading).filter(({ says }) => says.role !== 'other' || says.section !== null)

/** Without phrases left of a table that has a title, unless there are no others. */
function ownPhrases({ phrases }: Row, { titles, box }: Heading): readonly TablePhrase[] {
  const own = phrases.filter((phrase) => right(phrase) >= box[0])
  const isNamed = titles.length > 0 && holdsMoney(titles[0]!.says.section)
  return isNamed || (titles.length > 0 && own.length > 0) ? own : phrases
}

const opening = ({ says: { section }, text: title }: TablePhrase): SectionName | null => section && { section, title }

const WHOLE_LINE: Box = [-Infinity, 0, Infinity, Infinity]

/** The section that a table begins with: by its titles, and by the text directly above it. */
export function sectionOfHeading(
  flow: TableFlow,
  heading: Heading,
  region: Box,
  headings: readonly Heading[],
): SectionName {
  const total = titledTotal(heading)
  if (total) return { section: 'summary', title: total.text }
  const own = heading.titles.flatMap((title) => (title.says.qualifies ? [] : (named(title) ?? [])))
  const above = sectionAbove(flow, heading, region)
  const all = [...own, ...(above ? [above] : [])]
  // A box of other information may be on the line of the heading.
  const said = all.find((name) => name.section === 'employer') ?? own.find((name) => holdsMoney(name.section)) ?? all[0]
  return said ?? byColumns(heading) ?? overHalves(flow, heading, headings) ?? { section: 'unknown', title: '' }
}

/** "Net Pay | Current | YTD" over nothing but its amounts. */
function titledTotal({ titles }: Heading): TablePhrase | null {
  const [title] = titles
  return titles.length === 1 && title && title.says.total?.name === 'net_pay' ? title : null
}

/** The section implied by the columns alone: accounts receive payments, and a balance without an amount is leave. */
function byColumns({ titles, columns }: Heading): SectionName | null {
  if (columns.every(({ role }) => role === 'other')) return { section: 'leave', title: '' }
  // The cost of work may be charged to an account.
  const isWork = columns.some(({ role }) => role === 'hours' || role === 'rate')
  const account = isWork ? undefined : titles.find((title) => title.says.headsAccounts)
  return account ? { section: 'distribution', title: account.text } : null
}

/** A table set in two halves has its title over the left one, or over the middle of both. */
function overHalves(flow: TableFlow, heading: Heading, headings: readonly Heading[]): SectionName | null {
  const halves = headings.filter((other) => other === heading || isTwin(other, heading))
  const [first, second] = halves
  if (!first || !second) return null
  const whole = { ...first, box: union(halves.map(({ box }) => box)) }
  return sectionAbove(flow, first, [-Infinity, 0, left(second), Infinity]) ?? sectionAbove(flow, whole, WHOLE_LINE)
}

function isTwin(a: Heading, b: Heading): boolean {
  const titles = (heading: Heading) => heading.titles.map((title) => title.text.toLowerCase()).join('|')
  return Math.abs(top(a) - top(b)) < 2 && titles(a) !== '' && titles(a) === titles(b)
}

function sectionAbove(flow: TableFlow, heading: Heading, region: Box): SectionName | null {
  const reach = 2.6 * flow.em
  const hasEmployerColumns = heading.columns.some((column) => column.role === 'employer')
  const lines = flow.lines.filter(
    (line) => bottom(line) <= top(heading) + 0.4 * flow.em && bottom(line) > top(heading) - reach,
  )
  let rowBetween = false
  for (const line of lines.reverse()) {
    const within = line.phrases.filter(
      (phrase) =>
        left(phrase) >= region[0] - 1 &&
        left(phrase) <= right(heading) &&
        // A title may stick out a little; if aligned with its table, it may be longer than it.
        (right(phrase) <= region[2] + flow.em || Math.abs(left(phrase) - left(heading)) < flow.em),
    )
    for (const phrase of within.sort((a, b) => apartSideways(a, heading) - apartSideways(b, heading))) {
      const overColumns = hasEmployerColumns && isGroupOfColumns(phrase)
      const name = overColumns ? null : named(phrase)
      // A caption of notes over amounts belongs to those amounts.
      const isCaption = rowBetween && name !== null && !holdsMoney(name.section)
      if (name && !isCaption && !isRow(line, name, region)) return name
    }
    rowBetween ||= line.figures.some((figure) => left(figure) >= region[0] && right(figure) <= region[2])
  }
  return null
}

/** "Employee" over its columns; "Employee Taxes" is the title of the table. */
const isGroupOfColumns = ({ says: { group, section } }: TablePhrase) =>
  group !== null && section !== 'taxes' && section !== 'deductions'

/** "Annual leave 8.00 312.08" is the last line of the table above; "Taxes 902.09" is a heading with its sum. */
function isRow({ figures }: TableLine, { section }: SectionName, region: Box): boolean {
  const amounts = figures.filter((f) => hasCents(f) && left(f) >= region[0] && right(f) <= region[2])
  return amounts.length > (countsAsPay(section) ? 1 : 0)
}

const named = ({ says: { section }, text }: TablePhrase): SectionName | null => section && { section, title: text }

import { right } from '../../model/page.ts'
import { nearestInLine } from '../../layout/alignment.ts'
import type { Heading } from '../header/heading.ts'
import type { SectionName } from './section.ts'
import { nameTitle } from '../header/titles.ts'
import { isLeadingSum } from './leading-sum.ts'
import { hasValue, type Row } from '../rows/row.ts'
import { countsAsPay } from './section.ts'
import { holdsMoney, type Section } from './section.ts'
import { phraseOf, type TablePhrase } from '../schema.ts'

/** A row of a table, and where it stands in it. */
export interface RowAt {
  row: Row
  rows: readonly Row[]
  index: number
  heading: Heading
  /** What ends left of it stands in the margin. */
  margin: number
  within: Section
}

interface SectionRule {
  name: string
  example: string
  /** The section such a row opens, or null. */
  open: (at: RowAt) => SectionName | null
}

/** Every row is offered to these in this order; the first that opens a section decides. */
export const SECTION_RULES: readonly SectionRule[] = [
  {
    name: 'section with its sum',
    example: 'Taxes 902.09 / Federal 640.00 / FICA 262.09',
    open: ({ rows, index, row, within }) =>
      isLeadingSum(rows, index) ? opening(phraseOf(row.name, row), within) : null,
  },
  { name: 'section in the margin', example: 'Taxes   Federal 640.00', open: inMargin },
  {
    name: 'heading of a section',
    example: 'Taxes',
    open: ({ row, heading, within }) => {
      const names = hasValue(row) ? [] : ownPhrases(row, heading).map((phrase) => opening(phrase, within))
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
  for (const { name: rule, open } of SECTION_RULES) {
    const section = open(at)
    if (section) return { rule, section }
  }
  return null
}

/** Whether a row bears the sum of the section it opens. */
export const bearsSum = (opened: Opened | null) => opened?.rule === SECTION_RULES[0]!.name

function inMargin({ row, heading, margin, within }: RowAt): SectionName | null {
  const outside = row.phrases[0]
  if (!hasValue(row) || !outside || right(outside) > margin || row.phrases.length < 2 || isCode(outside, heading))
    return null
  const opened = opening(outside, within)
  return opened && isOfPaneBeside(outside, heading, opened) ? null : opened
}

/** Without what stands left of a table that has a title, unless there is nothing else and its section has none in the margin yet. */
function ownPhrases({ phrases }: Row, { titles, box }: Heading): readonly TablePhrase[] {
  const own = phrases.filter((phrase) => right(phrase) >= box[0])
  const isNamed = titles.length > 1 && holdsMoney(titles[0]!.says.section)
  return isNamed || (titles.length > 0 && own.length > 0) ? own : phrases
}

/** "Vacation 21.50 hrs" left of a table that has a title: leave and notes beside it, whose lines may be level with its own. */
function isOfPaneBeside(outside: TablePhrase, { titles, box }: Heading, { section }: SectionName): boolean {
  return titles.length > 0 && right(outside) < box[0] && !countsAsPay(section)
}

/** What stands in a column beside the names, "PTO" under "Code", is no heading. */
function isCode(cell: TablePhrase, heading: Heading): boolean {
  const title = heading.titles.length > 1 ? nearestInLine(cell, heading.titles) : null
  return title !== null && title !== nameTitle(heading) && title.says.qualifies
}

function opening({ says: { section }, text: title }: TablePhrase, within: Section): SectionName | null {
  if (section === null) return null
  // "Other" among an employer's lines, or beside the taxes, goes on with what is there.
  return { section: within === 'employer' && /^(other|voluntary)$/i.test(title) ? within : section, title }
}

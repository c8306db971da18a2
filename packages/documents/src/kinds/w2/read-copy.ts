import { height, left, middleX, middleY, top, type Box, type Page, type Word } from '../../model/page.ts'
import { looksFilled, readAmount } from '../../boxes/amounts.ts'
import { readCodedAmounts } from './boxes/box-12.ts'
import { cellsOf, type Cells } from '../../boxes/cells.ts'
import { readCheckBoxes } from './boxes/check-boxes.ts'
import type { Copy } from '../../boxes/copies.ts'
import { readEmployerEin, readSocialSecurityNumber } from '../../boxes/identifiers.ts'
import type { BoxName } from './boxes/labels.ts'
import { readEmployeeName, readEmployerName } from '../../boxes/names.ts'
import { type CopyReading, type Reading } from '../../boxes/reading.ts'
import { C_IN_A_RING } from '../../layout/noise/strokes.ts'
import { readStates, unreadStates } from './states/states.ts'
import { readTaxYear, taxYearAmong } from '../../boxes/tax-year.ts'

/** Box 9 held an amount until 2010; what else is printed there since is passed over. */
const AMOUNT_BOXES: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
/** Points between the left edges of the numbers of a column. */
const AT_EDGE = 4
/** How far below its label an amount stands at most, in parts of its height. */
const DEPTH = 1.5
const BOX_NUMBERS = new Set(Array.from({ length: 20 }, (_, index) => String(index + 1)))
const CODED_BOXES: readonly BoxName[] = ['12a', '12b', '12c', '12d']

/** What one printed W-2 says. `values` are the page's words that are no labels. */
export function readCopy(copy: Copy, values: readonly Word[], page: Pick<Page, 'number' | 'source'>): CopyReading {
  const year = taxYearAmong(values, copy.edges, copy.area) ?? taxYearAmong(values, copy.edges, copy.heading)
  const { main: cells, furtherStates } = cellsOf(copy, year ? values.filter((word) => !year.includes(word)) : values)
  const print = (...boxes: BoxName[]) => boxes.flatMap((box) => cells.get(box) ?? [])
  const words = (...boxes: BoxName[]) => print(...boxes).filter(({ text }) => text !== C_IN_A_RING)
  const amountIn = (box: BoxName) =>
    rightUnder(withoutBoxNumbers(words(box), copy.labels.get(box)), copy.labels.get(box))
  const number = page.number
  const labelOfName = copy.labels.get('e') ?? copy.labels.get('e_last')
  const person = readSocialSecurityNumber(words('a'), [...cells.values()].flat(), number)
  const fields: [string, Reading | null | undefined][] = [
    ['tax_year', year && readTaxYear(year, number)],
    ['employer_name', readEmployerName(words('c'), number)],
    ['employer_ein', readEmployerEin(words('b'), words('a', 'c'), number)],
    ['employee_name', readEmployeeName(namesIn(copy, cells, words), labelOfName, number)],
    ['employee_ssn_last4', person?.last4],
    ...AMOUNT_BOXES.map((box): [string, Reading | null] => [`box_${box}`, readAmount(amountIn(box), number)]),
    ...codedAmounts(print, number),
    ...readCheckBoxes(copy.labels, words, number),
    ...statesOf(copy, { main: cells, furtherStates }, number),
  ]
  const read = present(fields)
  const unread = AMOUNT_BOXES.filter((box) => box !== '9' && !read.has(`box_${box}`) && looksFilled(amountIn(box)))
  return {
    page: number,
    source: page.source,
    ssnPlausible: person?.plausible ?? null,
    fields: read,
    unread: [...unread.map((box) => `box_${box}`), ...unreadStates(copy.labels, cells)],
  }
}

/**
 * What is in box e. Where the label over the first name was not made out, the name fell to another box: it stands beside the last
 * name, to its left.
 */
function namesIn({ labels }: Copy, cells: Cells['main'], words: (...boxes: BoxName[]) => Word[]): Word[] {
  const names = words('e', 'e_last', 'e_suffix')
  const label = labels.get('e_last')
  const last = label && words('e_last').find((word) => middleY(word) > label[3])
  if (labels.has('e') || !last) return names
  const beside = [...cells.values()].flat().filter((word) => left(word) < left(last) && areLevel(word, last))
  return [...beside.filter(({ text }) => !/\d/.test(text)), ...names]
}

function areLevel(one: Word, other: Word): boolean {
  return Math.abs(middleY(one) - middleY(other)) < 0.5 * height(other)
}

/** The states in their order, also where the form prints the labels again for each. */
function statesOf(copy: Copy, { main, furtherStates }: Cells, page: number): Map<string, Reading> {
  const fields = readStates(copy.labels, main, page)
  copy.furtherStates.forEach((labels, i) => {
    const before = Math.max(0, ...[...fields.keys()].map((name) => Number(name.split('_').at(-1))))
    for (const [name, read] of readStates(labels, furtherStates[i]!, page, before)) fields.set(name, read)
  })
  return fields
}

/** What is in a box besides its own number and, at the same edge, that of the next one, which OCR may have torn from their labels. */
function withoutBoxNumbers(words: readonly Word[], label: Box | undefined): Word[] {
  const isAtEdge = (word: Word) => label !== undefined && Math.abs(left(word) - left({ box: label })) < AT_EDGE
  return words.filter((word) => !(BOX_NUMBERS.has(word.text) && isAtEdge(word)))
}

/**
 * What stands right under the label, where that is an amount with its cents: print beside a form without a neighbour reaches
 * into its boxes.
 */
function rightUnder(words: readonly Word[], label: Box | undefined): readonly Word[] {
  if (!label) return words
  const under = words.filter(
    (word) =>
      middleX(word) > label[0] - AT_EDGE &&
      middleX(word) < label[2] + AT_EDGE &&
      middleY(word) > label[3] - AT_EDGE &&
      top(word) - label[3] < DEPTH * height(word),
  )
  return /\.\d\d\b/.test(readAmount(under, 0)?.raw ?? '') ? under : words
}

/** Forms that letter only the first of the coded boxes print the others below it: they take the next free letters. */
function codedAmounts(words: (...boxes: BoxName[]) => Word[], page: number): [string, Reading][] {
  const read = new Map<string, Reading>()
  const further: Reading[] = []
  for (const box of CODED_BOXES) {
    const [first, ...rest] = readCodedAmounts(words(box), page)
    if (first) read.set(`box_${box}`, first)
    further.push(...rest)
  }
  const free = CODED_BOXES.map((box) => `box_${box}`).filter((name) => !read.has(name))
  further.slice(0, free.length).forEach((item, i) => read.set(free[i]!, item))
  return [...read]
}

function present(fields: readonly [string, Reading | null | undefined][]): Map<string, Reading> {
  return new Map(fields.filter((field): field is [string, Reading] => field[1] != null))
}

import type { FilledCopy } from '../../boxes/copy.ts'
import { readEin, readSocialSecurityNumber } from '../../boxes/identifiers.ts'
import { namesByPlace, readPersonName, readCompanyName } from '../../boxes/names.ts'
import { filledIn, type CopyReading, type Reading } from '../../boxes/reading.ts'
import { height, left, middleY, type Word } from '../../model/page.ts'
import { readCodedAmounts } from './boxes/box-12.ts'
import { readCheckBoxes } from './boxes/check-boxes.ts'
import type { BoxName } from './boxes/labels.ts'
import { readStates, unreadStates } from './states/states.ts'

type FilledW2 = FilledCopy<BoxName>

/** Box 9 held an amount until 2010; what else is printed there since is passed over. */
const AMOUNT_BOXES: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
const CODED_BOXES: readonly BoxName[] = ['12a', '12b', '12c', '12d']

/** What one printed W-2 says. */
export function readCopy(w2: FilledW2): CopyReading {
  const { copy, page } = w2
  const number = page.number
  const amounts = w2.amounts(AMOUNT_BOXES)
  const labelOfName = copy.labels.get('e') ?? copy.labels.get('e_last')
  const unlabelled = copy.labels.has('c') || labelOfName ? null : namesByPlace(w2.outside, page)
  const person = readSocialSecurityNumber(w2.words('a'), w2.allWords(), number)
  const fields = filledIn([
    ['tax_year', w2.year],
    ['employer_name', unlabelled?.employer ?? readCompanyName(w2.words('c'), number)],
    ['employer_ein', readEin(w2.words('b'), w2.words('a', 'c'), number)],
    ['employee_name', unlabelled?.employee ?? readPersonName(namesIn(w2), labelOfName, number)],
    ['employee_ssn_last4', person?.last4],
    ...amounts.map(({ box, amount }) => [`box_${box}`, amount] as const),
    ...codedAmounts(w2),
    ...readCheckBoxes(w2),
    ...statesOf(w2),
  ])
  const unread = amounts.filter(({ box, isUnread }) => isUnread && box !== '9')
  return {
    page: number,
    source: page.source,
    ssnPlausible: person?.plausible ?? null,
    fields,
    unread: [...unread.map(({ box }) => `box_${box}`), ...unreadStates(copy.labels, w2.cells.main)],
  }
}

/**
 * What is in box e. Where the label over the first name was not made out, the name fell to another box: it stands beside the last
 * name, to its left.
 */
function namesIn(w2: FilledW2): Word[] {
  const { labels } = w2.copy
  const names = w2.words('e', 'e_last', 'e_suffix')
  const label = labels.get('e_last')
  const last = label && w2.words('e_last').find((word) => middleY(word) > label[3])
  if (labels.has('e') || !last) return names
  const beside = w2.allWords().filter((word) => left(word) < left(last) && areLevel(word, last))
  return [...beside.filter(({ text }) => !/\d/.test(text)), ...names]
}

function areLevel(one: Word, other: Word): boolean {
  return Math.abs(middleY(one) - middleY(other)) < 0.5 * height(other)
}

/** The states in their order, also where the form prints the labels again for each. */
function statesOf({ copy, cells, page }: FilledW2): Map<string, Reading> {
  const fields = readStates(copy.labels, cells.main, page.number)
  copy.furtherRows.forEach((labels, i) => {
    const before = Math.max(0, ...[...fields.keys()].map((name) => Number(name.split('_').at(-1))))
    for (const [name, read] of readStates(labels, cells.furtherRows[i]!, page.number, before)) fields.set(name, read)
  })
  return fields
}

/** Forms that letter only the first of the coded boxes print the others below it: they take the next free letters. */
function codedAmounts(w2: FilledW2): [string, Reading][] {
  const read = new Map<string, Reading>()
  const further: Reading[] = []
  for (const box of CODED_BOXES) {
    const [first, ...rest] = readCodedAmounts(w2.print(box), w2.page.number)
    if (first) read.set(`box_${box}`, first)
    further.push(...rest)
  }
  const free = CODED_BOXES.map((box) => `box_${box}`).filter((name) => !read.has(name))
  further.slice(0, free.length).forEach((item, i) => read.set(free[i]!, item))
  return [...read]
}

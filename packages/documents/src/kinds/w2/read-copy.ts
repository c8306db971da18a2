import type { FilledCopy } from '../../boxes/boxed-form.ts'
import {
  namesByPlace,
  readEin,
  readSocialSecurityNumber,
  readPersonName,
  readCompanyName,
} from '../../boxes/parties.ts'
import { endsCompanyName, namesCompany } from '../../entities/organisation.ts'
import { filledIn, type CopyReading, type Reading } from '../../boxes/reading.ts'
import { height, left, middleY, type Word } from '../../model/page.ts'
import { readCodedAmounts } from './boxes/box-12.ts'
import { readCheckBoxes } from './boxes/box-13.ts'
import type { BoxName } from './boxes/labels.ts'
import { readStates, unreadStates } from './states.ts'
import { centsFromDecimal } from '@income/shared'
import { type ExtractedEntry, type ExtractedField, ONLY_AMOUNT } from '../../model/document.ts'
import { sideOf } from '../../model/side.ts'

type FilledW2 = FilledCopy<BoxName>

/** Box 9 held an amount until 2010; anything printed there since is ignored. */
const AMOUNT_BOXES: readonly BoxName[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
const CODED_BOXES: readonly BoxName[] = ['12a', '12b', '12c', '12d']

/** Reads one printed W-2. */
export function readCopy(w2: FilledW2): CopyReading {
  const { copy, page } = w2
  const fallen = fallenItems(w2)
  const amounts = w2.amounts(AMOUNT_BOXES.filter((box) => !fallen.has(box)))
  const labelOfName = copy.labels.get('e') ?? copy.labels.get('e_last')
  const unlabelled = copy.labels.has('c') || labelOfName ? null : namesByPlace(w2.outside, page)
  const person = readSocialSecurityNumber(w2.words('a'), w2.allWords())
  const [employer, employee] = doubtedIfExchanged(
    unlabelled?.employer ?? readCompanyName(w2.words('c'), w2.outside),
    unlabelled?.employee ?? readPersonName(namesIn(w2), labelOfName),
  )
  const fields = filledIn([
    ['tax_year', w2.year],
    ['employer_name', employer],
    ['employer_ein', readEin(w2.words('b'), w2.words('a', 'c'))],
    ['employee_name', employee],
    ['employee_ssn_last4', person?.last4],
    ...amounts.map(({ box, amount }) => [`box_${box}`, amount] as const),
    ...codedAmounts(w2, [...fallen.values()].flat()),
    ...readCheckBoxes(w2).map((box) => doubtedIfTaxed(box, amounts)),
    ...statesOf(w2),
  ])
  const unread = amounts.filter(({ box, isUnread }) => isUnread && box !== '9')
  return {
    page: page.number,
    source: page.source,
    ssnPlausible: person?.plausible ?? null,
    fields,
    unread: [...unread.map(({ box }) => `box_${box}`), ...unreadStates({ labels: copy.labels, cells: w2.cells.main })],
  }
}

/** Confidence of names that may be in each other's boxes. */
const EXCHANGED = 0.6

/** If a scan lost a label, the names of employer and employee may be exchanged: no person is called "Harbor Optics, Inc." */
function doubtedIfExchanged(employer: Reading | null, employee: Reading | null): [Reading | null, Reading | null] {
  const last = employee?.value.split(' ').at(-1) ?? ''
  const isExchanged = employee !== null && endsCompanyName(last) && !(employer && namesCompany(employer.value))
  const doubted = (name: Reading | null) => name && { ...name, ceiling: EXCHANGED }
  return isExchanged ? [doubted(employer), doubted(employee)] : [employer, employee]
}

/** Confidence of a tick that another box contradicts. */
const CONTRADICTED = 0.6

/**
 * No income tax is withheld from a statutory employee (General Instructions, box 13): a mark without a box of its own may be below
 * the wrong one of narrow labels.
 */
function doubtedIfTaxed(
  [name, read]: [string, Reading],
  amounts: readonly { box: BoxName; amount: Reading | null }[],
): [string, Reading] {
  const tax = amounts.find(({ box }) => box === '2')?.amount
  const isTaxed = tax && centsFromDecimal(tax.value) !== 0n
  const isDoubtful = name === 'box_13_statutory_employee' && isTaxed && /^x$/i.test(read.raw)
  return [name, isDoubtful ? { ...read, ceiling: CONTRADICTED } : read]
}

/** The name in box e. If the label above the first name was lost, the name is in a box left of the last name. */
function namesIn(w2: FilledW2): Word[] {
  const { labels } = w2.copy
  const names = w2.words('e', 'e_last', 'e_suffix')
  const label = labels.get('e_last')
  const last = label && w2.words('e_last').find((word) => middleY(word) > label[3])
  if (labels.has('e') || !last) return names
  const beside = w2
    .allWords()
    .filter((word) => left(word) < left(last) && Math.abs(middleY(word) - middleY(last)) < 0.5 * height(last))
  return [...beside.filter(({ text }) => !/\d/.test(text)), ...names]
}

/** The states in order, including those for which the form repeats the labels. */
function statesOf({ copy, cells }: FilledW2): Map<string, Reading> {
  const fields = readStates({ labels: copy.labels, cells: cells.main })
  copy.furtherRows.forEach((labels, i) => {
    const before = Math.max(0, ...[...fields.keys()].map((name) => Number(name.split('_').at(-1))))
    for (const [name, read] of readStates({ labels, cells: cells.furtherRows[i]! }, before)) fields.set(name, read)
  })
  return fields
}

/** OCR also reads a dollar sign as this code. */
const LIKE_DOLLAR = /^S /

/** Coded items in the box above theirs, whose label a scan lost: "D 10,712.57" below "10 Dependent care benefits". */
function fallenItems(w2: FilledW2): Map<BoxName, Reading[]> {
  if (CODED_BOXES.every((box) => w2.copy.labels.has(box))) return new Map()
  const items = AMOUNT_BOXES.map((box) => [box, readCodedAmounts(w2.print(box), undefined)] as const)
  return new Map(items.filter(([, read]) => read.length > 0 && !read.some(({ value }) => LIKE_DOLLAR.test(value))))
}

/** Forms that letter only the first coded box print the others below it: they get the next free letters. */
function codedAmounts(w2: FilledW2, fallen: readonly Reading[]): [string, Reading][] {
  const read = new Map<string, Reading>()
  const further = [...fallen]
  for (const box of CODED_BOXES) {
    const [first, ...rest] = readCodedAmounts(w2.print(box), w2.copy.labels.get(box))
    if (first) read.set(`box_${box}`, first)
    further.push(...rest)
  }
  const free = CODED_BOXES.map((box) => `box_${box}`).filter((name) => !read.has(name))
  further.slice(0, free.length).forEach((item, i) => read.set(free[i]!, item))
  return [...read]
}

type Fields = Readonly<Record<string, ExtractedField>>

/** The taxes withheld, by their boxes. */
const TAXES: Readonly<Record<string, string>> = {
  '2': 'Federal income tax withheld',
  '4': 'Social security tax withheld',
  '6': 'Medicare tax withheld',
  '17': 'State income tax',
  '19': 'Local income tax',
}
/** The boxes that name the state or locality of a tax. */
const PLACES: Readonly<Record<string, string>> = { '17': '15_state', '19': '20' }

/** The wages, once (box 5, otherwise box 1), and the taxes withheld from them. */
export function entriesOf(fields: Fields): ExtractedEntry[] {
  const [wages, description] = fields['box_5']
    ? [fields['box_5'], 'Medicare wages and tips (box 5)']
    : [fields['box_1'], 'Wages, tips, other compensation (box 1)']
  const ofStates = Object.keys(fields).filter((name) => /^box_(?:17|19)_\d+$/.test(name))
  const taxes = ['box_2', 'box_4', 'box_6', ...ofStates].flatMap((name) => withheldIn(name, fields))
  return [...(wages ? [entry(description, 'wages', wages)] : []), ...taxes.filter(({ amount }) => amount !== 0n)]
}

function withheldIn(name: string, fields: Fields): ExtractedEntry[] {
  const [, box = '', state] = name.split('_')
  const place = fields[`box_${PLACES[box]}_${state}`]
  const description = `${TAXES[box]} (box ${box})${place ? `, ${place.value}` : ''}`
  return fields[name] ? [entry(description, 'withholding', fields[name])] : []
}

function entry(
  description: string,
  category: 'wages' | 'withholding',
  { value, page, box, confidence }: ExtractedField,
): ExtractedEntry {
  const cents = centsFromDecimal(value)
  const { sign, ...side } = sideOf(category, cents)
  return { ...ONLY_AMOUNT, ...side, description, amount: cents * sign, page, box, confidence }
}

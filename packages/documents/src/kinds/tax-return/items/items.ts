import type { PrintedForm } from '../form/printed-form.ts'
import type { Flow } from '../../../layout/flow.ts'
import {
  asked,
  belowItsLetter,
  fieldsRead,
  findCaption,
  fromItsLetter,
  type Item,
  type ItemReader,
  nameUnder,
  type Written,
  writingsOn,
  writtenAt,
  writtenUnder,
} from '../../../forms/caption.ts'
import { propertiesOn } from './properties.ts'
import { type Box, middleY, right, left, middleX, byLeft, textOf } from '../../../model/page.ts'
import { amountsInFields, amountsInText } from '../../../lines/amounts.ts'
import { findLabels } from '../../../lines/line-labels.ts'
import type { LineValue } from '../../../lines/entries.ts'

/** The number of a business; a social security number in its place, recognised by its dashes, is not returned. */
function employerNumberIn(text: string): string | null {
  const [, prefix, rest] = /\d{3}-\d{2}-\d{4}/.test(text) ? [] : (NUMBER.exec(text.replaceAll(' ', '')) ?? [])
  return prefix ? `${prefix}-${rest}` : null
}

const NUMBER = /(?<!\d)(\d{2})[-–]?(\d{7})(?!\d)/
const OF_FIRM = [/^Estate\S{0,3} or trust\S{0,3} employer identif/i, /^(?:Partnersh|Corp)\S{3,9} employer identif/i]
/** Item D of Schedules C and F; item A of a Schedule K-1, whose boxes are to the right on rows of their own. */
const NUMBER_ON_SCHEDULE = asked(
  'business_ein',
  writtenAt([/^Employer ID n/i], [belowItsLetter(writtenUnder)]),
  employerNumberIn,
)
const NUMBER_ON_SHARE = asked('business_ein', writtenAt(OF_FIRM, [belowItsLetter(nameUnder)]), employerNumberIn)
/** On the return of the business itself, with or without an item's letter before its caption. */
const NUMBER_ON_RETURN = asked(
  'employer_ein',
  writtenAt([/^Employer identification n/i], [belowItsLetter(writtenUnder)]),
  employerNumberIn,
)
/** Schedule C, line A: the activity of the business, which identifies it if it has no name. */
const ACTIVITY = asked(
  'principal_business',
  writtenAt([/^Principal business or prof/i], [belowItsLetter(writtenUnder)]),
  (text) => (/\p{L}{3}/u.test(text) ? text.split('\n')[0]!.trim() : null),
)

const READERS: Partial<Record<PrintedForm, readonly ItemReader[]>> = {
  schedule_c: [NUMBER_ON_SCHEDULE, ACTIVITY],
  schedule_e: [propertiesOn],
  schedule_f: [NUMBER_ON_SCHEDULE],
  k1_1065: [NUMBER_ON_SHARE, partnersShareOn],
  k1_1120s: [NUMBER_ON_SHARE, shareholdersShareOn],
  k1_1041: [NUMBER_ON_SHARE],
  '1065': [NUMBER_ON_RETURN],
  '1120-s': [NUMBER_ON_RETURN],
  '1120': [NUMBER_ON_RETURN],
  '8825': [NUMBER_ON_RETURN],
}

/** What a form states besides its amounts: the business or property, days of rental, ownership. */
export const itemsOf = (form: PrintedForm, flows: readonly Flow[]) => fieldsRead(READERS[form] ?? [], flows)

/** Expenses listed by the filer that cash flow analysis adds back (Form 1084 lines 3g and 6e, Form 1038 A6 and A8). */
const ADDED_BACK: readonly (readonly [name: string, words: RegExp])[] = [
  ['amortization', /\bamorti[sz]/i],
  ['casualty', /\bcasualty|\b(?:fire|flood|storm|hurricane|tornado|theft) (?:loss|damage)/i],
  ['hoa_dues', /\b(?:h\.?o\.?a\.?|homeowners?\W{0,2}s? assoc\w*|condo(?:minium)?|association) (?:dues|fees?)|\bHOA\b/i],
]

/**
 * Expenses described by the filer that cash flow analysis adds back, as lines of their own: amortization in Part V of Schedule
 * C ("48_amortization"), dues of an owners' association on line 19 of Schedule E ("19_a_hoa_dues").
 */
export function namedExpenses(
  form: PrintedForm,
  lines: ReadonlyMap<string, LineValue>,
  flows: readonly Flow[],
): LineValue[] {
  if (form === 'schedule_c') return flows.flatMap(partFive)
  const listed = form === 'schedule_e' ? /^19_([abc])$/ : form === 'schedule_f' ? /^32[a-f]$/ : null
  if (!listed) return []
  return [...lines.values()].flatMap((value) => {
    const match = listed.exec(value.line)
    const flow = flows.find(({ page }) => page.number === value.page)
    if (!match || !flow) return []
    const column = match[1] ? `_${match[1]}` : ''
    return named(value, `${Number.parseInt(value.line, 10)}`, column, textBefore(value.box, flow))
  })
}

const SAME_ROW = 6
/** Certainty that an amount belongs to the words before it. */
const DRAWN = 0.95
const SCANNED = 0.8

function named(value: LineValue, number: string, column: string, text: string): LineValue[] {
  const [name] = ADDED_BACK.find(([, words]) => words.test(text)) ?? []
  return name ? [{ ...value, line: `${number}${column}_${name}` }] : []
}

/** The wording on an amount's row, printed or typed into a field. */
function textBefore(box: Box, flow: Flow): string {
  const isBefore = (place: { box: Box }) =>
    Math.abs(middleY(place) - middleY({ box })) < SAME_ROW && right(place) <= box[0] + 1
  return textOf(writingsOn(flow).filter(isBefore))
}

/** Part V of Schedule C lists expenses in words, each with its amount at the right, above their sum on line 48. */
function partFive(flow: Flow): LineValue[] {
  const title = findCaption(flow, /^Other Expenses\W* List/i)
  if (!title) return []
  const { page, lines: rows } = flow
  const { boxes, margins } = findLabels(rows, new Set())
  const sumLine = [...boxes, ...margins].find(({ line }) => line === '48')
  const below = rows.filter(({ words }) => {
    const middle = middleY(words[0]!)
    return middle > title.box[3] && (!sumLine || middle < middleY(sumLine) - SAME_ROW)
  })
  const numbers = new Set([...boxes, ...margins].flatMap((label) => label.words))
  const typed = amountsInFields(page.formFields, rows).filter(
    (amount) => middleY(amount) > title.box[3] && (!sumLine || middleY(amount) < middleY(sumLine) - SAME_ROW),
  )
  return [...typed, ...amountsInText(below, numbers)].flatMap(({ cents, raw, box, confidence }) => {
    const certainty = page.source === 'ocr' ? SCANNED : DRAWN
    const value = { line: '48', cents, raw, page: page.number, box, certainty, confidence: certainty * confidence }
    return named(value, '48', '', textBefore(box, flow))
  })
}

/** The shares are in the left half, below the caption of their item (points). */
const HALF = 0.52
const DEPTH = 60
const SHARES_ROW = 5
const PERCENTAGE = /^(\d{1,3}(?:\.\d{1,9})?)%?$/
/** Confidence of a percentage without a header for the end of the year. */
const WITHOUT_HEADING = 0.8

/** Schedule K-1 of Form 1065, item J: the partner's share of profit, loss and capital at the end of the year, in percent. */
function partnersShareOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^\S{6,10}s share of profit/i)
  if (!caption) return []
  const isBelow = (place: { box: Box }) =>
    middleY(place) > caption.box[3] && middleY(place) < caption.box[3] + DEPTH && right(place) < HALF * flow.page.width
  const below = flow.words.filter(isBelow)
  const middleOf = (heading: RegExp) => {
    const word = below.find(({ text }) => heading.test(text))
    return word && middleX(word)
  }
  const [beginning, ending] = [middleOf(/^beginning\b/i), middleOf(/^ending\b/i)]
  return (['Profit', 'Loss', 'Capital'] as const).flatMap((kind) => {
    const label = below.find((word) => word.text.replace(/\W+$/, '') === kind)
    const shares = label ? percentages(flow, middleY(label), right(label)) : []
    const atEnd = beginning && ending ? under(ending, beginning, shares) : unheaded(shares)
    return atEnd ? shareItem(`${kind.toLowerCase()}_share_percent`, atEnd) : []
  })
}

/** The share nearest to the header, unless it belongs to another one. */
function under(heading: number, other: number, shares: readonly Written[]): Written | undefined {
  const distance = (share: Written, to: number) => Math.abs(middleX(share) - to)
  const own = shares.filter((share) => distance(share, heading) < distance(share, other))
  return own.sort((a, b) => distance(a, heading) - distance(b, heading))[0]
}

function unheaded(shares: readonly Written[]): Written | undefined {
  const last = shares.at(-1)
  return last && { ...last, confidence: Math.min(last.confidence, WITHOUT_HEADING) }
}

/** Schedule K-1 of Form 1120-S: the shareholder's allocation for the year (item G since 2021, item F before), in percent. */
function shareholdersShareOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Current year alloc/i) ?? findCaption(flow, /^\S{8,14} percentage of stock/i)
  if (!caption) return []
  const rows = [0, 1, 2].map((row) => (caption.box[1] + caption.box[3]) / 2 + row * 9)
  const start = left(fromItsLetter(caption, flow))
  const written = rows.flatMap((middle) => percentages(flow, middle, start))[0]
  return written ? shareItem('stock_share_percent', written) : []
}

/** The numbers of a row that may be percentages, from left to right. */
function percentages(flow: Flow, middle: number, from: number): Written[] {
  const isInside = (place: { box: Box }) =>
    Math.abs(middleY(place) - middle) < SHARES_ROW && left(place) >= from && right(place) < HALF * flow.page.width
  return writingsOn(flow)
    .filter((written) => isInside(written) && PERCENTAGE.test(bare(written.text)))
    .sort(byLeft)
}

const bare = (text: string) => text.replace(/\s/g, '').replace(/^[|[\]]+|[|[\]]+$/g, '')

/** "50.000000" is 50. */
function shareItem(name: string, written: Written): Item[] {
  const number = PERCENTAGE.exec(bare(written.text))?.[1] ?? ''
  const value = number
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return Number(value) <= 100 ? [{ name, value, written }] : []
}

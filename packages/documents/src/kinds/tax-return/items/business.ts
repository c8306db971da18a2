import { findCaption, fromItsLetter, nameUnder, type Written, writtenUnder, type Item } from '../../../forms/caption.ts'
import type { Flow } from '../../../layout/flow.ts'
import { type Box, left, middleY, right, union } from '../../../model/page.ts'

const NUMBER = /(?<!\d)(\d{2})[-–]?(\d{7})(?!\d)/

/** The employer identification number of the business a form is for: item D of Schedules C and F, item A of a Schedule K-1. */
export function employerNumberOn(flow: Flow): Item[] {
  const places = [underItsCaption(flow), besideTheBoxes(flow)]
  return places.flatMap((written) => employerNumberOf(written)).slice(0, 1)
}

/** On a schedule. */
function underItsCaption(flow: Flow): Written | null {
  const caption = findCaption(flow, /^Employer ID n/i)
  return caption && writtenUnder(fromItsLetter(caption, flow), flow)
}

/** On a Schedule K-1, whose boxes stand right of it on rows of their own. */
function besideTheBoxes(flow: Flow): Written | null {
  const caption =
    findCaption(flow, /^Estate\S{0,3} or trust\S{0,3} employer identif/i) ??
    findCaption(flow, /^(?:Partnersh|Corp)\S{3,9} employer identif/i)
  return caption && nameUnder(fromItsLetter(caption, flow), flow)
}

/** On the return of the business itself, with an item's letter before its caption or none. */
export function numberOfBusinessOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Employer identification n/i)
  const written = caption && writtenUnder(fromItsLetter(caption, flow), flow)
  return employerNumberOf(written).map((item) => ({ ...item, name: 'employer_ein' }))
}

/** A social security number put in its place is not given out: its dashes tell it. */
function employerNumberOf(written: Written | null): Item[] {
  if (!written || /\d{3}-\d{2}-\d{4}/.test(written.text)) return []
  const [, prefix, rest] = NUMBER.exec(written.text.replaceAll(' ', '')) ?? []
  return prefix ? [{ name: 'business_ein', value: `${prefix}-${rest}`, written }] : []
}

/** Schedule C, line A: what the business does, which names it where it has no name of its own. */
export function activityOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Principal business or prof/i)
  const written = caption && writtenUnder(fromItsLetter(caption, flow), flow)
  return written && /\p{L}{3}/u.test(written.text)
    ? [{ name: 'principal_business', value: written.text.split('\n')[0]!.trim(), written }]
    : []
}

/** The shares stand in the left half, below the caption of their item (points). */
const HALF = 0.52
const DEPTH = 60
const SAME_ROW = 5
const PERCENTAGE = /^(\d{1,3}(?:\.\d{1,9})?)%?$/

/** Schedule K-1 of Form 1065, item J: the partner's share of profit, loss and capital at the end of the year, in percent. */
export function partnersShareOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^\S{6,10}s share of profit/i)
  if (!caption) return []
  return (['Profit', 'Loss', 'Capital'] as const).flatMap((kind) => {
    const label = flow.words.find(
      (word) =>
        word.text.replace(/\W+$/, '') === kind &&
        middleY(word) > caption.box[3] &&
        middleY(word) < caption.box[3] + DEPTH &&
        right(word) < HALF * flow.page.width,
    )
    const atEnd = label && percentages(flow, middleY(label), right(label)).at(-1)
    return atEnd ? shareItem(`${kind.toLowerCase()}_share_percent`, atEnd) : []
  })
}

/** Schedule K-1 of Form 1120-S: the shareholder's allocation for the year (item G since 2021, item F before), in percent. */
export function shareholdersShareOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Current year alloc/i) ?? findCaption(flow, /^\S{8,14} percentage of stock/i)
  if (!caption) return []
  const rows = [0, 1, 2].map((row) => (caption.box[1] + caption.box[3]) / 2 + row * 9)
  const written = rows.flatMap((middle) => percentages(flow, middle, left(caption)))[0]
  return written ? shareItem('stock_share_percent', written) : []
}

/** Numbers of a row that may be percentages, from left to right. */
function percentages({ words, page }: Flow, middle: number, from: number): Written[] {
  const isInside = (place: { box: Box }) =>
    Math.abs(middleY(place) - middle) < SAME_ROW && left(place) >= from && right(place) < HALF * page.width
  const typed = page.formFields
    .filter((field) => field.kind === 'text' && isInside(field) && PERCENTAGE.test(bare(field.value)))
    .map(({ value, box }): Written => ({ text: value, box, confidence: 1 }))
  const drawn = words
    .filter((word) => isInside(word) && PERCENTAGE.test(bare(word.text)))
    .map(({ text, box, confidence }): Written => ({ text, box: union([box]), confidence }))
  return [...typed, ...drawn].sort((a, b) => left(a) - left(b))
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

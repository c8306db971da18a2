import { findCaption, fromItsLetter, type Item, type Written } from '../../../forms/caption.ts'
import type { Flow } from '../../../layout/flow.ts'
import { type Box, left, middleX, middleY, right, union } from '../../../model/page.ts'

/** The shares are in the left half, below the caption of their item (points). */
const HALF = 0.52
const DEPTH = 60
const SAME_ROW = 5
const PERCENTAGE = /^(\d{1,3}(?:\.\d{1,9})?)%?$/
/** Confidence of a percentage without a header for the end of the year. */
const WITHOUT_HEADING = 0.8

/** Schedule K-1 of Form 1065, item J: the partner's share of profit, loss and capital at the end of the year, in percent. */
export function partnersShareOn(flow: Flow): Item[] {
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
export function shareholdersShareOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Current year alloc/i) ?? findCaption(flow, /^\S{8,14} percentage of stock/i)
  if (!caption) return []
  const rows = [0, 1, 2].map((row) => (caption.box[1] + caption.box[3]) / 2 + row * 9)
  const start = left(fromItsLetter(caption, flow))
  const written = rows.flatMap((middle) => percentages(flow, middle, start))[0]
  return written ? shareItem('stock_share_percent', written) : []
}

/** The numbers of a row that may be percentages, from left to right. */
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

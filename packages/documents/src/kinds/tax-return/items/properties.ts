import { type Box, left, middleX, middleY, right, top, byMiddle } from '../../../model/page.ts'
import { findCaption, type Written, type Item } from '../../../forms/caption.ts'
import { columnLetter } from '../../../lines/columns.ts'
import type { Flow } from '../../../layout/flow.ts'
import { tickedIn, writtenIn } from '../../../forms/cell.ts'

/**
 * The properties of Schedule E, Part I, by the letter of their column: line 1a (address), line 1b (type), and line 2 (fair
 * rental days, personal use days, and whether a married couple files as a qualified joint venture).
 */
export function propertiesOn(flow: Flow): Item[] {
  const addresses = findCaption(flow, /^Physical address of/i)
  const types = findCaption(flow, /^Type of Prop\S{3,5}(?<!:)( |$)/)
  return [
    ...(addresses ? column(flow, ADDRESS, addresses.box, types?.box) : []),
    ...(types ? column(flow, TYPE, types.box) : []),
    ...daysOn(flow),
  ]
}

/** Points between the rows of properties if only one letter was found, and how far the table reaches below its caption. */
const PITCH = 12
const DEPTH = 64
const MARGIN = 40

/** A column of the table with an entry for each property. */
interface EntryColumn {
  line: string
  /** How far its cells reach to the left and right of where its caption begins, in points. */
  before: number
  width: number
  entry: RegExp
}

const ADDRESS: EntryColumn = { line: '1a', before: 2, width: Infinity, entry: /^[^]*(?:\p{L}|\d{2})[^]*$/u }
const TYPE: EntryColumn = { line: '1b', before: 8, width: 80, entry: /^[1-8]\b/ }

function column(flow: Flow, { line, before, width, entry }: EntryColumn, caption: Box, next?: Box): Item[] {
  const rows = rowsBelow(flow, { from: caption[3], to: next?.[1] ?? caption[3] + DEPTH, before: caption[0] })
  return [...rows].flatMap(([letter, middle]) => {
    const written = writtenIn({ middle, left: caption[0] - before, right: caption[0] + width }, flow)
    const value = written && entry.exec(written.text)?.[0]
    return value ? [item(`line_${line}_${letter}`, value, written)] : []
  })
}

function daysOn(flow: Flow): Item[] {
  const rental = findCaption(flow, /^Fair Rent/)
  const personal = rental && findCaption(flow, /^Pers\S{3,5} Use/, rental)
  if (!rental || !personal) return []
  const jointVenture = findCaption(flow, /^QJV(?! box)/)
  // The columns of days have the same width.
  const width = middleX(personal) - middleX(rental)
  const cellAt = (middle: number, x: number) => ({ middle, left: x - width / 2, right: x + width / 2 })
  const rows = rowsBelow(flow, { from: rental.box[3], to: rental.box[3] + DEPTH, before: left(rental) })
  return [...rows].flatMap(([letter, middle]) => {
    const rented = writtenIn(cellAt(middle, middleX(rental)), flow)
    const used = writtenIn(cellAt(middle, middleX(personal)), flow)
    const joint = jointVenture && tickedIn(cellAt(middle, middleX(jointVenture)), flow)
    return [
      ...dayCount(`line_2_${letter}`, rented),
      ...dayCount(`line_2_${letter}_personal_use`, used),
      ...(joint ? [item(`line_2_${letter}_qjv`, 'X', joint)] : []),
    ]
  })
}

/** A year has at most 366 days. */
function dayCount(name: string, written: Written | null): Item[] {
  const days = /^(\d{1,3})\.?$/.exec(written?.text.trim() ?? '')?.[1]
  return written && days && Number(days) <= 366 ? [item(name, String(Number(days)), written)] : []
}

interface RowArea {
  from: number
  to: number
  /** The letters are left of this position. */
  before: number
}

/** The middles of the rows of properties, by the letters before them. A letter that a scan lost is inferred from the others. */
function rowsBelow({ words, page }: Flow, { from, to, before }: RowArea): Map<string, number> {
  const found = new Map<string, number>()
  const inside = words.filter((word) => top(word) > from - 3 && middleY(word) < to && right(word) < before + 2)
  for (const word of inside.sort(byMiddle)) {
    const letter = columnLetter(word)
    const isNext = letter && 'abc'.includes(letter) && [...found.keys()].every((above) => above < letter)
    if (isNext) found.set(letter, middleY(word))
  }
  const [first] = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  if (!first || page.source !== 'ocr') return found
  const [letter, middle] = first
  const last = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).at(-1)!
  const steps = place(last[0]) - place(letter)
  const pitch = steps > 0 ? (last[1] - middle) / steps : PITCH
  const rows = ['a', 'b', 'c'].map((other): [string, number] => [
    other,
    middle + pitch * (place(other) - place(letter)),
  ])
  return new Map(rows.filter(([, y]) => y > from && y < to + MARGIN))
}

const place = (letter: string) => 'abc'.indexOf(letter)

const item = (name: string, value: string, written: Written): Item => ({ name, value, written })

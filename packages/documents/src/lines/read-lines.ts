import { blankBetween } from '../layout/geometry.ts'
import { left, right, middleY, type Word, top, type Box } from '../model/page.ts'
import { type Amount, amountsInFields, amountsInText, amountsInWording } from './amounts.ts'
import type { KnownLines } from '../forms/form-line.ts'
import { type Column, columnOf, tableHeads, tableRow } from './columns.ts'
import type { FormArea } from './form-area.ts'
import { inlineLine, listedLine, runningLine, BOX_WIDTH, missingLabel } from './unlabelled.ts'
import { findLabels, type Label, labelBefore, onOneRow } from './line-labels.ts'
import { type LineValue, lineValue } from './entries.ts'
import type { Flow } from '../layout/flow.ts'
import { linesOf } from '../layout/lines.ts'
import { numberOf } from './line-numbers.ts'

/** Certainty of an amount's line, by the way it was found. */
const BY_LABEL = 0.99
const BY_TABLE = 0.97
const BY_WORDING = 0.95
const BY_SCANNED_HEAD = 0.98
const BY_NEIGHBOURS = 0.7
const PER_BENT_READING = 0.9

/** Reads the amounts of a form's page into the lines whose numbers are printed beside their boxes. */
export function readLines({ page, lines: rows }: Flow, known: KnownLines): LineValue[] {
  const labels = findLabels(rows, new Set(page.source === 'ocr' ? [...known.outer, ...known.inner] : []))
  const numbers = new Set([...labels.boxes, ...labels.margins].flatMap((label) => label.words))
  const beside = new Set(labels.boxes.flatMap((label) => label.words))
  const amounts = [...amountsInFields(page.formFields, rows), ...amountsInText(rows, numbers, beside)]
  const area: FormArea = { page, rows, labels, heads: tableHeads(rows), amounts, known }
  const placed = amounts.flatMap((amount) => {
    const place = placeOf(amount, area)
    return place && !known.lists.includes(place.line) ? [{ amount, place }] : []
  })
  for (const amount of amountsInWording(rows, numbers)) {
    const line = wordedLine(amount, area)
    if (line) placed.push({ amount, place: { line, certainty: BY_WORDING } })
  }
  const values = new Map<string, LineValue>()
  for (const { amount, place } of placed.sort((a, b) => b.place.certainty - a.place.certainty))
    if (!values.has(place.line)) values.set(place.line, lineValue(place.line, amount, place.certainty, page))
  return [...values.values()]
}

interface Place {
  line: string
  certainty: number
}

function placeOf(amount: Amount, area: FormArea): Place | null {
  const label = labelBefore(area.labels.boxes, amount)
  if (label) {
    const column = columnBeside(label, amount, area)
    const certainty = BY_LABEL * PER_BENT_READING ** label.cost
    if (column) return { line: `${label.line}_${column.letter}`, certainty: certainty * columnCertainty(column, area) }
    if (blankBetween(label, amount) < BOX_WIDTH) return { line: label.line, certainty }
  }
  const row = label ? null : tableRow(amount, area)
  const column = row && columnOf(amount, row, area)
  if (row && column)
    return { line: `${row.line}_${column.letter}`, certainty: BY_TABLE * columnCertainty(column, area) }
  const isScan = area.page.source === 'ocr'
  const isList = area.labels.boxes.length === 0 && !isScan
  const worded = wordedLine(amount, area) ?? (isList ? listedLine(amount, area) : null)
  if (worded) return { line: worded, certainty: BY_WORDING }
  const missing = isScan ? missingLabel(amount, area) : null
  return missing ? { line: missing, certainty: BY_NEIGHBOURS } : null
}

const wordedLine = (amount: Amount, area: FormArea) => inlineLine(amount, area) ?? runningLine(amount, area)

/** A total below a table is in none of its columns: "23a Total of all amounts reported on line 3". */
const columnBeside = (label: Label, amount: Amount, area: FormArea): Column | null =>
  area.known.all.includes(label.line) ? null : columnOf(amount, label, area)

/** A partly read header puts amounts into the neighbouring column. */
function columnCertainty({ isSure }: Column, { page }: FormArea): number {
  if (!isSure) return BY_NEIGHBOURS
  return page.source === 'ocr' ? BY_SCANNED_HEAD : 1
}

/** Where the second list begins, as a fraction of the width. */
const MIDDLE = 0.495
/** The column of amounts shares its right edge; an itemised amount ends at least this far before it (points). */
const ITEMISED = 24
const BY_LIST = 0.97

/**
 * Reads two lists side by side whose line numbers are only before the wording, as on Schedule M-1. An amount at the right of a
 * list belongs to the line whose wording ends there; one within the wording belongs to a lettered item ("b Meals $ 1,200").
 */
export function readLists(flow: Flow, known: KnownLines): LineValue[] {
  const { width } = flow.page
  return [0, MIDDLE * width].flatMap((from, i) => {
    const to = i === 0 ? MIDDLE * width : width
    const isOwn = (place: { box: Word['box'] }) => left(place) >= from && left(place) < to
    const rows = linesOf({ words: flow.words.filter(isOwn) })
    const { margins } = findLabels(rows, new Set())
    const numbers = new Set(margins.flatMap(({ words }) => words))
    const amounts = [...amountsInFields(flow.page.formFields.filter(isOwn), rows), ...amountsInText(rows, numbers)]
    const end = Math.max(0, ...amounts.map(right))
    return amounts.flatMap((amount) => {
      const line = lineOf(amount, { margins, end, known })
      return line === null ? [] : [lineValue(line, amount, BY_LIST, flow.page)]
    })
  })
}

interface List {
  margins: readonly Label[]
  /** The right edge of its amounts. */
  end: number
  known: KnownLines
}

function lineOf(amount: Amount, { margins, end, known }: List): string | null {
  const margin = margins.findLast((label) => onOneRow(label, amount) || middleY(label) < middleY(amount))
  if (!margin) return null
  if (known.inner.includes(margin.line) && right(amount) < end - ITEMISED) return margin.line
  const choices = [margin.line, numberOf(margin.line)]
  return choices.find((line) => known.outer.includes(line)) ?? null
}

/** A part of a form whose line numbers start again. */
export interface FormSection {
  /** Prefix of the names of its lines: "schedule_m1_"; null if nothing of it is read. */
  prefix: string | null
  title: RegExp
  /** Numbers are beside the boxes, columns have letters over them, or two lists are side by side. */
  layout: 'boxes' | 'columns' | 'lists'
}

/** A section on a page; the part of a page above the first title has none. */
interface SectionOnPage {
  section: FormSection | null
  flow: Flow
}

/** The sections of a page, cut at their titles. */
export function sectionsOn(flow: Flow, sections: readonly FormSection[]): SectionOnPage[] {
  const titles = flow.lines.flatMap((line) => {
    const section = sections.find(({ title }) => title.test(line.text))
    return section ? [{ section, top: top(line) }] : []
  })
  const starts = [{ section: null, top: 0 }, ...titles]
  return starts.map(({ section, top: from }, i) => {
    const to = starts[i + 1]?.top ?? flow.page.height
    return { section, flow: part(flow, (place) => middleY(place) >= from && middleY(place) < to) }
  })
}

/** The part of a flow at some places. */
function part(flow: Flow, isInside: (place: { box: Box }) => boolean): Flow {
  return {
    ...flow,
    words: flow.words.filter(isInside),
    lines: flow.lines.filter(isInside),
    page: { ...flow.page, formFields: flow.page.formFields.filter(isInside) },
  }
}

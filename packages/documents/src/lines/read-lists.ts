import { linesOf } from '../layout/lines.ts'
import type { Flow } from '../layout/flow.ts'
import { left, middleY, right, type Word, top, type Box } from '../model/page.ts'
import type { KnownLines } from '../forms/form-line.ts'
import { amountsInFields, amountsInText, type Amount } from './amounts.ts'
import { type LineValue, lineValue } from './entries.ts'
import { findLabels, onOneRow, type Label } from './line-labels.ts'
import { numberOf } from './line-numbers.ts'

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

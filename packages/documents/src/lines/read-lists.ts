import { linesOf } from '../layout/lines.ts'
import type { Flow } from '../layout/flow.ts'
import { left, middleY, right, type Word, top, type Box } from '../model/page.ts'
import type { KnownLines } from '../forms/form-line.ts'
import { amountsInFields, amountsInText, type Amount } from './amounts.ts'
import { type LineValue, lineValue } from './entries.ts'
import { findLabels, onOneRow, type Label } from './line-labels.ts'
import { numberOf } from './line-numbers.ts'

/** Where the second list begins, in parts of the width. */
const MIDDLE = 0.495
/** The column of amounts ends at one place; an itemised amount ends at least so far before it (points). */
const ITEMISED = 24
const BY_LIST = 0.97

/**
 * Two lists side by side whose lines have their number before their wording alone, as on Schedule M-1: an amount at the right of its
 * list is that of the line whose wording ends there, one within the wording that of a lettered item ("b Meals $ 1,200").
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
  /** Where its amounts end. */
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
  /** What the names of its lines begin with: "schedule_m1_"; null where nothing of it is read. */
  prefix: string | null
  title: RegExp
  /** Numbers stand beside the boxes, columns have letters over them, or two lists stand side by side. */
  layout: 'boxes' | 'columns' | 'lists'
}

/** A section on a page; the part of a page above the first title has none. */
interface SectionOnPage {
  section: FormSection | null
  flow: Flow
}

/** The sections of a page, cut where their titles stand. */
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

/** What of a flow stands at some places. */
function part(flow: Flow, isInside: (place: { box: Box }) => boolean): Flow {
  return {
    ...flow,
    words: flow.words.filter(isInside),
    lines: flow.lines.filter(isInside),
    page: { ...flow.page, formFields: flow.page.formFields.filter(isInside) },
  }
}

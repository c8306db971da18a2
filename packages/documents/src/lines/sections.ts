import type { Flow } from '../layout/flow.ts'
import { middleY, top, type Box } from '../model/page.ts'

/** A part of a form whose lines are numbered anew. */
export interface FormSection {
  /** What the names of its lines begin with: "schedule_m1_"; null where nothing of it is read. */
  prefix: string | null
  title: RegExp
  /** Numbers stand beside the boxes, columns have letters over them, or two lists stand side by side. */
  layout: 'boxes' | 'columns' | 'lists'
}

/** A section on a page; the part of a page above the first title has none. */
export interface SectionOnPage {
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
export function part(flow: Flow, isInside: (place: { box: Box }) => boolean): Flow {
  return {
    ...flow,
    words: flow.words.filter(isInside),
    lines: flow.lines.filter(isInside),
    page: { ...flow.page, formFields: flow.page.formFields.filter(isInside) },
  }
}

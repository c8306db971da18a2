import type { FoundSignal, SignalEvidence } from '@income/shared'
import type { Dates } from '../model/traits.ts'

const DAY = 86_400_000
/** Clocks differ, and so do time zones. */
const TOLERANCE = 2 * DAY

/** What a document prints of the time it is about. */
export interface Period {
  documentType: string
  pageStart: number
  /** The last day it reports on, as YYYY-MM-DD; null where it does not say. */
  end: string | null
  /** Where it says so. */
  endPlace: Pick<SignalEvidence, 'page' | 'box'>
}

/** The dates of a file's making against each other. */
export function ofDates({ created, modified, xmpCreated }: Dates): FoundSignal[] {
  const found: FoundSignal[] = []
  if (created !== null && modified !== null && modified < created - TOLERANCE) {
    const summary = `The file says it was last changed on ${day(modified)}, before it was created on ${day(created)}.`
    found.push({ code: 'dates_disagree', severity: 'low', summary, evidence: [] })
  } else if (created !== null && xmpCreated !== null && Math.abs(created - xmpCreated) > TOLERANCE) {
    const summary = `Two places in the file give different creation dates: ${day(created)} and ${day(xmpCreated)}.`
    found.push({ code: 'dates_disagree', severity: 'info', summary, evidence: [] })
  }
  return found
}

/**
 * How long before the last day it reports on a document may be made: pay stubs come some days before the pay date. Forms that are
 * filled in bear the date of the blank form.
 */
const AHEAD = new Map([
  ['bank_statement', TOLERANCE],
  ['pay_stub', 14 * DAY],
])

/** A report on days that had not come when its file was made. */
export function ofPeriod({ created }: Dates, { documentType, end, endPlace }: Period): FoundSignal[] {
  const last = end === null ? Number.NaN : Date.parse(end)
  const ahead = AHEAD.get(documentType)
  if (created === null || ahead === undefined || Number.isNaN(last) || created >= last - ahead) return []
  const summary = `The file was created on ${day(created)}, but the document covers the time up to ${end}.`
  const evidence = [{ ...endPlace, detail: `covers the time up to ${end}` }]
  return [{ code: 'made_before_period_ended', severity: 'medium', summary, evidence }]
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

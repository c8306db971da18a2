import { dayOf, isoDate, type FoundSignal, type SignalEvidence } from '@income/shared'
import type { Dates } from '../model/traits.ts'

const DAY = 86_400_000
/** Tolerance for different clocks and time zones. */
const TOLERANCE = 2 * DAY

/** The time that a document covers, as printed. */
export interface Period {
  documentType: string
  /** Where its text comes from. */
  textSource: string
  pageStart: number
  /** The last day it covers, as YYYY-MM-DD; null if it is not stated. */
  end: string | null
  /** The place where it is printed. */
  endPlace: Pick<SignalEvidence, 'page' | 'box'>
}

/** Signals for dates of a file that contradict each other. */
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
 * How long before the last day it covers a document may be created: pay stubs are created some days before the pay date.
 * Filled-in forms have the creation date of the blank form, which the IRS publishes from the end of the year before on.
 */
const AHEAD = new Map([
  ['bank_statement', TOLERANCE],
  ['pay_stub', 14 * DAY],
  ['w2', 430 * DAY],
  ['tax_return', 430 * DAY],
])

/** A form filled in by a program has the creation date of its template, which may be years old. */
const FORMS = new Set(['w2', 'tax_return'])

/** A signal for a document that covers days after the creation of its file. */
export function ofPeriod({ created }: Dates, { documentType, textSource, end, endPlace }: Period): FoundSignal[] {
  const last = dayOf(end)
  const ahead = AHEAD.get(documentType)
  if (created === null || ahead === undefined || last === null || created >= last * DAY - ahead) return []
  const summary = `The file was created on ${day(created)}, but the document covers the time up to ${end}.`
  const evidence = [{ ...endPlace, detail: `covers the time up to ${end}` }]
  // Clocks of cameras and scanners are often wrong.
  const isOwn = !FORMS.has(documentType) && textSource === 'text_layer'
  return [{ code: 'made_before_period_ended', severity: isOwn ? 'medium' : 'low', summary, evidence }]
}

function day(moment: number): string {
  return isoDate(Math.floor(moment / DAY))
}

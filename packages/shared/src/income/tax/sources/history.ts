import { lineOf } from './line.ts'
import type { Source, SourcedEntry } from './sourced.ts'
import { isBusinessReturn } from '../identity/form-kinds.ts'
import { type Reasoned, refused } from './reasoned.ts'
import { isGuaranteedPayment } from './verdict.ts'

/** A source with the verdicts on its entries, which depend on all years of its household. */
export function judgedByHistory(source: Source): Source {
  const { entries, latestYear } = source
  const own = entries.filter(({ document }) => !isBusinessReturn(document))
  const years = new Set(own.map(({ year }) => year))
  const lasts = years.has(latestYear)
  const reach = entries.filter(({ year }) => year >= latestYear - 1)
  const judged = entries.map((one) => {
    const verdict = one.verdict.eligible
      ? (tooOld(one, latestYear, lasts) ?? withoutShare(one, years) ?? withoutHistory(one, reach))
      : null
    return { ...one, verdict: verdict ?? one.verdict }
  })
  return { ...source, entries: judged }
}

/** Only the latest two years of the household count, and only sources that its latest year still shows. */
function tooOld({ year }: SourcedEntry, latestYear: number, lasts: boolean): Reasoned | null {
  if (year < latestYear - 1) return refused('outside_two_years', 'Older than the latest two tax years')
  return lasts ? null : refused('source_ended', `The returns of ${latestYear} no longer show this source`)
}

/** A business return adjusts the share shown on the Schedule K-1 of its year. */
function withoutShare({ document, year }: SourcedEntry, years: ReadonlySet<number>): Reasoned | null {
  if (!isBusinessReturn(document) || years.has(year)) return null
  return refused('schedule_k1_missing', `The Schedule K-1 of ${year} with the ownership share is not in the package`)
}

/** Entries that count only if both years show them. */
const BOTH_YEARS: readonly { is: (own: SourcedEntry) => boolean; rule: string; reason: string }[] = [
  {
    // Fannie Mae B3-3.2-02 and Form 1084 line 8: a two-year history of guaranteed payments to the partner.
    is: ({ document, entry }) => document.form === 'schedule_k1' && isGuaranteedPayment(entry),
    rule: 'guaranteed_payments_one_year',
    reason: 'Guaranteed payments count with a history of two years',
  },
  {
    // Form 1084 line 6b: ongoing cooperative and CCC payments.
    is: ({ document, entry }) => document.form === 'schedule_f' && /^[34][ab]$/.test(lineOf(entry).line ?? ''),
    rule: 'farm_payments_not_ongoing',
    reason: 'The untaxed part of cooperative and program payments counts only while they are ongoing: in both years',
  },
]

function withoutHistory(own: SourcedEntry, reach: readonly SourcedEntry[]): Reasoned | null {
  const rule = BOTH_YEARS.find(({ is }) => is(own))
  if (!rule) return null
  const years = new Set(reach.filter((other) => rule.is(other)).map(({ year }) => year))
  return years.size > 1 ? null : refused(rule.rule, rule.reason)
}

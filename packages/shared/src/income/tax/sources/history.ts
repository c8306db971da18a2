import { lineOf } from './line.ts'
import type { Source, SourcedEntry } from './sourced.ts'
import { isGuaranteedPayment, type Reasoned, refused } from './verdict.ts'

/** A source with the verdicts on its entries once all the years of its household are known. */
export function judgedByHistory(source: Source): Source {
  const { entries, latestYear } = source
  const lasts = entries.some(({ year }) => year === latestYear)
  const reach = entries.filter(({ year }) => year >= latestYear - 1)
  const judged = entries.map((own) => {
    const verdict = own.verdict.eligible ? (tooOld(own, latestYear, lasts) ?? withoutHistory(own, reach)) : null
    return { ...own, verdict: verdict ?? own.verdict }
  })
  return { ...source, entries: judged }
}

/** Only the latest two years of the household count, and a source that its latest year still has. */
function tooOld({ year }: SourcedEntry, latestYear: number, lasts: boolean): Reasoned | null {
  if (year < latestYear - 1) return refused('outside_two_years', 'Older than the latest two tax years')
  return lasts ? null : refused('source_ended', `The returns of ${latestYear} no longer show this source`)
}

/** What counts only where both years show it. */
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
    reason:
      'The part of cooperative and program payments that is not taxed counts while they are ongoing: in both years',
  },
]

function withoutHistory(own: SourcedEntry, reach: readonly SourcedEntry[]): Reasoned | null {
  const rule = BOTH_YEARS.find(({ is }) => is(own))
  if (!rule) return null
  const years = new Set(reach.filter((other) => rule.is(other)).map(({ year }) => year))
  return years.size > 1 ? null : refused(rule.rule, rule.reason)
}

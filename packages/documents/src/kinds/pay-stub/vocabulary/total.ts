import { whole } from '../../../vocabulary/phrases.ts'
import { remembered } from '../../../vocabulary/remembered.ts'
import type { Period, TotalLabel, TotalName } from '../../../tables/totals/total.ts'
import { plain } from '../../../vocabulary/normalise.ts'

const YTD = /\b(ytd|year to date|yr to date|to date)\b/
const NOW = /\b(current|this (pay )?period|this check|this pay|this week|this month)\b/

const NET =
  'pay|income|earnings?|wages|compensation|check|amount|amt|take home|payment|payout|settlement|salary|paid|pay amount|pay total'

const SURE: readonly [TotalName, RegExp][] = [
  [
    'gross_pay',
    whole(`
      (total )?gross( (pay|earnings?|wages|income|salary|amount|compensation|settlement))?,
      tot(al)? ((hours (and )?)?(gross( pay| earnings| wages)?|earnings)|pay|income|wages|compensation|ent(itlements?)?),
      (earnings|pay|income|wages) totals?, (remarks )?ytd entitle(ments?)?
    `),
  ],
  [
    'net_pay',
    whole(`
      (total )?net( (${NET}))?( paid| payable| deposited| to employee| of (check|cheque))?, net to [a-z]{4}[a-z]*,
      (total )?take home( pay)?( net( pay)?)?, net pay take home( pay)?
    `),
  ],
  [
    'total_deductions',
    whole(`
      (total|all|tot) (employee )?(ded|deductions?( and taxes)?|taxes( and)? deductions?|withholdings?( and deductions?)?|taxes and withholdings?|tax and deductions?),
      (all )?deductions? totals?, (taxes|tax) and deductions?, (total|amount) withheld( and deducted)?, taxes deductions?,
      (employee )?(total )?deductions? and (taxes|withholdings?), deductions?, (taxes|withholdings?) and deductions?
    `),
  ],
  [
    'total_taxes',
    /^(total )?(employee )?(taxes|withholdings?|tax|taxes withheld|statutory deductions?|tax deductions?)( withheld| totals?)?$/,
  ],
]
const STAND_INS: readonly [TotalName, RegExp][] = [
  ['gross_pay', /^sub ?total (earnings|pay|wages)$/],
  [
    'net_pay',
    whole(`
      (check|payment|deposit|paycheck|direct deposit|cheque) (amount|total|net), (total|net) (direct )?deposits?,
      amount (paid|of (check|deposit)), total (payment|net check|paid), pay this amount, this amount
    `),
  ],
]
const PARTS: readonly [TotalName, RegExp][] = [['partial', /^(total|sub ?total)s?\b/]]

/** A payroll's code for the line: "/560 Net payment", "9101 Net pay". */
const CODE = /^(?=[a-z]*\d)[a-z\d]{3,5} (?=(total )?(gross|net)\b)/

/** What a total's label names, or null where the text is no total. */
export const totalLabel = remembered((text: string): TotalLabel | null => {
  const label = plain(text).replace(CODE, '')
  const period: Period | null = YTD.test(label) ? 'ytd' : NOW.test(label) ? 'current' : null
  const bare = label
    .replace(YTD, ' ')
    .replace(NOW, ' ')
    .replace(/^amount | amount$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [names, sure] of [
    [SURE, true],
    [STAND_INS, false],
    [PARTS, true],
  ] as const) {
    const found = names.find(([, pattern]) => pattern.test(bare)) ?? names.find(([, pattern]) => pattern.test(label))
    if (found) return { name: found[0], period, sure }
  }
  return null
})

/** A line that adds others up, whatever it adds. */
export function isTotalLine(text: string): boolean {
  const label = plain(text)
  return (
    /^(sub ?totals?|totals?|grand total)\b|\btotals?$/.test(label) ||
    /^(gross|net) (pay|earnings|wages|income|check|amount|salary)\b/.test(label)
  )
}

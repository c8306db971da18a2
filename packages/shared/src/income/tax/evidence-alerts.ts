import { sumCents, type Cents } from '../../money/cents.ts'
import type { Alert } from '../alerts/catalog.ts'
import { dollars } from '../arithmetic/exact.ts'
import { centsOf } from '../papers/values.ts'
import type { DatedForm, Household } from './identity/households.ts'
import type { TaxSources } from './sources/source.ts'

/** What other documents show about the returns: payers of receipts, and businesses of their owners. */
export function evidenceAlerts({ sources, households }: TaxSources): Alert[] {
  return [
    ...households.flatMap((household) => receiptsOf(household)),
    ...sources.flatMap(({ label, entries }): Alert[] => {
      const alone = entries.filter(({ verdict }) => verdict.rule === 'schedule_k1_missing')
      if (alone.length === 0) return []
      const years = [...new Set(alone.map(({ year }) => year))].sort().join(', ')
      const message = `${label}: no Schedule K-1 of ${years} shows the ownership share, so its return does not count`
      const ids = [...new Set(alone.map(({ document }) => document.id))]
      return [{ code: 'schedule_k1_missing', message, document_ids: ids }]
    }),
  ]
}

/** Clients' payments, by year, compared with the gross receipts of the schedules that include them. */
function receiptsOf({ forms }: Household): Alert[] {
  const reported = Map.groupBy(forms.filter(isReceipts), ({ year }) => year)
  return [...reported].flatMap(([year, payers]): Alert[] => {
    const ids = payers.map(({ document }) => document.id)
    const paid = sumCents(payers.map(({ document }) => receipts(document)))
    const schedules = forms.filter((form) => form.year === year && isOfReceipts(form))
    if (paid === 0n) return []
    if (schedules.length === 0) {
      const message = `Payers report ${dollars(paid)} for ${year}, but no Schedule C or F of that year is in the package`
      return [{ code: 'receipts_without_schedule', message, document_ids: ids }]
    }
    const gross = schedules.map(({ document }) => centsOf(document.fields['line_1']))
    // A farm's receipts are on many lines, and those of a blank line are unknown.
    if (schedules.some(({ document }) => document.form === 'schedule_f') || gross.includes(null)) return []
    const sum = sumCents(gross.map((line) => line ?? 0n))
    if (paid <= sum) return []
    const message = `Payers report ${dollars(paid)} for ${year}, more than the gross receipts of ${dollars(sum)} on Schedule C`
    const all = [...ids, ...schedules.map(({ document }) => document.id)]
    return [{ code: 'receipts_below_payers', message, document_ids: all }]
  })
}

function isReceipts({ document }: DatedForm): boolean {
  return document.form === '1099-nec' || document.form === '1099-misc'
}

function isOfReceipts({ document }: DatedForm): boolean {
  return document.form === 'schedule_c' || document.form === 'schedule_f'
}

/** Form 1099-NEC box 1; from Form 1099-MISC the business receipts: medical payments and fishing proceeds. */
function receipts({ form, fields }: DatedForm['document']): Cents {
  const boxes = form === '1099-nec' ? ['box_1'] : ['box_5', 'box_6']
  return sumCents(boxes.map((box) => centsOf(fields[box]) ?? 0n))
}

import type { Entry } from '@income/shared'

/** The columns of an entry, in order: text, or a decimal amount. */
export const ENTRY_COLUMNS: readonly EntryColumn[] = [
  column('date', ({ date }) => date),
  column('description', ({ description }) => description),
  column('direction', ({ direction }) => direction),
  { ...column('amount', ({ amount }) => amount), isAmount: true },
  column('category', ({ category }) => category),
  column('eligible', ({ eligibility }) => yesOrNo(eligibility?.eligible)),
  column('rule', ({ eligibility }) => eligibility?.rule),
  column('reason', ({ eligibility }) => eligibility?.reason),
  column('override', ({ eligibility }) => yesOrNo(eligibility?.override?.eligible)),
  column('override_reason', ({ eligibility }) => eligibility?.override?.reason),
  column('override_by', ({ eligibility }) => eligibility?.override?.by),
  column('counts', ({ eligibility }) => yesOrNo(eligibility?.override?.eligible ?? eligibility?.eligible)),
  column('page', ({ page }) => String(page)),
  column('entry_id', ({ id }) => id),
  column('document_id', ({ document_id }) => document_id),
]

export interface EntryColumn {
  name: string
  isAmount: boolean
  of: (entry: Entry) => string
}

function column(name: string, of: (entry: Entry) => string | null | undefined): EntryColumn {
  return { name, isAmount: false, of: (entry) => of(entry) ?? '' }
}

function yesOrNo(value: boolean | undefined): string {
  return value === undefined ? '' : value ? 'yes' : 'no'
}

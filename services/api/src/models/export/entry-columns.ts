import type { Entry, IncomeDocument } from '@income/shared'
import { boxText, type Column } from './columns.ts'

/** An entry with the document and the file that it is in. */
export interface LocatedEntry {
  entry: Entry
  document: IncomeDocument | null
  fileName: string | null
}

/** The columns of an entry, in order. Readers go by position: new ones come last. */
export const ENTRY_COLUMNS: readonly Column<LocatedEntry>[] = [
  text('date', ({ date }) => date),
  text('description', ({ description }) => description),
  text('direction', ({ direction }) => direction),
  amount('amount', (entry) => entry.amount),
  text('category', ({ category }) => category),
  text('eligible', ({ eligibility }) => yesOrNo(eligibility?.eligible)),
  text('rule', ({ eligibility }) => eligibility?.rule),
  text('reason', ({ eligibility }) => eligibility?.reason),
  text('override', ({ eligibility }) => yesOrNo(eligibility?.override?.eligible)),
  text('override_reason', ({ eligibility }) => eligibility?.override?.reason),
  text('override_by', ({ eligibility }) => eligibility?.override?.by),
  text('counts', ({ eligibility }) => yesOrNo(eligibility?.override?.eligible ?? eligibility?.eligible)),
  text('page', ({ page }) => String(page)),
  text('entry_id', ({ id }) => id),
  text('document_id', ({ document_id }) => document_id),
  { name: 'file_name', isAmount: false, of: ({ fileName }) => fileName ?? '' },
  { name: 'document_type', isAmount: false, of: ({ document }) => document?.document_type ?? '' },
  text('box', ({ box }) => boxText(box)),
  amount('ytd_amount', ({ ytd_amount }) => ytd_amount),
  text('hours', ({ hours }) => hours),
  text('rate', ({ rate }) => rate),
  amount('balance', ({ balance }) => balance),
  amount('amount_as_read', amountAsRead),
]

function text(name: string, of: (entry: Entry) => string | null | undefined): Column<LocatedEntry> {
  return { name, isAmount: false, of: ({ entry }) => of(entry) ?? '' }
}

function amount(name: string, of: (entry: Entry) => string | null): Column<LocatedEntry> {
  return { ...text(name, of), isAmount: true }
}

/** As read from the page, also where a reviewer corrected it. */
function amountAsRead({ amount: current, original }: Entry): string | null {
  return original?.amount === undefined ? current : original.amount
}

function yesOrNo(value: boolean | undefined): string {
  return value === undefined ? '' : value ? 'yes' : 'no'
}

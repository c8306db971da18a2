import type { TaxForm } from '@income/shared'

/** A form as it is printed. The contract has one Schedule K-1; a box means something else on each of the three there are. */
export type PrintedForm = Exclude<TaxForm, 'schedule_k1'> | OwnersShare
/** Schedule K-1 of a partnership, an S corporation, and an estate or trust. */
export type OwnersShare = 'k1_1065' | 'k1_1120s' | 'k1_1041'

/** What the contract calls the form. */
export function taxFormOf(form: PrintedForm): TaxForm {
  return isShare(form) ? 'schedule_k1' : form
}

export function isShare(form: PrintedForm): form is OwnersShare {
  return form === 'k1_1065' || form === 'k1_1120s' || form === 'k1_1041'
}

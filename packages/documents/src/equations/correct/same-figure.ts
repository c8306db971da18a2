import {
  absolute,
  centsOf,
  decimalFromCents,
  type Direction,
  type Entry,
  type EntryValues,
  type Field,
} from '@income/shared'

/**
 * On W-2s and tax forms an entry is a field once more: the same figure at the same place on the page. A figure below zero
 * counts on the other side of the ledger. These are the sides of figures above zero.
 */
const SIDES: Readonly<Record<string, Direction>> = {
  wages: 'credit',
  income: 'credit',
  loss: 'credit',
  add_back: 'credit',
  withholding: 'debit',
  subtraction: 'debit',
}

/** Whether a field and an entry are one figure on the page. */
export function isSameFigure(field: Field | undefined, entry: Entry): boolean {
  if (!field?.box || field.page !== entry.page || SIDES[entry.category] === undefined) return false
  return field.box.every((edge, i) => edge === entry.box[i]) && field.value === figureOf(entry)
}

/** The figure as it stands on the page, with its sign. */
export function figureOf({ category, direction, amount }: Pick<Entry, keyof EntryValues>): string | null {
  const cents = centsOf(amount)
  return cents === null ? null : decimalFromCents(SIDES[category] === direction ? cents : -cents)
}

/** What an entry says when its figure is another. */
export function valuesWith(
  entry: Entry,
  figure: string | null,
): Pick<EntryValues, 'amount' | 'direction' | 'category'> {
  const cents = centsOf(figure)
  const side = SIDES[entry.category] ?? entry.direction
  const negative = cents !== null && cents < 0n
  return {
    amount: cents === null ? null : decimalFromCents(absolute(cents)),
    direction: negative ? (side === 'credit' ? 'debit' : 'credit') : side,
    category:
      entry.category === 'income' || entry.category === 'loss' ? (negative ? 'loss' : 'income') : entry.category,
  }
}

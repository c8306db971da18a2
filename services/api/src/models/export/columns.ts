import type { Entry } from '@income/shared'

/** A column of a table: text, or a decimal amount. */
export interface Column<Row> {
  name: string
  isAmount: boolean
  of: (row: Row) => string
}

/** Left, top, right and bottom, as fractions of the page. */
export function boxText(box: Entry['box']): string {
  return box.join(' ')
}

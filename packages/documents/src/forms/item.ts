import type { Written } from './caption.ts'

/** A value of a form that is no amount on a line: an address, a number of days, a percentage. */
export interface Item {
  /** Of the field. */
  name: string
  /** In its canonical form. */
  value: string
  written: Written
}

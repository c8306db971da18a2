import { formTable } from '../../../../forms/form-table.ts'

/** Schedule B, interest and ordinary dividends. */
export const SCHEDULE_B = formTable(`
  line | column | entry
  1    | list
  2 3  | outer
  4    | outer  | income: Taxable interest
  5    | list
  6    | outer  | income: Ordinary dividends
`)

import { formTable } from '../../../../forms/form-table.ts'

/** Schedule SE, self-employment tax. */
export const SCHEDULE_SE = formTable(`
  line       | years | column           | sum
  1a 1b 2    | 2020- | outer
  3          | 2020- | outer            | net_earnings = 1a + 1b + 2
  4a 4b 4c   | 2020- | outer
  5a         | 2020- | inner
  5b 6       | 2020- | outer
  7          | 2020- | outer preprinted
  8a 8b 8c   | 2020- | inner
  8d 9 10 11 | 2020- | outer
  12         | 2020- | outer            | self_employment_tax = 10 + 11
  13         | 2020- | inner
  14         | 2020- | preprinted
`)

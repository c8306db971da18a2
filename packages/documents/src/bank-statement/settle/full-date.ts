import type { PrintedDate } from '../../text/date.ts'

export type FullDate = PrintedDate & { year: number }

/** Days a posting may stand outside its statement's period. */
export const SLACK = 7

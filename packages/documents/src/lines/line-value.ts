import type { Cents } from '@income/shared'
import type { Box } from '../model/page.ts'

/** The amount that stands in the box of a line. */
export interface LineValue {
  /** "25a"; with the letter of its column behind it where the line has several ("3_a"). */
  line: string
  cents: Cents
  raw: string
  page: number
  box: Box
  /** 0 to 1: how sure it is that the amount belongs to the line. */
  certainty: number
  /** 0 to 1. */
  confidence: number
}

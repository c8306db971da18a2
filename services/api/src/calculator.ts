import { checksAcrossDocuments } from '@income/documents'
import type { Recalculator } from '@income/platform'
import type { Dependencies } from './dependencies.ts'

/** How decisions and corrections compute models: with what the worker computes them with. */
export function calculatorOf({ log, memory }: Dependencies): Recalculator {
  return { compareDocuments: checksAcrossDocuments, log, memory }
}

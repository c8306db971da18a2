import { checksAcrossDocuments } from '@income/documents/checks'
import type { Recalculator } from '@income/platform'
import type { Dependencies } from './dependencies.ts'

/** How decisions and corrections compute models: with the same calculator as the worker. */
export function calculatorOf({ log, memory }: Dependencies): Recalculator {
  return { compareDocuments: checksAcrossDocuments, log, memory }
}

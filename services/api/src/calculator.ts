import { checksAcrossDocuments } from '@income/documents'
import type { Calculator } from '@income/platform'
import type { Dependencies } from './dependencies.ts'

/** How decisions and corrections compute models: with what the worker computes them with. */
export function calculatorOf({ log }: Dependencies): Calculator {
  return { compareDocuments: checksAcrossDocuments, log }
}

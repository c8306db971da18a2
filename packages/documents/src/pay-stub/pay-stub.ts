import type { Kind } from '../kind.ts'
import { recognise } from './recognise.ts'
import { stubsOn } from './stubs.ts'

/** Pay stubs of any payroll: earnings, taxes and deductions of a period and of the year, and what is paid out. */
export const payStub: Kind = {
  documentType: 'pay_stub',
  recognise,
  read: stubsOn,
}

import type { ExtractedDocument } from '../document.ts'
import type { ClaimedPage, Kind } from '../kind.ts'
import { documentOf } from './document.ts'
import { readStub } from './read-stub.ts'
import { recognise } from './recognise.ts'
import { sheetOf } from './sheet/sheet.ts'
import { stubsOn } from './stubs.ts'

/** Pay stubs of any payroll: earnings, taxes and deductions of a period and of the year, and what is paid out. */
export const payStub: Kind = { documentType: 'pay_stub', recognise, read }

function read(pages: readonly ClaimedPage[]): ExtractedDocument[] {
  return stubsOn(pages.map(({ page }) => page)).map((slices) => documentOf(readStub(sheetOf(slices))))
}

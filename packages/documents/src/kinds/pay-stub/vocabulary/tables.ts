import type { TableSchema } from '../../../tables/schema.ts'
import {
  columnGroup,
  columnRole,
  headsAmounts,
  isAccountHeading,
  isDescriptionHeading,
  isOfFiscalYear,
  isQualifierHeading,
  namesWages,
  weakCurrentRank,
} from './column.ts'
import { isTaxLine } from './line.ts'
import { sectionOf } from './section.ts'
import { isTotalLine, totalLabel } from './total.ts'

/** What the words of a stub's tables mean. */
export const STUB_TABLES: TableSchema = {
  role: columnRole,
  weakRank: weakCurrentRank,
  group: columnGroup,
  headsAmounts,
  headsNames: isDescriptionHeading,
  qualifies: isQualifierHeading,
  headsAccounts: isAccountHeading,
  namesWages,
  isOfFiscalYear,
  section: sectionOf,
  total: totalLabel,
  isTotal: isTotalLine,
  isTax: isTaxLine,
}

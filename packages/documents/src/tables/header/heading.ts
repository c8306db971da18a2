import type { Box } from '../../model/page.ts'
import type { Column as TableColumn } from '../columns.ts'
import type { TablePhrase } from '../schema.ts'

export interface Column extends TableColumn {
  /** Whether its words head a column and nothing else; "Total" or "Pay" may mean anything. */
  sure: boolean
}

/** The heading of one table: what its columns hold. Two tables side by side have two headings on one line. */
export interface Heading {
  box: Box
  /** Headings over words: what the table or its first column is called. */
  titles: TablePhrase[]
  columns: Column[]
}

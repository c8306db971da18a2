import type { Part, RowPart, Table } from '../parse/parts.ts'

const BALANCE = /^bal(?:ance)?[.:]?$/i

/** The first row of a table is the balance it begins with where it prints nothing else and is called no more than that: "02JAN26 BAL 7,333.10". */
export function withOpeningRows(parts: readonly Part[]): Part[] {
  const begun = new Set<Table>()
  return parts.map((part) => {
    if (part.kind !== 'row' || begun.has(part.table)) return part
    begun.add(part.table)
    return opening(part) ?? part
  })
}

function opening({ page, line, description, cells, date, table }: RowPart): Part | null {
  const { balance, ...others } = cells
  if (!balance || Object.keys(others).length > 0 || !BALANCE.test(description)) return null
  return {
    kind: 'figure',
    figure: 'opening',
    page,
    line,
    label: description,
    amount: balance,
    date: date?.date ?? null,
    count: null,
    section: table.section,
  }
}

import { absolute, type Direction } from '@income/shared'
import type { FormLine, LineEntry } from '../forms/form-line.ts'
import type { EntryCategory, ExtractedEntry } from '../model/document.ts'
import { evidenceAt } from '../model/evidence.ts'
import type { Page } from '../model/page.ts'
import type { LineValue } from './line-value.ts'

/** The lines of a year's form that are entries of their own. A line with nothing in it is none. */
export function entriesOf(
  form: readonly FormLine[],
  lines: ReadonlyMap<string, LineValue>,
  pages: readonly Page[],
): ExtractedEntry[] {
  return form.flatMap(({ line, entry }) => {
    const value = lines.get(line)
    const page = pages.find((p) => p.number === value?.page)
    if (!entry || !value || !page || value.cents === 0n) return []
    return {
      date: null,
      description: `Line ${line.replaceAll('_', ' ')}: ${entry.description}`,
      ...sideOf(entry, value.cents < 0n),
      amount: absolute(value.cents),
      ytdAmount: null,
      balance: null,
      hours: null,
      rate: null,
      ...evidenceAt(page, value.box),
      confidence: value.confidence,
    }
  })
}

/** A negative amount counts on the other side of the ledger. */
function sideOf({ kind }: LineEntry, negative: boolean): { direction: Direction; category: EntryCategory } {
  const credit = (kind === 'subtraction') === negative
  const category = kind === 'income' && negative ? 'loss' : kind
  return { direction: credit ? 'credit' : 'debit', category }
}

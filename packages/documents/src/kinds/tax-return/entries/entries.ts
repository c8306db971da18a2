import { absolute, type Direction } from '@income/shared'
import type { EntryCategory, ExtractedEntry } from '../../../model/document.ts'
import { evidenceAt } from '../../../model/evidence.ts'
import type { Page } from '../../../model/page.ts'
import type { PrintedForm } from '../form/printed-form.ts'
import type { LineValue } from '../lines/line-value.ts'
import { leafLinesOf, type LeafLine } from './leaf-lines.ts'

/** The form's leaf lines as entries. A line with nothing in it is none. */
export function entriesOf(
  form: PrintedForm,
  year: string | null,
  lines: ReadonlyMap<string, LineValue>,
  pages: readonly Page[],
): ExtractedEntry[] {
  return leafLinesOf(form, year).flatMap((leaf) => {
    const value = lines.get(leaf.line)
    const page = pages.find((p) => p.number === value?.page)
    if (!value || !page || value.cents === 0n) return []
    return {
      date: null,
      description: `Line ${leaf.line.replaceAll('_', ' ')}: ${leaf.description}`,
      ...sideOf(leaf, value.cents < 0n),
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
function sideOf({ kind }: LeafLine, negative: boolean): { direction: Direction; category: EntryCategory } {
  const credit = (kind === 'subtraction') === negative
  const category = kind === 'income' && negative ? 'loss' : kind
  return { direction: credit ? 'credit' : 'debit', category }
}

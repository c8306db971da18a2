import { absolute, type Cents, type Direction } from '@income/shared'
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
    const evidence = { ...evidenceAt(page, value.box), confidence: value.confidence }
    return lineEntry(placeOf(line), entry, value.cents, evidence)
  })
}

/** "Line 16c", "Line 14 a", "Schedule M-1 line 4b". */
function placeOf(line: string): string {
  const [, schedule, number, own = line] = /^schedule_([a-z])(\d?)_(.+)$/.exec(line) ?? []
  const name = `ine ${own.replaceAll('_', ' ')}`
  return schedule ? `Schedule ${schedule.toUpperCase()}${number ? `-${number}` : ''} l${name}` : `L${name}`
}

/** The entry of a line or box that is filled in. */
export function lineEntry(
  place: string,
  entry: LineEntry,
  cents: Cents,
  { page, box, confidence }: Pick<ExtractedEntry, 'page' | 'box' | 'confidence'>,
): ExtractedEntry {
  return {
    date: null,
    description: `${place}: ${entry.description}`,
    ...sideOf(entry, cents < 0n),
    amount: absolute(cents),
    ytdAmount: null,
    balance: null,
    hours: null,
    rate: null,
    page,
    box,
    confidence,
  }
}

/** A negative amount counts on the other side of the ledger. */
function sideOf({ kind }: LineEntry, negative: boolean): { direction: Direction; category: EntryCategory } {
  const credit = (kind === 'subtraction' || kind === 'withholding') === negative
  const category = kind === 'income' && negative ? 'loss' : kind
  return { direction: credit ? 'credit' : 'debit', category }
}

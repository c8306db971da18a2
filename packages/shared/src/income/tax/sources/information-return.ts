import type { DocumentFacts, EntryFacts } from '../../model/facts.ts'
import { centsOf } from '../../papers/values.ts'
import { benefitLines, lineOf, type SourceKind } from './line.ts'
import { counted, type Reasoned, refused } from './reasoned.ts'

/**
 * A payer's report of benefits, interest or dividends counts if no Form 1040 of the year shows them (Fannie Mae
 * B3-3.1-09: retirement and Social Security income are shown by a return or by a 1099). Clients' payments to a business
 * are evidence for its schedule, which subtracts the expenses (B3-3.2-01).
 *
 * @param returns Each Form 1040 of the year.
 */
export function informationVerdict(
  document: DocumentFacts,
  entry: EntryFacts,
  kind: SourceKind,
  returns: readonly DocumentFacts[],
): Reasoned {
  if (document.form === '1099-nec' || document.form === '1099-misc') {
    return refused('evidence_of_receipts', 'Part of the receipts on Schedule C, E or F, where expenses are subtracted')
  }
  if (kind === 'other') {
    return refused('capital_gain', 'Capital gains do not recur unless their history is shown')
  }
  if (returns.some((own) => shows(own, kind))) {
    return refused('counted_on_return', 'Part of what Form 1040 of the year shows, which counts instead')
  }
  return document.form === '1099-r' ? distributionVerdict(document, entry, kind) : counted(entry, kind)
}

const LINES: Partial<Record<SourceKind, readonly string[]>> = {
  tax_exempt_interest: ['2a'],
  interest: ['2b'],
  dividends: ['3b'],
}

function shows(document: DocumentFacts, kind: SourceKind): boolean {
  const benefits = benefitLines(document)
  // Until 2018 IRAs and pensions shared a line.
  const own = benefits.filter((benefit) => benefit.kind === kind || (kind === 'ira' && benefits.length === 2))
  const lines = LINES[kind] ?? own.flatMap(({ gross, taxable }) => [gross, taxable])
  return lines.some((line) => (centsOf(document.fields[`line_${line}`]) ?? 0n) !== 0n)
}

/** Distribution codes (Form 1099-R box 7) for money moved into another plan. */
const ROLLED_OVER = /[GH6]/
/** Codes of payments that may continue: normal, exception from the penalty, disability, death, Roth account. */
const GOES_ON = /^[2347QTBDK]*$/

function distributionVerdict({ fields }: DocumentFacts, entry: EntryFacts, kind: SourceKind): Reasoned {
  const code = (fields['box_7'] ?? '').replaceAll(/\s/g, '').toUpperCase()
  const gross = centsOf(fields['box_1']) ?? 0n
  const taxable = centsOf(fields['box_2a'])
  const isGross = lineOf(entry).line === '1'
  if (ROLLED_OVER.test(code)) return refused('rolled_over', `Distribution code ${code}: moved into another plan`)
  if (!GOES_ON.test(code)) {
    return refused('not_recurring', `Distribution code ${code}: an early, corrective or single distribution`)
  }
  if (isGross && code === '' && taxable === 0n) {
    return refused('rollover_possible', 'None of it is taxed: it may have been rolled over into another plan')
  }
  const countsInFull = gross >= (taxable ?? 0n) && gross > 0n
  if (isGross === countsInFull) return counted(entry, kind)
  return isGross
    ? refused('less_than_taxed', 'Less than its taxed part in box 2a, which counts')
    : refused('within_gross', 'The taxed part of box 1, which counts in full')
}

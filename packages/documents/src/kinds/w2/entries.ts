import { centsFromDecimal } from '@income/shared'
import type { ExtractedEntry, ExtractedField } from '../../model/document.ts'

type Fields = Readonly<Record<string, ExtractedField>>

/** Wages once (box 5, else box 1) and what was withheld from them. */
export function entriesOf(fields: Fields): ExtractedEntry[] {
  const wages = fields['box_5'] ?? fields['box_1']
  const wagesName = fields['box_5'] ? 'Medicare wages and tips (box 5)' : 'Wages, tips, other compensation (box 1)'
  return [
    ...(wages ? [entry(wagesName, 'credit', wages)] : []),
    ...withholdings(fields).map(([description, field]) => entry(description, 'debit', field)),
  ]
}

function withholdings(fields: Fields): [string, ExtractedField][] {
  const named: [string, ExtractedField | undefined][] = [
    ['Federal income tax withheld (box 2)', fields['box_2']],
    ['Social security tax withheld (box 4)', fields['box_4']],
    ['Medicare tax withheld (box 6)', fields['box_6']],
  ]
  for (const [name, field] of Object.entries(fields)) {
    const [, box, n] = /^box_(17|19)_(\d+)$/.exec(name) ?? []
    if (box === '17') named.push([withPlace('State income tax (box 17)', fields[`box_15_state_${n}`]), field])
    if (box === '19') named.push([withPlace('Local income tax (box 19)', fields[`box_20_${n}`]), field])
  }
  return named.filter((item): item is [string, ExtractedField] => item[1] !== undefined && !isZero(item[1]))
}

function withPlace(description: string, place: ExtractedField | undefined): string {
  return place ? `${description}, ${place.value}` : description
}

function isZero(field: ExtractedField): boolean {
  return centsFromDecimal(field.value) === 0n
}

function entry(description: string, direction: 'credit' | 'debit', field: ExtractedField): ExtractedEntry {
  return {
    date: null,
    description,
    direction,
    amount: centsFromDecimal(field.value),
    ytdAmount: null,
    balance: null,
    hours: null,
    rate: null,
    category: direction === 'credit' ? 'wages' : 'withholding',
    page: field.page,
    box: field.box,
    confidence: field.confidence,
  }
}

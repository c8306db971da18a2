import type { EntryFacts } from '../../model/facts.ts'
import { lineOf, type SourceKind } from '../sources/line.ts'

/** A line of a cash flow form, and the tax form lines whose entries it uses. */
export interface WorksheetLine {
  /** As printed on the form: "3a". */
  number: string
  label: string
  lines: readonly string[]
  /** Distinguishes the entries of a tax line that has several; all of them if absent. */
  words?: RegExp
}

/**
 * Form 1084 (Cash Flow Analysis), numbered as in every edition since 2015, and Form 1038 (Rental Income Worksheet, step
 * 2A) of 09/30/2014, in printed order. Line 2 of Form 1084 is for interest and dividends of the borrower's business,
 * which Schedule B does not distinguish from others.
 */
export const WORKSHEET_LINES: Readonly<Partial<Record<SourceKind, readonly WorksheetLine[]>>> = {
  business: [
    { number: '3a', label: 'Net profit or loss', lines: ['31'] },
    { number: '3b', label: 'Nonrecurring other income, loss or expenses', lines: ['6'] },
    { number: '3c', label: 'Depletion', lines: ['12'] },
    { number: '3d', label: 'Depreciation', lines: ['13'] },
    { number: '3e', label: 'Non-deductible meals', lines: ['24b'] },
    { number: '3f', label: 'Business use of home', lines: ['30'] },
    { number: '3g', label: 'Amortization or casualty loss', lines: ['48'] },
  ],
  royalty: [
    { number: '5a', label: 'Royalties received', lines: ['4'] },
    { number: '5b', label: 'Total expenses', lines: ['20'] },
    { number: '5c', label: 'Depletion', lines: ['18'] },
  ],
  farm: [
    { number: '6a', label: 'Net farm profit or loss', lines: ['34'] },
    {
      number: '6b',
      label: 'Non-tax portion of ongoing cooperative and CCC payments',
      lines: ['3a', '3b', '4a', '4b', '6a', '6b'],
    },
    { number: '6c', label: 'Nonrecurring other income or loss', lines: ['5c', '8'] },
    { number: '6d', label: 'Depreciation', lines: ['14'] },
    { number: '6e', label: 'Amortization, casualty loss or depletion', lines: ['32'] },
  ],
  partnership: [
    { number: '7a, 9a', label: 'Ordinary income or loss', lines: ['1'] },
    { number: '7b, 9b', label: 'Net rental real estate and other net rental income', lines: ['2', '3'] },
    { number: '7c', label: 'Guaranteed payments to partner', lines: ['4', '4a', '4b', '4c'] },
  ],
  corporation: [
    { number: '11a', label: 'Taxable income', lines: ['30'] },
    { number: '11b', label: 'Total tax', lines: ['31'] },
    { number: '11c', label: 'Nonrecurring gains or losses', lines: ['8', '9'] },
    { number: '11d', label: 'Nonrecurring other income or loss', lines: ['10'] },
    { number: '11e', label: 'Depreciation', lines: ['20'] },
    { number: '11f', label: 'Depletion', lines: ['21'] },
    { number: '11g', label: 'Amortization or casualty loss', lines: ['26'] },
    { number: '11h', label: 'Net operating loss and special deductions', lines: ['29c'] },
    {
      number: '11i',
      label: 'Mortgages or notes payable in less than one year (Schedule L)',
      lines: [],
      words: /\bschedule l\b/i,
    },
    { number: '11j', label: 'Travel and meals not deducted (Schedule M-1)', lines: [], words: /\bschedule m-?1\b/i },
    { number: '11k', label: 'Dividends paid to the borrower (Schedule M-2)', lines: [], words: /\bschedule m-?2\b/i },
  ],
  rental: [
    { number: 'A1', label: 'Total rents received', lines: ['3'] },
    { number: 'A2', label: 'Total expenses', lines: ['20'] },
    { number: 'A3', label: 'Insurance', lines: ['9'] },
    { number: 'A4', label: 'Mortgage interest paid', lines: ['12'] },
    { number: 'A5', label: 'Taxes', lines: ['16'] },
    { number: 'A6', label: "Homeowners' association dues", lines: ['19'], words: /\bhoa\b|homeowners/i },
    { number: 'A7', label: 'Depreciation or depletion', lines: ['18'] },
    { number: 'A8', label: 'One-time extraordinary expense', lines: ['19'], words: /casualty/i },
  ],
}

/** The line for mileage on Form 1084, and the one for months on Form 1038. */
export const MILEAGE_LINE = '3h'
export const MONTHS_LINE = 'A9'

/** Whether a line of the form uses an entry of a tax form. */
export function takes({ lines, words }: WorksheetLine, entry: EntryFacts): boolean {
  const { line } = lineOf(entry)
  const isPlaced = lines.length === 0 || (line !== null && lines.includes(line))
  return isPlaced && (words?.test(entry.description) ?? true)
}

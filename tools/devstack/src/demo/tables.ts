import Table from 'cli-table3'
import type { DocumentType, IncomeModelDetail } from '@income/shared'
import type { Comparison, FoundDocument } from './compare.ts'

const STYLE = { style: { head: [], border: [] } }

/** The most important amounts of each kind of document, with names for people. */
const KEY_FIGURES: Record<DocumentType, Record<string, string>> = {
  bank_statement: { opening_balance: 'opening', total_credits: 'in', total_debits: 'out', closing_balance: 'closing' },
  pay_stub: { gross_pay: 'gross', net_pay: 'net', gross_pay_ytd: 'gross this year' },
  w2: { box_1: 'wages', box_2: 'tax withheld', box_5: 'Medicare wages' },
  tax_return: { line_1a: 'wages', line_9: 'total income', line_11: 'adjusted gross', line_31: 'net profit' },
}

/** A line for every document: its kind, its key amounts, and how many of its values are right. */
export function documentTable(files: readonly { name: string; comparisons: readonly Comparison[] }[]): string {
  const table = new Table({ head: ['File', 'Document', 'Pages', 'Read from', 'Key figures', 'Right'], ...STYLE })
  for (const { name, comparisons } of files) {
    for (const { truth, found, compared, differences } of comparisons) {
      table.push([
        name,
        truth.form ?? truth.document_type,
        found ? pagesOf(found) : '',
        found?.text_source ?? '',
        found ? keyFigures(found) : 'not found',
        `${compared - differences.length} of ${compared}`,
      ])
    }
  }
  return table.toString()
}

/** A line for every income model, with its monthly income and method. */
export function modelTable(models: readonly IncomeModelDetail[]): string {
  const head = ['Model', 'Status', 'Credits', 'Eligible', 'Net eligible', 'A month', 'How']
  const table = new Table({ head, ...STYLE, colWidths: [null, null, null, null, null, null, 50], wordWrap: true })
  for (const model of models) {
    table.push([
      model.model_name,
      model.status,
      right(model.total_credits),
      right(model.eligible_credit),
      right(model.net_eligible_credits),
      right(model.qualifying_income?.monthly ?? '–'),
      model.qualifying_income?.explanation ?? model.failure?.message ?? '',
    ])
  }
  return table.toString()
}

function pagesOf({ page_start, page_end }: FoundDocument): string {
  return page_start === page_end ? String(page_start) : `${page_start}–${page_end}`
}

function keyFigures({ document_type, fields }: FoundDocument): string {
  return Object.entries(KEY_FIGURES[document_type])
    .flatMap(([name, label]) => {
      const value = fields[name]?.value
      return value === undefined || value === null ? [] : [`${label} ${value}`]
    })
    .join(', ')
}

function right(content: string): { content: string; hAlign: 'right' } {
  return { content, hAlign: 'right' }
}

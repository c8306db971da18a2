import type { Check, Entry, IncomeDocument } from '../../api/types.ts'
import { arithmeticOf } from './arithmetic.ts'
import { itemsToReview } from './attention.ts'
import type { Contribution } from './contribution.ts'
import { fieldsNotRead, figuresOf, turnedBox } from './figure.ts'
import { itemToHold, withHeldItem } from './held-item.ts'

const PLACE = { page: 1, box: [0.1, 0.2, 0.3, 0.25] }

function check(name: string, status: Check['status'], expected: string | null = null, actual = expected): Check {
  return { name, status, expected, actual, message: `What was found about ${name}` }
}

function field(value: string, confidence = 0.99) {
  return { value, raw: value, confidence, ...PLACE }
}

function entry(id: string, change: Partial<Entry> = {}): Entry {
  return {
    ...{
      id,
      document_id: 'd',
      file_id: 'f',
      date: '2026-01-05',
      description: id,
      direction: 'credit',
      amount: '10.00',
    },
    ...{ ytd_amount: null, balance: null, hours: null, rate: null, category: 'transaction', confidence: 0.99 },
    ...{ version: 1, original: null, ...PLACE },
    ...change,
  }
}

function statement(change: Partial<IncomeDocument> = {}): IncomeDocument {
  return {
    ...{ id: 'd', file_id: 'f', package_id: 'p', document_type: 'bank_statement', form: null, version: 1 },
    ...{ page_start: 1, page_end: 1, text_source: 'ocr', confidence: 0.9, checks: [] },
    fields: { opening_balance: field('100.00'), closing_balance: field('135.00') },
    ...change,
  }
}

function averaged(monthly: bigint, months: number): Contribution {
  return { share: 1 / months, precision: 'exact', monthly }
}

const COUNTS = { eligible: true, rule: 'payroll', reason: 'A deposit of wages', override: null }

test('failed checks come first, then warnings, the least confidence, the largest effect', () => {
  const document = statement({
    checks: [
      check('pages_present', 'warning'),
      check('directions', 'passed'),
      check('balance_reconciliation', 'failed'),
    ],
    fields: { bank_name: field('First Bank', 0.85), account_type: field('checking', 0.4) },
  })
  const entries = [
    entry('small', { amount: '90.00', eligibility: COUNTS }),
    entry('large', { amount: '900.00', eligibility: COUNTS }),
    entry('larger', { amount: '1200.00', eligibility: { ...COUNTS, eligible: false } }),
    entry('spent', { amount: '5000.00', direction: 'debit', eligibility: COUNTS }),
  ]
  const found = itemsToReview(document, figuresOf(document, entries), averaged(4_000_00n, 2))
  expect(found.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'failed check:2',
    'warning check:0',
    'low_confidence field:account_type',
    'low_confidence field:bank_name',
    'large entry:larger',
    'large entry:large',
  ])
  expect(found.at(-2)?.why).toContain('It would add $600.00 a month')
})

test.each([
  ['exact', true, 'Adds $600.00 a month. A deposit of wages'],
  ['rounded', false, 'Left out. It would add about $600.00 a month. A deposit of wages'],
  ['unknown', true, 'Counts. A deposit of wages'],
  ['unknown', false, 'Left out. A deposit of wages'],
] as const)('with %s months, an entry (counting: %s) says "%s"', (precision, eligible, why) => {
  const entries = [entry('large', { amount: '1200.00', eligibility: { ...COUNTS, eligible } })]
  const contribution = { ...averaged(4_000_00n, 2), precision }
  expect(itemsToReview(statement(), figuresOf(statement(), entries), contribution)).toMatchObject([{ why }])
})

test('the check that names low-confidence values is omitted if they are listed', () => {
  const checks = [check('doubtful_values', 'warning')]
  const listed = statement({ checks, fields: { bank_name: field('First Bank', 0.85) } })
  expect(itemsToReview(listed, figuresOf(listed, []), null).map(({ key }) => key)).toEqual(['field:bank_name'])
  const alone = statement({ checks })
  expect(itemsToReview(alone, figuresOf(alone, []), null).map(({ key }) => key)).toEqual(['check:0'])
})

test('a warning that names values is listed as these values, until they are settled', () => {
  const checks = [check('unverified_figures', 'warning', null, 'opening_balance, closing_balance')]
  const settled = { ...field('135.00', 1), original: { value: '135.00', confidence: 0.99 } }
  const read = statement({ checks, fields: { opening_balance: field('100.00', 0.5), closing_balance: settled } })
  const found = itemsToReview(read, figuresOf(read, []), null)
  expect(found.map(({ kind, key, title }) => [kind, key, title])).toEqual([
    ['warning', 'field:opening_balance', 'Opening balance'],
  ])
  expect(found[0]!.figure?.value).toBe('100.00')
  const { lines } = arithmeticOf(checks[0]!, figuresOf(read, []))
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Opening balance', '100.00'],
    ['Closing balance', '135.00'],
  ])
})

test('fields that were not read are no values to review, and are offered to be added', () => {
  const undone = { value: null, raw: null, page: null, box: null, confidence: 0 }
  const added = { ...undone, value: '2026-01-01', confidence: 1, original: { value: null, confidence: 0 } }
  const read = statement({ fields: { bank_name: field('First Bank'), period_start: added, period_end: undone } })
  expect(figuresOf(read, []).map(({ key }) => key)).toEqual(['field:bank_name', 'field:period_start'])
  expect(itemsToReview(read, figuresOf(read, []), null)).toEqual([])
  const offered = fieldsNotRead(read).map(({ name }) => name)
  expect(offered).toContain('period_end')
  expect(offered).not.toContain('period_start')
})

test('what a reviewer settled or decided needs no review', () => {
  const document = statement({
    fields: { bank_name: { ...field('First Bank', 1), original: { value: 'Frist Bank', confidence: 0.4 } } },
  })
  const override = { eligible: false, reason: 'A gift', by: 'r@x', at: '2026-01-06' }
  const entries = [entry('decided', { amount: '900.00', eligibility: { ...COUNTS, override } })]
  expect(itemsToReview(document, figuresOf(document, entries), averaged(1_000_00n, 1))).toEqual([])
})

test('an item whose form is open stays in its place, with the value that somebody else has given it', () => {
  const read = { bank_name: field('Frist Bank', 0.4), account_type: field('checking', 0.5) }
  const before = statement({ fields: read })
  const items = itemsToReview(before, figuresOf(before, []), null)
  const held = itemToHold(items, 'field:bank_name')!
  const corrected = { ...field('First Bank', 1), original: { value: 'Frist Bank', confidence: 0.4 } }
  const after = statement({ fields: { ...read, bank_name: corrected } })
  const figures = figuresOf(after, [])
  const left = itemsToReview(after, figures, null)
  expect(left.map(({ key }) => key)).toEqual(['field:account_type'])
  expect(withHeldItem(left, held, figures).map(({ key, figure }) => [key, figure?.value])).toEqual([
    ['field:bank_name', 'First Bank'],
    ['field:account_type', 'checking'],
  ])
  expect(withHeldItem(items, held, figures)).toBe(items)
})

test('a check is shown as a sum, with the values of the page as its terms', () => {
  const entries = [
    entry('in', { amount: '50.00' }),
    entry('out', { amount: '20.00', direction: 'debit' }),
    entry('bought', { amount: '5.00', direction: 'debit' }),
  ]
  const figures = figuresOf(statement(), entries)
  const { lines, figures: terms } = arithmeticOf(check('balance_reconciliation', 'failed', '135.00', '125.00'), figures)
  expect(lines.map(({ sign, label, amount }) => `${sign} ${label} ${amount}`)).toEqual([
    '+ Opening balance 100.00',
    '+ Credits (1) 50.00',
    '− Debits (2) 25.00',
    '= Closing balance 135.00',
  ])
  expect(terms).toHaveLength(5)
})

test('if a check is not a known sum, its terms are the lines that its message names', () => {
  const document = statement({ fields: { line_1z: field('90.00'), line_1a: field('60.00'), line_2b: field('1.00') } })
  const wages = {
    ...check('wages_sum', 'warning', '90.00', '91.00'),
    message: 'Lines 1a and 1h add up to 91.00, but line 1z is 90.00.',
  }
  const { lines, figures } = arithmeticOf(wages, figuresOf(document, []))
  expect(lines).toEqual([])
  expect(figures.map(({ key }) => key)).toEqual(['field:line_1z', 'field:line_1a'])
})

test('a box turns with its page', () => {
  expect(turnedBox([0, 0.1, 0.2, 0.4], 1).map((share) => Number(share.toFixed(2)))).toEqual([0.6, 0, 0.9, 0.2])
  expect(turnedBox(turnedBox([0, 0.1, 0.2, 0.4], 1), 3).map((share) => Number(share.toFixed(2)))).toEqual([
    0, 0.1, 0.2, 0.4,
  ])
  expect(turnedBox([0.1, 0.1, 0.2, 0.4], 4)).toEqual([0.1, 0.1, 0.2, 0.4])
})

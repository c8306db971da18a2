import type { TaxForm } from '../../contract/document.ts'
import { absolute, centsFromDecimal } from '../../money/cents.ts'
import type { Paper } from '../testing/papers.ts'
import { alertCodes, modelOf, monthly, ruleOf, taxForm } from '../testing/papers.ts'

const EIN = '12-3456789'
const DISTRIBUTED = { line_19_a: '100000.00', capital_share_percent: '40' }

const share = (year: string, lines: Record<string, string>, fields: Record<string, string> = {}) =>
  taxForm(`k${year}`, 'schedule_k1', year, lines, { business_name: 'Doe & Co LLC', business_ein: EIN, ...fields })

/** A business return: its lines as the reader describes them, with their category. */
function businessReturn(form: TaxForm, year: string, lines: Record<string, string>): Paper {
  const fields = { tax_year: year, business_name: 'DOE AND CO', employer_ein: EIN }
  const id = `${form}-${year}`
  const entries = Object.entries(lines).map(([name, amount], index) => {
    const [place = '', category = ''] = name.split(': ')
    const cents = centsFromDecimal(amount)
    const direction = (category === 'subtraction') === cents < 0n ? ('credit' as const) : ('debit' as const)
    const blank = { date: null, ytdAmount: null, balance: null, hours: null, rate: null }
    return {
      ...blank,
      id: `${id}/${index + 1}`,
      documentId: id,
      description: `${place}: as printed`,
      direction,
      category,
      amount: absolute(cents),
    }
  })
  return { document: { id, documentType: 'tax_return', form, fields, checks: [] }, entries }
}

describe('Form 1065 with its Schedule K-1 (Form 1084 lines 7 and 8, Fannie Mae B3-3.4-01)', () => {
  const partnership = businessReturn('1065', '2024', {
    'Line 4: subtraction': '2000.00',
    'Line 7: subtraction': '1000.00',
    'Line 16c: add_back': '20000.00',
    'Line 17: add_back': '500.00',
    'Line 21 amortization: add_back': '1500.00',
    'Schedule L line 16 d: subtraction': '6000.00',
    'Schedule M-1 line 4b: subtraction': '3000.00',
  })
  const rentals = businessReturn('8825', '2024', { 'Line 14 a: add_back': '5000.00' })

  test('adjustments by the capital share: (48,000 + (10,000 + 5,000) × 40 %) / 12 = 4,500.00', () => {
    const model = modelOf('tax_return', [share('2024', { '1': '48000.00' }, DISTRIBUTED), partnership, rentals])
    expect(monthly(model)).toBe('4500.00')
    expect(model.qualifyingIncome.lines[0]!.explanation).toContain('× 40%')
    expect(alertCodes(model)).not.toContain('self_employed_owner')
  })

  test('income and adjustments together count up to the distributions: 50,000 / 12 = 4,166.67', () => {
    const papers = [share('2024', { '1': '48000.00' }, { ...DISTRIBUTED, line_19_a: '50000.00' }), partnership]
    const model = modelOf('tax_return', papers)
    expect([monthly(model), alertCodes(model)]).toEqual([
      '4166.67',
      expect.arrayContaining(['income_above_distributions']),
    ])
  })

  test('a liquid business, which a reviewer confirms: (48,000 + 10,000 × 40 %) / 12 = 4,333.33', () => {
    const papers = [share('2024', { '1': '48000.00' }, { capital_share_percent: '40' }), partnership]
    const { key } = modelOf('tax_return', papers).qualifyingIncome.subjects[0]!
    const decisions = [{ kind: 'liquidity' as const, subject: key }]
    expect(monthly(modelOf('tax_return', papers, { decisions }))).toBe('4333.33')
  })

  test('renewed notes, whose entry a reviewer refuses: (48,000 + 16,000 × 40 %) / 12 = 4,533.33', () => {
    const overrides = [{ entryId: '1065-2024/6', eligible: false }]
    const papers = [share('2024', { '1': '48000.00' }, DISTRIBUTED), partnership]
    expect(monthly(modelOf('tax_return', papers, { overrides }))).toBe('4533.33')
  })

  test('without a printed share nothing is adjusted, with an alert', () => {
    const model = modelOf('tax_return', [share('2024', { '1': '48000.00' }, { line_19_a: '90000.00' }), partnership])
    expect([monthly(model), alertCodes(model)]).toEqual(['4000.00', expect.arrayContaining(['ownership_unknown'])])
  })

  test('for an owner of less than 25 % only the Schedule K-1 counts: 48,000 / 12 = 4,000.00', () => {
    const owned = (percent: string) => ({ ...DISTRIBUTED, capital_share_percent: percent })
    const papers = (percent: string) => [share('2024', { '1': '48000.00' }, owned(percent)), partnership]
    const minority = modelOf('tax_return', papers('24'))
    expect([monthly(minority), alertCodes(minority).includes('minority_owner')]).toEqual(['4000.00', true])
    // (48,000 + 10,000 × 25 %) / 12
    expect(monthly(modelOf('tax_return', papers('25')))).toBe('4208.33')
  })

  test('two owners each have a share: 4,000 + 10,000 × (40 % + 60 %) / 12 + 6,000 = 10,833.33', () => {
    const spouse = taxForm(
      'john',
      'schedule_k1',
      '2024',
      { '1': '72000.00' },
      {
        ...{ taxpayer_name: 'John Doe', taxpayer_ssn_last4: '9876', business_ein: EIN, business_name: 'Doe & Co LLC' },
        ...{ line_19_a: '100000.00', capital_share_percent: '60' },
      },
    )
    const joint = taxForm('r', '1040', '2024', { '2b': '0.00' }, { taxpayer_name: 'Jane Doe and John Doe' })
    const model = modelOf('tax_return', [share('2024', { '1': '48000.00' }, DISTRIBUTED), spouse, joint, partnership])
    expect(monthly(model)).toBe('10833.33')
    expect(model.classifications.filter(({ entryId }) => entryId === '1065-2024/3')).toHaveLength(1)
  })

  test('without the Schedule K-1 of its year it does not count, and the document is requested', () => {
    const alone = modelOf('tax_return', [share('2023', { '1': '48000.00' }, DISTRIBUTED), partnership])
    expect([monthly(alone), ruleOf(alone, '1065-2024/3')]).toEqual(['4000.00', 'schedule_k1_missing'])
    expect(alertCodes(alone)).toContain('schedule_k1_missing')
    const strange = modelOf('tax_return', [partnership])
    expect([monthly(strange), ruleOf(strange, '1065-2024/3')]).toEqual([null, 'schedule_k1_missing'])
  })

  test('the return of another business adjusts nothing', () => {
    const other = share(
      '2024',
      { '1': '48000.00' },
      { ...DISTRIBUTED, business_ein: '98-7654321', business_name: 'Roe LP' },
    )
    const model = modelOf('tax_return', [other, partnership])
    expect([monthly(model), ruleOf(model, '1065-2024/3')]).toEqual(['4000.00', 'schedule_k1_missing'])
  })
})

test('Form 1120-S (Form 1084 lines 9 and 10): (60,000 + (12,000 + 800 − 1,600 − 4,000 − 1,200) × 50 %) / 12 = 5,250.00', () => {
  const papers = [
    share('2024', { '1': '60000.00' }, { line_16_d: '90000.00', stock_share_percent: '50' }),
    businessReturn('1120-s', '2024', {
      'Line 5: subtraction': '1600.00',
      'Line 14: add_back': '12000.00',
      'Line 15: add_back': '800.00',
      'Schedule L line 17 d: subtraction': '4000.00',
      'Schedule M-1 line 3b: subtraction': '1200.00',
    }),
  ]
  expect(monthly(modelOf('tax_return', papers))).toBe('5250.00')
})

describe('Form 1120 (Form 1084 line 11, Fannie Mae B3-3.4-03)', () => {
  const corporation = businessReturn('1120', '2024', {
    'Line 30: income': '80000.00',
    'Line 31: subtraction': '16800.00',
    'Line 10: subtraction': '1200.00',
    'Line 20: add_back': '9000.00',
    'Line 29c: add_back': '5000.00',
    'Schedule L line 17 d: subtraction': '7000.00',
    'Schedule M-1 line 5c: subtraction': '3000.00',
    'Schedule M-2 line 5a: subtraction': '6000.00',
  })
  const papers = [taxForm('r', '1040', '2024', { '2b': '1200.00' }), corporation]
  const subject = modelOf('tax_return', papers).qualifyingIncome.subjects.find(({ label }) => label.includes('1120'))!

  test('does not count unless sole ownership and liquidity are shown: 1,200 / 12 = 100.00', () => {
    const model = modelOf('tax_return', papers)
    expect([monthly(model), alertCodes(model)]).toEqual([
      '100.00',
      expect.arrayContaining(['corporate_income_unconfirmed']),
    ])
    expect(subject).toMatchObject({
      borrowers: ['Jane Doe'],
      confirmations: [
        { kind: 'sole_ownership', confirmed: false },
        { kind: 'liquidity', confirmed: false },
      ],
    })
  })

  test('both confirmed: (80,000 − 16,800 − 1,200 + 9,000 + 5,000 − 7,000 − 3,000 − 6,000) / 12 = 5,000.00', () => {
    const confirmed = (...kinds: ('sole_ownership' | 'liquidity')[]) => {
      const decisions = kinds.map((kind) => ({ kind, subject: subject.key }))
      return monthly(modelOf('tax_return', papers, { decisions }))
    }
    expect(confirmed('sole_ownership')).toBe('100.00')
    expect(confirmed('sole_ownership', 'liquidity')).toBe('5100.00')
  })

  test('a loss counts at once: -24,000 / 12 + 100 = -1,900.00', () => {
    const loss = businessReturn('1120', '2024', { 'Line 30: loss': '-24000.00' })
    expect(monthly(modelOf('tax_return', [papers[0]!, loss]))).toBe('-1900.00')
  })
})

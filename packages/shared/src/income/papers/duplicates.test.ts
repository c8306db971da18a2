import fc from 'fast-check'
import { centsFromDecimal, decimalFromCents } from '../../money/cents.ts'
import { alertCodes, failing, modelOf, monthly, type Paper, ruleOf, taxForm, w2 } from '../testing/papers.ts'
import { decides } from './deciding-figures.ts'

const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 200)

const ACME = { employer_ein: '11-1111111', employee_ssn_last4: '1111', box_2: '5000.00', box_3: '60000.00' }
const SHOP = { business_name: 'A Photo', business_ein: '22-2222222' }
const FUND = { business_name: 'Oak LP', business_ein: '33-3333333', profit_share_percent: '40' }
const OAK = { line_1a_a: '12 Oak St' }

const wages = (...papers: Paper[]) => modelOf('wage', papers)
const returns = (...papers: Paper[]) => modelOf('tax_return', papers)
const corrected = ({ document, entries }: Paper): Paper => ({ document: { ...document, version: 2 }, entries })

const shop = (id: string, lines: Record<string, string>) => taxForm(id, 'schedule_c', '2025', lines, SHOP)
const SHOP_LINES = { '1': '90000.00', '13 add_back': '2000.00', '28': '50000.00', '31': '40000.00' }
const house = (id: string, lines: Record<string, string>) => taxForm(id, 'schedule_e', '2025', lines, OAK)
const share = (id: string, income: string) =>
  taxForm(id, 'schedule_k1', '2025', { '1': income, '19_a distribution': '36000.00' }, FUND)

describe('copies that differ only outside the income count once, with an alert', () => {
  test.each<[string, Paper, Paper, string]>([
    [
      'federal tax withheld',
      w2('a', '2025', '60000.00', ACME),
      w2('b', '2025', '60000.00', { ...ACME, box_2: '5008.00' }),
      'box 2',
    ],
    [
      'an identification number misread',
      w2('a', '2025', '60000.00', ACME),
      w2('b', '2025', '60000.00', { ...ACME, employer_ein: '11-1111117', box_3: '60001.00', box_4: '3720.00' }),
      'box 3',
    ],
  ])('W-2: %s', (_, one, other, box) => {
    const model = wages(
      { ...one, document: { ...one.document, fields: { ...one.document.fields, box_4: '3720.00' } } },
      other,
    )
    expect([monthly(model), ruleOf(model, 'b/1')]).toEqual(['5000.00', 'duplicate_document'])
    expect(model.qualifyingIncome.alerts.find(({ code }) => code === 'copies_differ')?.message).toContain(box)
  })

  test('Schedule C: receipts misread: ($40,000 + $2,000) / 12 = 3,500.00', () => {
    const model = returns(shop('a', SHOP_LINES), shop('b', { ...SHOP_LINES, '1': '90008.00' }))
    expect([monthly(model), alertCodes(model).includes('copies_differ')]).toEqual(['3500.00', true])
  })
})

describe('copies that agree where both are legible count once, without an alert', () => {
  const quiet = (model: ReturnType<typeof modelOf>) =>
    alertCodes(model).filter((code) => code === 'copies_differ' || code === 'versions_differ')

  test('a W-2 of two states repeats the federal boxes', () => {
    const state = (id: string, name: string, amount: string) =>
      w2(id, '2025', '60000.00', { ...ACME, box_15_1: name, box_16_1: amount })
    const model = wages(state('a', 'NY', '40000.00'), state('b', 'NJ', '20000.00'))
    expect([monthly(model), quiet(model)]).toEqual(['5000.00', []])
  })

  test('Copy C has no state boxes', () => {
    const model = wages(
      w2('a', '2025', '60000.00', { ...ACME, box_16_1: '60000.00' }),
      w2('b', '2025', '60000.00', ACME),
    )
    expect([monthly(model), quiet(model)]).toEqual(['5000.00', []])
  })

  test('the fuller reading of a Schedule E counts: (24,000 + 500 − 12,000) / 12 = 1,041.67', () => {
    const lines = { '3_a': '24000.00', '9_a add_back': '500.00', '20_a subtraction': '12000.00', '2_a': '365.00' }
    const { '9_a add_back': _, ...unread } = lines
    const model = returns(house('a', unread), house('b', lines))
    expect([monthly(model), quiet(model)]).toEqual([monthly(returns(house('b', lines))), []])
  })

  test('a Schedule C or F with one amount, with or without a name', () => {
    expect(monthly(returns(shop('a', { '31': '40000.00' }), shop('b', { '31': '40000.00' })))).toBe('3333.33')
    const farm = (id: string) => taxForm(id, 'schedule_f', '2025', { '34': '30000.00' })
    expect(monthly(returns(farm('a'), farm('b')))).toBe('2500.00')
  })
})

test('copies of the return of a business, which names no taxpayer: (20,000 + 12,000 × 40 %) / 12 = 2,066.67', () => {
  const partnership = (id: string): Paper => {
    const of = { business_name: 'Oak LP', employer_ein: '33-3333333' }
    const { document, entries } = taxForm(id, '1065', '2025', { '16c add_back': '12000.00' }, of)
    const { taxpayer_name: _, taxpayer_ssn_last4: __, ...fields } = document.fields
    return { document: { ...document, fields }, entries }
  }
  expect(monthly(returns(share('k', '20000.00'), partnership('p'), partnership('q')))).toBe('2066.67')
})

test('copies from one payer count once, two accounts count both: 12,000 / 12, and (12,000 + 6,000) / 12', () => {
  const paid = (id: string, amount: string) =>
    taxForm(id, '1099-r', '2025', { '1': amount }, { payer_tin: '44-4444444', box_1: amount, box_7: '7' })
  expect(monthly(returns(paid('a', '12000.00'), paid('b', '12000.00')))).toBe('1000.00')
  expect(monthly(returns(paid('a', '12000.00'), paid('b', '6000.00')))).toBe('1500.00')
})

describe('W-2s of one employer that name different states', () => {
  const of = (id: string, state: string, wage: string, boxes: Record<string, string>) =>
    w2(id, '2025', wage, { ...ACME, box_15_state_1: state, box_16_1: wage, ...boxes })
  const newYork = of('a', 'NY', '36000.00', { box_2: '3200.00', box_3: '36000.00', box_4: '2232.00' })

  const OTHER = { box_2: '1900.00', box_3: '24000.00', box_4: '1488.00' }

  test('are two where no federal amount is the same: (36,000 + 24,000) / 12 = 5,000.00', () => {
    const model = wages(newYork, of('b', 'NJ', '24000.00', OTHER))
    expect(monthly(model)).toBe('5000.00')
    expect(alertCodes(model)).not.toContain('versions_differ')
    expect(alertCodes(model)).toContain('w2s_add_up')
    expect(alertCodes(wages(newYork))).not.toContain('w2s_add_up')
  })

  test.each<[string, Paper]>([
    [
      'an amount is the same: one of them is misread',
      of('b', 'NJ', '24000.00', { box_2: '3200.00', box_3: '24000.00' }),
    ],
    ['they name the same state', of('b', 'NY', '24000.00', { box_2: '1900.00', box_3: '24000.00' })],
    ['one names no state', w2('b', '2025', '24000.00', { ...ACME, box_2: '1900.00', box_3: '24000.00' })],
    ['only wages differ, which repeat', of('b', 'NJ', '24000.00', { box_2: '0.00', box_3: '24000.00' })],
  ])('are versions where %s', (_, other) => {
    const model = wages(newYork, other)
    expect([monthly(model), alertCodes(model).includes('versions_differ')]).toEqual(['2000.00', true])
  })

  test('are versions where one fails a check: the other counts, 36,000 / 12 = 3,000.00', () => {
    const model = wages(newYork, failing(of('b', 'NJ', '24000.00', OTHER)))
    expect([monthly(model), alertCodes(model).includes('versions_differ')]).toEqual(['3000.00', true])
  })

  test('count once each where a copy of one has lost its state, and was corrected: (36,000 + 24,000) / 12', () => {
    const { box_15_state_1: _, ...fields } = newYork.document.fields
    const copy = corrected({ entries: newYork.entries, document: { ...newYork.document, id: '1', fields } })
    const model = wages(copy, of('2', 'NJ', '24000.00', OTHER), {
      ...newYork,
      document: { ...newYork.document, id: '3' },
    })
    expect(monthly(model)).toBe('5000.00')
  })
})

describe('of two versions the lower counts, and the reviewer sees both amounts', () => {
  test.each<[string, Paper, Paper, string]>([
    ['a corrected W-2', w2('a', '2025', '60000.00', ACME), w2('b', '2025', '58000.00', ACME), '4833.33'],
    [
      'a W-2 whose wages and one digit of the identification number are misread',
      w2('a', '2025', '86000.00', ACME),
      w2('b', '2025', '36000.00', { ...ACME, employer_ein: '11-1111117' }),
      '3000.00',
    ],
    ['Schedule K-1, draft and final', share('a', '36000.00'), share('b', '34000.00'), '2833.33'],
  ])('%s', (_, one, other, month) => {
    for (const papers of [
      [one, other],
      [other, one],
    ]) {
      const model = modelOf(one.document.documentType === 'w2' ? 'wage' : 'tax_return', papers)
      expect([monthly(model), alertCodes(model).includes('versions_differ')]).toEqual([month, true])
    }
  })

  test('a version corrected by a reviewer counts first, then one without failed checks', () => {
    const [high, low] = [w2('a', '2025', '60000.00', ACME), w2('b', '2025', '58000.00', ACME)]
    expect(monthly(wages(corrected(high), low))).toBe('5000.00')
    expect(monthly(wages(high, failing(low)))).toBe('5000.00')
  })

  test('a reviewer counts both by accepting the wages of the omitted one: (60,000 + 20,000) / 12', () => {
    const papers = [w2('a', '2025', '60000.00', ACME), w2('b', '2025', '20000.00', ACME)]
    expect(monthly(modelOf('wage', papers))).toBe('1666.67')
    const model = modelOf('wage', papers, { overrides: [{ entryId: 'a/1', eligible: true }] })
    expect(monthly(model)).toBe('6666.67')
    expect(alertCodes(model)).not.toContain('versions_differ')
    expect(alertCodes(model)).not.toContain('override_without_effect')
  })
})

describe('documents of different subjects add up', () => {
  test.each<[string, Paper[], string]>([
    [
      'W-2s of two people at one employer',
      [w2('a', '2025', '60000.00'), w2('b', '2025', '48000.00', { employee_name: 'Richard Roe' })],
      '9000.00',
    ],
    [
      'W-2s of two people of one name, whose Social Security numbers differ',
      [w2('a', '2025', '60000.00', ACME), w2('b', '2025', '48000.00', { ...ACME, employee_ssn_last4: '2222' })],
      '9000.00',
    ],
    [
      'W-2s of two employers',
      [
        w2('a', '2025', '60000.00', ACME),
        w2('b', '2025', '60000.00', { employer_name: 'Bolt LLC', employer_ein: '44-4444444' }),
      ],
      '10000.00',
    ],
  ])('%s', (_, papers, month) => {
    expect(monthly(modelOf('wage', papers))).toBe(month)
  })

  test('two Schedules C of one person, named or not', () => {
    const other = taxForm('b', 'schedule_c', '2025', { '31': '20000.00' }, { business_name: 'B Cakes' })
    expect(monthly(returns(shop('a', { '31': '40000.00' }), other))).toBe('5000.00')
    const unnamed = (id: string, profit: string) => taxForm(id, 'schedule_c', '2025', { '31': profit })
    expect(monthly(returns(unnamed('a', '40000.00'), unnamed('b', '20000.00')))).toBe('5000.00')
  })

  test('two sheets of one Schedule E', () => {
    const second = taxForm('b', 'schedule_e', '2025', { '3_a': '12000.00' }, { line_1a_a: '9 Elm Ave' })
    expect(monthly(returns(house('a', { '3_a': '24000.00' }), second))).toBe('3000.00')
  })
})

const PAPERS: readonly Paper[] = [
  w2('a', '2025', '60000.00', { ...ACME, box_4: '3720.00', box_6: '870.00', box_17_1: '2400.00' }),
  shop('a', SHOP_LINES),
  taxForm('a', 'schedule_k1', '2025', { '1': '36000.00', '5': '120.00', '19_a distribution': '36000.00' }, FUND),
  house('a', { '3_a': '24000.00', '14_a': '500.00', '20_a subtraction': '12000.00', '2_a days': '365.00' }),
  taxForm('a', '1040', '2025', { '6a': '24000.00', '9': '84000.00', '11': '80000.00' }),
]

function modelOfPaper({ document }: Paper, papers: readonly Paper[]) {
  return modelOf(document.documentType === 'w2' ? 'wage' : 'tax_return', papers)
}

function copyOf({ document, entries }: Paper, id: string, changes: Partial<Paper['document']>): Paper {
  return {
    document: { ...document, ...changes, id },
    entries: entries.map((entry, index) => ({ ...entry, id: `${id}/${index + 1}`, documentId: id })),
  }
}

test('changing one amount that does not affect income on a copy never changes the income', () => {
  const changed = fc.constantFrom(...PAPERS).chain((paper) => {
    const beside = Object.keys(paper.document.fields).filter(
      (name) => /^(box|line)_/.test(name) && name !== 'line_1a_a' && !decides(paper.document, name),
    )
    return fc.record({
      paper: fc.constant(paper),
      name: fc.constantFrom(...beside),
      cents: fc.bigInt(0n, 9_000_000_00n),
      id: fc.constantFrom('0', 'b'),
      version: fc.constantFrom(1, 2),
    })
  })
  fc.assert(
    fc.property(changed, ({ paper, name, cents, id, version }) => {
      const fields = { ...paper.document.fields, [name]: decimalFromCents(cents) }
      const both = modelOfPaper(paper, [paper, copyOf(paper, id, { fields, version })])
      expect(monthly(both)).toBe(monthly(modelOfPaper(paper, [paper])))
      const isFederal = !name.startsWith('box_17')
      const differs = fields[name] !== paper.document.fields[name] && isFederal
      expect(alertCodes(both).includes('copies_differ')).toBe(differs)
    }),
    { numRuns },
  )
})

test('W-2s of one employer are added if the return adds them: (25,000 + 35,000) / 12 = 5,000', () => {
  const parts = [w2('a', '2025', '25000.00', ACME), w2('b', '2025', '35000.00', ACME)]
  const of = (lastFour: string) => ({ taxpayer_ssn_last4: lastFour })
  const other = w2('c', '2025', '12000.00', {
    employer_ein: '22-2222222',
    employee_ssn_last4: '2222',
    employee_name: 'Al Roe',
  })
  for (const [line, expected, ...more] of [
    ['60000.00', '5000.00'],
    ['60001.00', '5000.00'],
    ['60000.00', '6000.00', other],
  ] as const) {
    const summed = wages(...parts, ...more, taxForm('r', '1040', '2025', { '1a': line }, of('1111')))
    expect([monthly(summed), alertCodes(summed).includes('versions_differ')]).toEqual([expected, false])
  }
  for (const other of [
    taxForm('r', '1040', '2025', { '1a': '35000.00' }),
    taxForm('r', '1040', '2024', { '1a': '60000.00' }),
  ])
    expect(alertCodes(wages(...parts, other))).toContain('versions_differ')
})

test('each of two returns of one year adds its own W-2s: (60,000 + 80,000) / 12 = 11,666.67', () => {
  const of = (lastFour: string, name: string) => ({ employee_ssn_last4: lastFour, employee_name: name })
  const parts = [
    w2('a', '2025', '25000.00', { ...ACME, ...of('1111', 'Jane Doe') }),
    w2('b', '2025', '35000.00', { ...ACME, ...of('1111', 'Jane Doe') }),
    w2('c', '2025', '30000.00', { ...ACME, ...of('2222', 'John Doe') }),
    w2('d', '2025', '50000.00', { ...ACME, ...of('2222', 'John Doe') }),
  ]
  const filed = (id: string, line: string, lastFour: string) =>
    taxForm(id, '1040', '2025', { '1a': line }, { taxpayer_ssn_last4: lastFour })
  expect(monthly(wages(...parts, filed('r', '60000.00', '1111'), filed('s', '80000.00', '2222')))).toBe('11666.67')
})

/** A document with one amount that affects its income. */
const VERSIONS: readonly ((id: string, figure: string) => Paper)[] = [
  (id, wage) => w2(id, '2025', wage, ACME),
  (id, profit) => shop(id, { ...SHOP_LINES, '31': profit }),
  (id, depreciation) => shop(id, { ...SHOP_LINES, '13 add_back': depreciation }),
  (id, meals) => shop(id, { ...SHOP_LINES, '24b subtraction': meals }),
  (id, profit) => share(id, profit),
  (id, rents) => house(id, { '3_a': rents, '20_a subtraction': '12000.00' }),
  (id, days) => house(id, { '3_a': '24000.00', '2_a days': days }),
  (id, insurance) => house(id, { '3_a': '24000.00', '9_a add_back': insurance, '20_a subtraction': '12000.00' }),
  (id, benefits) => taxForm(id, '1040', '2025', { '6a': benefits }),
]

test('of two versions of a document the one with the lower income counts, in either order', () => {
  const cents = fc.bigInt(100_00n, 365_00n)
  fc.assert(
    fc.property(fc.constantFrom(...VERSIONS), cents, cents, (paper, one, other) => {
      const [a, b] = [paper('a', decimalFromCents(one)), paper('b', decimalFromCents(other))]
      const alone = [a, b].map((version) => centsFromDecimal(monthly(modelOfPaper(version, [version]))!))
      const both = modelOfPaper(a, [a, b])
      expect(centsFromDecimal(monthly(both)!)).toBe(alone[0]! < alone[1]! ? alone[0] : alone[1])
      expect(alertCodes(both).includes('versions_differ')).toBe(one !== other)
    }),
    { numRuns },
  )
})

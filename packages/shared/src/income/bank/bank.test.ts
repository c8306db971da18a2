import { centsFromDecimal } from '../../money/cents.ts'
import { repeated } from '../arithmetic/testing.ts'
import {
  alertCodes,
  failing,
  modelOf,
  models,
  monthly,
  type Paper,
  ruleOf,
  statement,
  stub,
  w2,
} from '../testing/papers.ts'

const CHECKING = {
  bank_name: 'First Bank',
  account_holder: 'Jane Doe',
  account_number_last4: '1111',
  account_type: 'checking',
}
const SAVINGS = { ...CHECKING, account_number_last4: '2222', account_type: 'savings' }
const BUSINESS = {
  ...CHECKING,
  account_holder: 'Doe Design LLC',
  account_number_last4: '3333',
  account_type: 'business checking',
}

type Line = [string | null, string, string]
type Fields = Record<string, string>

/** The days of a month of 2025. */
function monthFields(account: Fields, month: number): Fields {
  const name = `2025-${String(month).padStart(2, '0')}`
  const last = new Date(Date.UTC(2025, month, 0)).getUTCDate()
  return {
    ...account,
    period_start: `${name}-01`,
    period_end: `${name}-${last}`,
    opening_balance: `${month}.00`,
    closing_balance: `${month + 1}.00`,
  }
}

/** One statement a month; `lines` gets each month as "2025-MM". */
function year(account: Fields, months: number, lines: (month: string, index: number) => Line[]): Paper[] {
  return Array.from({ length: months }, (_, index) => {
    const fields = monthFields(account, index + 1)
    const month = fields['period_start']!.slice(0, 7)
    return statement(`${account['account_number_last4']}-${month}`, fields, lines(month, index))
  })
}

describe('personal statements', () => {
  test('12 months of pay, transfers to savings, a refund and a loan: 12 × 4,000.00 / 12 = 4,000.00', () => {
    const checking = year(CHECKING, 12, (month, index) => [
      [`${month}-05`, 'GLOBEX DES:PAYROLL ID:1', '4000.00'],
      [`${month}-10`, 'ONLINE TRANSFER TO SAV ...2222', '-500.00'],
      [`${month}-20`, 'CARD PURCHASE GROCER', '-900.00'],
      ...(index === 3 ? ([[`${month}-21`, 'REFUND GROCER', '90.00']] satisfies Line[]) : []),
      ...(index === 6 ? ([[`${month}-22`, 'LENDINGCLUB LOAN PROCEEDS', '9000.00']] satisfies Line[]) : []),
    ])
    const savings = year(SAVINGS, 12, (month) => [
      [`${month}-11`, 'DEPOSIT', '500.00'],
      [`${month}-28`, 'INTEREST PAID', '0.25'],
    ])
    const model = modelOf('bank_statement_personal', [...checking, ...savings])
    expect(monthly(model)).toBe('4000.25')
    expect(model.qualifyingIncome.months).toBe('12')
    expect(ruleOf(model, '2222-2025-01/1')).toBe('matched_transfer')
    expect(model.amounts.ineligible_credit).toBe(12n * 50_000n + 9_000n + 900_000n)
    expect(model.qualifyingIncome.lines.map((line) => line.monthly)).toEqual(['4000.00', '0.25'])
  })

  test('a statement cycle from 14 July to 11 August is one month', () => {
    const fields = { ...CHECKING, period_start: '2025-07-14', period_end: '2025-08-11' }
    const model = modelOf('bank_statement_personal', [statement('s', fields, [['2025-07-20', 'Payroll', '3000.00']])])
    expect(monthly(model)).toBe('3000.00')
  })

  test('46 days are 46 × 12 / 365 = 1.51 months: 3,000.00 / 1.5123… = 1,983.70', () => {
    const fields = { ...CHECKING, period_start: '2025-07-01', period_end: '2025-08-15' }
    const model = modelOf('bank_statement_personal', [statement('s', fields, [['2025-07-20', 'Payroll', '3000.00']])])
    expect([model.qualifyingIncome.months, monthly(model)]).toEqual(['1.51', '1983.70'])
  })

  test.each([
    ['Direct Deposit - ABC Corp Payroll', true],
    ['UNITED MAINTENAN DES:PAYROLL ID:9 INDN:DOE, JANE CO ID:1 PPD', true],
    ['SSA TREAS 310 DES:XXSOC SEC', true],
    ['CALPERS RETIREMENT BENEFIT', true],
    ['Interest Payment', true],
    ['AIRBNB PAYMENTS', true],
    ['STRIPE TRANSFER', true],
    ['UBER USA 6787 DES:EDI PAYM', true],
    ['CHILD SUPPORT STATE DISB', true],
    ['Online Transfer From Sav ...1234', false],
    ['KEEP THE CHANGE TRANSFER', false],
    ['UPSTART NETWORK LOAN PROCEEDS', false],
    ['SBAD TREAS 310 MISC PAY', false],
    ['EARNIN ADVANCE', false],
    ['Refund - Amazon', false],
    ['REVERSAL OF SERVICE FEE', false],
    ['NSF RETURNED ITEM', false],
    ['IRS TREAS 310 TAX REF', false],
    ['ATM CASH DEPOSIT', false],
    ['GIFT FROM GRANDMA', false],
    ['COINBASE.COM WITHDRAWAL', false],
    ['DRAFTKINGS PAYOUT', false],
    ['CASH BACK REWARDS', false],
    ['GUSTO DES:ACCTVERIFY', false],
    ['EDD UNEMPLOYMENT', false],
    ['VENMO CASHOUT', false],
    ['PAYROLL REVERSAL', false],
  ])('"%s" counts as income: %s', (description, eligible) => {
    const model = modelOf('bank_statement_personal', [
      statement('s', monthFields(CHECKING, 1), [['2025-01-15', description, '100.00']]),
    ])
    expect(model.classifications[0]).toMatchObject({ eligible })
    expect(model.classifications[0]?.reason).not.toBe('')
  })

  test('an unexplained deposit above half the average month: 5,000.00 of (3,000.00 + 5,000.00) × 50 % = 4,000.00', () => {
    const lines: Line[] = [
      ['2025-01-05', 'Payroll', '3000.00'],
      ['2025-01-15', 'Deposit', '5000.00'],
    ]
    const model = modelOf('bank_statement_personal', [statement('s', monthFields(CHECKING, 1), lines)])
    expect(ruleOf(model, 's/2')).toBe('large_unexplained_deposit')
    expect(monthly(model)).toBe('3000.00')
  })

  test('the same deposit counts if it is not above half: 3,000.00 of (3,000.00 + 3,000.00) × 50 %', () => {
    const lines: Line[] = [
      ['2025-01-05', 'Payroll', '3000.00'],
      ['2025-01-15', 'Deposit', '3000.00'],
    ]
    expect(monthly(modelOf('bank_statement_personal', [statement('s', monthFields(CHECKING, 1), lines)]))).toBe(
      '6000.00',
    )
  })

  test('a large deposit of a payer who pays every month counts', () => {
    const papers = year(CHECKING, 3, (month) => [[`${month}-15`, 'INITECH SETTLED WORK', '5000.00']])
    const model = modelOf('bank_statement_personal', papers)
    expect(monthly(model)).toBe('5000.00')
    expect(model.qualifyingIncome.bank_activity?.recurring_payers).toMatchObject([
      { deposits: 3, months: 3, total: '15000.00' },
    ])
  })

  test('a payment sent by the holder is a transfer', () => {
    const lines: Line[] = [
      ['2025-01-05', 'ZELLE FROM JANE DOE', '300.00'],
      ['2025-01-06', 'WIRE IN ORIG: DOE JANE', '400.00'],
    ]
    const model = modelOf('bank_statement_personal', [statement('s', monthFields(CHECKING, 1), lines)])
    expect(model.classifications.map(({ rule }) => rule)).toEqual(['own_transfer', 'own_transfer'])
  })

  test('what the owner pays into the business is not a receipt if another account names the owner', () => {
    const papers = [
      statement('b', monthFields(BUSINESS, 1), [['2025-01-05', 'ZELLE FROM JANE DOE', '300.00']]),
      statement('p', monthFields(CHECKING, 1), []),
    ]
    expect(ruleOf(modelOf('bank_statement_business', papers), 'b/1')).toBe('own_transfer')
  })

  test.each(['Jane Doe DBA Doe Design', 'Jane Doe d/b/a Doe Design', 'Jane Doe Sr'])(
    'what the owner pays into the account of %s is not a receipt',
    (account_holder) => {
      const fields = { ...monthFields(BUSINESS, 1), account_holder }
      const papers = [statement('b', fields, [['2025-01-05', 'ZELLE FROM JANE DOE', '300.00']])]
      expect(ruleOf(modelOf('bank_statement_business', papers), 'b/1')).toBe('own_transfer')
    },
  )
})

describe('returned deposits', () => {
  const papers = (...lines: Line[]) => [statement('s', monthFields(CHECKING, 1), lines)]

  test('a returned deposit does not count, and is not subtracted twice: 3,000.00', () => {
    const model = modelOf(
      'bank_statement_personal',
      papers(
        ['2025-01-05', 'Payroll', '3000.00'],
        ['2025-01-10', 'Mobile check deposit', '800.00'],
        ['2025-01-14', 'DEPOSITED ITEM RETURNED', '-800.00'],
      ),
    )
    expect([ruleOf(model, 's/2'), ruleOf(model, 's/3')]).toEqual(['returned_deposit', 'return_of_left_out_deposit'])
    expect(monthly(model)).toBe('3000.00')
  })

  test('a return whose deposit is before the statements is subtracted: 3,000.00 − 800.00', () => {
    const model = modelOf(
      'bank_statement_personal',
      papers(['2025-01-05', 'Payroll', '3000.00'], ['2025-01-14', 'DEPOSITED ITEM RETURNED', '-800.00']),
    )
    expect(monthly(model)).toBe('2200.00')
    expect(model.amounts.eligible_debit).toBe(80_000n)
  })

  test('insufficient funds are counted by occurrence: a fee and its item on one day are one, so 2', () => {
    const model = modelOf(
      'bank_statement_personal',
      papers(
        ['2025-01-05', 'NSF RETURNED ITEM CHECK 101', '400.00'],
        ['2025-01-05', 'NSF RETURNED ITEM FEE', '-35.00'],
        ['2025-01-09', 'OVERDRAFT FEE', '-35.00'],
        ['2025-01-10', 'OVERDRAFT PROTECTION TRANSFER FROM SAV', '100.00'],
        ['2025-01-11', 'FEE REFUND NSF', '35.00'],
      ),
    )
    expect(model.qualifyingIncome.bank_activity).toMatchObject({
      nsf_count: 2,
      months: [{ month: '2025-01', nsf_count: 2 }],
    })
  })
})

describe('business statements', () => {
  const receipts = year(BUSINESS, 12, (month) => [
    [`${month}-05`, 'MERCHANT BANKCARD DEPOSIT', '10000.00'],
    [`${month}-15`, 'GUSTO PAYROLL REFUND', '50.00'],
    [`${month}-18`, 'ACME PAYROLL', '500.00'],
    [`${month}-20`, 'VENDOR SUPPLIES', '-4000.00'],
  ])

  test('12 months with an expense factor of 50 %: 10,000.00 × 50 % = 5,000.00; pay is not a receipt of a business', () => {
    const model = modelOf('bank_statement_business', receipts)
    expect(monthly(model)).toBe('5000.00')
    expect(ruleOf(model, '3333-2025-01/3')).toBe('payroll')
    expect(model.amounts.eligible_debit).toBe(0n)
  })

  test('refunds to customers count against the receipts: (10,000.00 − 1,000.00) × 50 % = 4,500.00', () => {
    const refunding = year(BUSINESS, 12, (month) => [
      [`${month}-05`, 'STRIPE TRANSFER', '10000.00'],
      [`${month}-20`, 'STRIPE REFUND', '-1000.00'],
    ])
    const model = modelOf('bank_statement_business', refunding)
    expect([monthly(model), ruleOf(model, '3333-2025-01/2')]).toEqual(['4500.00', 'customer_refund'])
  })

  test('settings of the tenant apply: 10,000.00 × (1 − 20 %) × 75 % = 6,000.00', () => {
    const settings = { businessExpenseFactor: '0.2', ownershipShare: '0.75' }
    expect(monthly(modelOf('bank_statement_business', receipts, { settings }))).toBe('6000.00')
  })

  test('an account is personal or business, never both', () => {
    const all = models([...receipts, ...year(CHECKING, 1, (month) => [[`${month}-05`, 'Payroll', '10.00']])])
    const [personal, business] = all.map((model) => model.classifications.map(({ entryId }) => entryId))
    expect(personal!.filter((id) => business!.includes(id))).toEqual([])
    expect(all.map((model) => model.modelName)).toEqual([
      'Bank Statement Income (Personal)',
      'Bank Statement Income (Business)',
    ])
  })

  test('a transfer to the owner matched by its counterpart counts in neither model', () => {
    const business = year(BUSINESS, 1, (month) => [
      [`${month}-10`, 'WITHDRAWAL', '-2500.00'],
      [`${month}-09`, 'STRIPE', '6000.00'],
    ])
    const personal = year(CHECKING, 1, (month) => [
      [`${month}-12`, 'DEPOSIT', '2500.00'],
      [`${month}-13`, 'Payroll', '100.00'],
    ])
    expect(monthly(modelOf('bank_statement_personal', [...business, ...personal]))).toBe('100.00')
  })
})

describe('nothing is counted twice', () => {
  test('a statement uploaded twice counts once', () => {
    const [once] = year(CHECKING, 1, (month) => [[`${month}-05`, 'Payroll', '3000.00']])
    const twice = {
      document: { ...once!.document, id: 'x' },
      entries: once!.entries.map((e) => ({ ...e, id: 'x/1', documentId: 'x' })),
    }
    const model = modelOf('bank_statement_personal', [once!, twice])
    expect(monthly(model)).toBe('3000.00')
    expect(ruleOf(model, 'x/1')).toBe('duplicate_document')
  })

  test('statements that overlap count each day once: 2 months, 6,000.00 / 2', () => {
    const both = { ...monthFields(CHECKING, 1), period_end: '2025-02-28' }
    const lines: Line[] = [
      ['2025-01-05', 'Payroll', '3000.00'],
      ['2025-02-05', 'Payroll', '3000.00'],
    ]
    const february = year(CHECKING, 2, (month) => [[`${month}-05`, 'Payroll', '3000.00']])[1]!
    expect(monthly(modelOf('bank_statement_personal', [statement('both', both, lines), february]))).toBe('3000.00')
  })

  test.each([
    [
      'the net pay of a stub, two days after its pay date',
      'DEPOSIT',
      stub('p', { net_pay: '2400.00', pay_date: '2025-01-03' }, {}),
    ],
    [
      'pay from an employer whose W-2 is in the package, in a truncated description',
      'UNITED MAINTENAN DES:PAYROLL',
      w2('p', '2024', '30000.00', { employer_name: 'United Maintenance, Inc.' }),
    ],
  ])('%s is documented by wages', (_, description, wages) => {
    const papers = [statement('s', monthFields(CHECKING, 1), [['2025-01-05', description, '2400.00']]), wages]
    expect(ruleOf(modelOf('bank_statement_personal', papers), 's/1')).toBe('documented_by_wages')
  })

  test('pay from another employer than that of the W-2 counts', () => {
    const papers = [
      statement('s', monthFields(CHECKING, 1), [['2025-01-05', 'GLOBEX PAYROLL', '2400.00']]),
      w2('p', '2024', '30000.00'),
    ]
    expect(monthly(modelOf('bank_statement_personal', papers))).toBe('2400.00')
  })
})

describe('alerts for the reviewer', () => {
  test('a month without a statement is named and left out of the average: 6,000.00 / 2', () => {
    const [january, , march] = year(CHECKING, 3, (month) => [[`${month}-05`, 'Payroll', '3000.00']])
    const model = modelOf('bank_statement_personal', [january!, march!])
    expect(monthly(model)).toBe('3000.00')
    expect(model.qualifyingIncome.alerts.find(({ code }) => code === 'missing_statements')?.message).toContain(
      '2025-02-01 to 2025-02-28',
    )
  })

  test('deposits that fall by a quarter in the last three months are reported as a decline', () => {
    const papers = year(CHECKING, 12, (month, index) => [[`${month}-05`, 'Payroll', index < 9 ? '4000.00' : '1000.00']])
    const model = modelOf('bank_statement_personal', papers)
    expect(alertCodes(model)).toContain('declining_income')
    expect(model.qualifyingIncome.alternatives).toContainEqual(
      expect.objectContaining({ method: 'trailing_3_months', monthly: '1000.00' }),
    )
  })

  test('deposits that double in the last three months are reported as a jump', () => {
    const papers = year(CHECKING, 12, (month, index) => [[`${month}-05`, 'Payroll', index < 9 ? '4000.00' : '8000.00']])
    expect(alertCodes(modelOf('bank_statement_personal', papers))).toContain('income_jump')
  })

  test('a statement that does not balance marks its account', () => {
    const [sound] = year(SAVINGS, 1, (month) => [[`${month}-05`, 'Interest', '3.00']])
    const [broken] = year(CHECKING, 1, (month) => [[`${month}-05`, 'Payroll', '3000.00']])
    const { lines, verified } = modelOf('bank_statement_personal', [sound!, failing(broken!)]).qualifyingIncome
    expect(verified).toBe(false)
    expect(lines.map((line) => line.verified)).toEqual([false, true])
  })

  test('a statement without period and dates fails with its reason', () => {
    const model = modelOf('bank_statement_personal', [statement('s', CHECKING, [[null, 'Payroll', '3000.00']])])
    expect(model.failure?.code).toBe('no_period')
    expect(model.amounts.total_credits).toBe(300_000n)
  })

  test('a reviewer who accepts a loan and refuses a month of pay: (6,000.00 − 3,000.00 + 900.00) / 2', () => {
    const papers = year(CHECKING, 2, (month) => [
      [`${month}-05`, 'Payroll', '3000.00'],
      [`${month}-06`, 'LOAN PROCEEDS', '900.00'],
    ])
    const overrides = [
      { entryId: '1111-2025-01/1', eligible: false },
      { entryId: '1111-2025-01/2', eligible: true },
    ]
    const model = modelOf('bank_statement_personal', papers, { overrides })
    expect(monthly(model)).toBe('1950.00')
    expect(model.amounts).toMatchObject({
      overridden_eligible_credits: 90_000n,
      overridden_ineligible_credits: 300_000n,
      eligible_total_credits: 690_000n,
      net_eligible_credits: 390_000n,
    })
  })
})

describe('settings of one account', () => {
  const month = (id: string, account: string, amount: string) =>
    statement(
      id,
      {
        ...{ bank_name: 'First Bank', account_number_last4: account, account_holder: 'Doe Plumbing LLC' },
        ...{ period_start: '2026-01-01', period_end: '2026-01-31' },
      },
      [['2026-01-15', 'SQUARE INC DES:SDV DEPOSIT', amount]],
    )
  const papers = [month('a', '1111', '10000.00'), month('b', '2222', '4000.00')]
  const keyOf = (ending: string, model = modelOf('bank_statement_business', papers)) =>
    model.qualifyingIncome.subjects.find(({ label }) => label.endsWith(ending))!.key

  test('change its line, and monthly income by the same amount', () => {
    // 10,000 × (100% − 50%) + 4,000 × (100% − 20%) × 60% = 5,000 + 1,920 = 6,920.
    const model = modelOf('bank_statement_business', papers, {
      subjectSettings: { [keyOf('2222')]: { expenseFactor: '0.2', ownershipShare: '0.6' } },
    })
    const { lines, monthly: month, explanation } = model.qualifyingIncome
    expect(lines.map((line) => line.monthly)).toEqual(['5000.00', '1920.00'])
    expect(month).toBe('6920.00')
    expect(repeated(explanation)).toBe(692_000n)
    for (const line of lines) expect(repeated(line.explanation)).toBe(centsFromDecimal(line.monthly))
  })

  test('are shown in the model as they were in force', () => {
    const key = keyOf('1111')
    const model = modelOf('bank_statement_business', papers, {
      settings: { guideline: 'NON_QM_12', businessExpenseFactor: '0.4' },
      subjectSettings: { [key]: { expenseFactor: '0.3' } },
    })
    const factors = model.qualifyingIncome.subjects.map(({ settings }) => settings.expense_factor)
    expect(factors).toEqual(['0.3', '0.4'])
    expect(model.qualifyingIncome.settings).toMatchObject({ guideline: 'NON_QM_12', business_expense_factor: '0.4' })
  })
})

test('an entry of a copy that a reviewer accepts changes monthly income, like every entry that counts', () => {
  const fields = {
    ...{ bank_name: 'First Bank', account_number_last4: '1111', account_holder: 'Jane Doe' },
    ...{ period_start: '2026-01-01', period_end: '2026-01-31', opening_balance: '0.00', closing_balance: '100.00' },
  }
  const [a, b] = ['a', 'b'].map((id) => statement(id, fields, [['2026-01-15', 'ACME PAYROLL', '100.00']]))
  const overrides = [{ entryId: 'b/1', eligible: true }]
  expect(monthly(modelOf('bank_statement_personal', [a!, b!]))).toBe('100.00')
  expect(monthly(modelOf('bank_statement_personal', [a!, b!], { overrides }))).toBe('200.00')
})

import { alertCodes, modelOf, monthly, type Paper, ruleOf, statement } from '../../testing/papers.ts'

const PERSONAL = { bank_name: 'First Bank', account_holder: 'Jane Doe', account_number_last4: '1111' }
const BUSINESS = { bank_name: 'First Bank', account_holder: 'Doe Design LLC', account_number_last4: '2222' }

type Line = [string, string, string]

/** One statement for each month of 2025 from `from` on. */
function months(
  account: Record<string, string>,
  from: number,
  count: number,
  lines: (month: string, i: number) => Line[],
): Paper[] {
  return Array.from({ length: count }, (_, i) => {
    const month = `2025-${String(from + i).padStart(2, '0')}`
    const last = new Date(Date.UTC(2025, from + i, 0)).getUTCDate()
    const fields = { ...account, period_start: `${month}-01`, period_end: `${month}-${last}` }
    return statement(`${account['account_number_last4']}-${month}`, fields, lines(month, i))
  })
}

describe('large deposits from an unknown source', () => {
  test('count if regular by amount and date: 8,800 to 9,240, 9,020 on average, × 50 % = 4,510.00', () => {
    const papers = months(BUSINESS, 1, 12, (month, i) => [
      [`${month}-12`, 'MOBILE CHECK DEPOSIT', String(8800 + 40 * i) + '.00'],
    ])
    expect(monthly(modelOf('bank_statement_business', papers))).toBe('4510.00')
  })

  test('do not count if out of the ordinary beside those: 20,000 is left out', () => {
    const papers = months(BUSINESS, 1, 12, (month, i) => [
      [`${month}-12`, 'MOBILE CHECK DEPOSIT', '9000.00'],
      ...(i === 6 ? ([[`${month}-20`, 'MOBILE CHECK DEPOSIT', '20000.00']] satisfies Line[]) : []),
    ])
    const model = modelOf('bank_statement_business', papers)
    expect([monthly(model), ruleOf(model, '2222-2025-07/2')]).toEqual(['4500.00', 'large_unexplained_deposit'])
  })

  test('count if quarterly: (4 × 12,000 + 12 × 1,000) / 12 × 50 % = 2,500.00', () => {
    const papers = months(BUSINESS, 1, 12, (month, i) => [
      [`${month}-05`, 'SQUARE INC CCD', '1000.00'],
      ...(i % 3 === 2 ? ([[`${month}-15`, 'MOBILE CHECK DEPOSIT', '12000.00']] satisfies Line[]) : []),
    ])
    expect(monthly(modelOf('bank_statement_business', papers))).toBe('2500.00')
  })

  test('do not count at uneven intervals: three among 12 × 1,000 / 12 × 50 % = 500.00', () => {
    const papers = months(BUSINESS, 1, 12, (month, i) => [
      [`${month}-05`, 'SQUARE INC CCD', '1000.00'],
      ...([1, 2, 9].includes(i) ? ([[`${month}-15`, 'MOBILE CHECK DEPOSIT', '12000.00']] satisfies Line[]) : []),
    ])
    expect(monthly(modelOf('bank_statement_business', papers))).toBe('500.00')
  })

  test('do not count in two of twelve months, and a model without income reports it', () => {
    const papers = months(BUSINESS, 1, 12, (month, i) =>
      i < 2 ? [[`${month}-12`, 'MOBILE CHECK DEPOSIT', '9000.00']] : [],
    )
    const model = modelOf('bank_statement_business', papers)
    expect(monthly(model)).toBe('0.00')
    expect(alertCodes(model)).toContain('nothing_eligible')
  })
})

describe('transfers from the own business account (personal bank statement method)', () => {
  const personal = months(PERSONAL, 1, 12, (month) => [[`${month}-10`, 'Online Transfer from CHK ...2222', '8000.00']])
  const business = (from: number, count: number) =>
    months(BUSINESS, from, count, (month) => [
      [`${month}-05`, 'SQUARE INC CCD', '20000.00'],
      [`${month}-10`, 'Online Transfer to CHK ...1111', '-8000.00'],
    ])

  test('count in full with two months of business statements: 8,000.00, and the overlap is reported', () => {
    const model = modelOf('bank_statement_personal', [...personal, ...business(11, 2)])
    expect([monthly(model), ruleOf(model, '1111-2025-01/1')]).toEqual(['8000.00', 'business_transfer'])
    expect(alertCodes(model)).toContain('overlapping_models')
  })

  test("are the holder's transfers with one month of statements: left out, with an alert", () => {
    const model = modelOf('bank_statement_personal', [...personal, ...business(12, 1)])
    expect([monthly(model), alertCodes(model)]).toEqual([
      '0.00',
      expect.arrayContaining(['business_transfers_left_out']),
    ])
  })

  test("are the holder's transfers if the business account has twelve months: its own deposits count", () => {
    const papers = [...personal, ...business(1, 12)]
    expect(monthly(modelOf('bank_statement_personal', papers))).toBe('0.00')
    expect(monthly(modelOf('bank_statement_business', papers))).toBe('10000.00')
  })

  test('are left out with an alert if only their description identifies the business', () => {
    const from = (account: string) =>
      modelOf(
        'bank_statement_personal',
        months(PERSONAL, 1, 12, (month) => [
          [`${month}-10`, `Online Transfer from ${account} ...5555`, '8000.00'],
          [`${month}-15`, 'GLOBEX DES:PAYROLL PPD', '3000.00'],
        ]),
      )
    const { qualifyingIncome } = from('BUS CHK')
    expect(qualifyingIncome.monthly).toBe('3000.00')
    expect(qualifyingIncome.alerts).toMatchObject([
      { code: 'business_transfers_left_out', message: expect.stringContaining('$96,000.00') },
    ])
    expect(alertCodes(from('BUSINESS ADVANTAGE CHECKING'))).toContain('business_transfers_left_out')
    expect(alertCodes(from('CHK'))).not.toContain('business_transfers_left_out')
  })

  test("are the holder's transfers if they come from another account", () => {
    const other = months(PERSONAL, 1, 12, (month) => [[`${month}-10`, 'Online Transfer from SAV ...7788', '7000.00']])
    expect(monthly(modelOf('bank_statement_personal', [...other, ...business(11, 2)]))).toBe('0.00')
  })
})

describe('insufficient funds', () => {
  const nsf = (count: number, feeDay: string) =>
    modelOf(
      'bank_statement_business',
      months(BUSINESS, 1, 12, (month, i) => [
        [`${month}-05`, 'SQUARE INC CCD', '10000.00'],
        ...(i < count
          ? ([
              [`${month}-25`, 'RETURNED ITEM ACH PAYMENT', '-120.00'],
              [`${month}-${feeDay}`, 'INSUFFICIENT FUNDS FEE', '-36.00'],
            ] satisfies Line[])
          : []),
      ]),
    )

  test.each(['25', '26', '28'])('a fee on the %sth belongs to the item of the 25th: one occurrence each', (feeDay) => {
    expect(nsf(5, feeDay).qualifyingIncome.bank_activity?.nsf_count).toBe(5)
  })

  test('three in twelve months are allowed; four raise an alert', () => {
    expect(alertCodes(nsf(3, '25'))).not.toContain('frequent_nsf')
    expect(alertCodes(nsf(4, '25'))).toContain('frequent_nsf')
  })
})

test('support needs proof of three years until a reviewer confirms it', () => {
  const papers = months(PERSONAL, 1, 3, (month) => [[`${month}-05`, 'CHILD SUPPORT STATE DISB', '600.00']])
  const model = modelOf('bank_statement_personal', papers)
  expect(alertCodes(model)).toContain('continuance')
  const { key, confirmations } = model.qualifyingIncome.subjects[0]!
  expect(confirmations).toEqual([{ kind: 'continuance', confirmed: false }])
  const decisions = [{ kind: 'continuance', subject: key } as const]
  expect(alertCodes(modelOf('bank_statement_personal', papers, { decisions }))).not.toContain('continuance')
})

import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const stub = (note: string, net: string) => `
Mercy Ridge Medical Center     Employee: Ingrid Tollefson     Check Date: 11/20/2026
Pay Period: 11/01/2026 - 11/14/2026

Earnings             Current          YTD     Deductions          Current          YTD
Regular             3,000.00    60,000.00     Federal Tax          382.10     6,821.12
Gross Pay           3,000.00    60,000.00     Medicare              43.50       870.00
                                              Dental PPO            14.50       319.00
                                              Medical EPO *        412.50     9,075.00
                                              403b Match*          106.73     2,000.92
                                              Parking               22.00       484.00
${note}

Net Pay ${net}`

test("lines with the mark whose note says so are the employer's", () => {
  for (const note of [
    '* Paid by Mercy Ridge on your behalf; not deducted',
    '*Employer-paid benefit',
    '* = Company contribution',
  ]) {
    const stubs = stubsIn(stub(note, '2,537.90'))
    expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2537.90' }])
    expect(stubs.flatMap(entriesOf).filter((entry) => /^deduction/.test(entry))).toEqual([
      'deduction Dental PPO | 14.50 | 319.00',
      'deduction Parking | 22.00 | 484.00',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  }
})

test('a mark that means something else is of no account', () => {
  const stubs = stubsIn(stub('* Excluded from federal taxable wages', '2,125.40'))
  expect(stubs.flatMap(entriesOf)).toContain('deduction Medical EPO | 412.50 | 9075.00')
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

import { entriesOf, fieldsOf, stubsIn } from './testing.ts'

const stub = (employee: string) => `
MERIDIAN AUTO PARTS INC                                   EARNINGS STATEMENT
1 Gear Way, Toledo, OH 43604
Employee: ${employee}                Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023
EARNINGS           HOURS     RATE     CURRENT         YTD     DEDUCTIONS         CURRENT         YTD
Regular            80.00    20.00    1,600.00   14,400.00     Federal Tax         150.00    1,350.00
GROSS PAY                            1,600.00   14,400.00     NET PAY           1,450.00   13,050.00`

test.each([
  ['printed', {}],
  ['scanned', { source: 'ocr', confidence: 0.93 }],
] as const)('two employees who are paid alike are two stubs, on a %s page of both', (_, made) => {
  const stubs = stubsIn(`${stub('Carl Jensen')}\n\n\n\n${stub('Dora Novak ')}`, made)
  expect(stubs.map(fieldsOf)).toMatchObject([{ employee_name: 'Carl Jensen' }, { employee_name: 'Dora Novak' }])
})

test.each([
  ['year', '1,600.00', '16,000.00', '14,500.00'],
  ['gross', '1,700.00', '14,400.00', '13,050.00'],
])('a page with the same net pay but another %s is no summary of the stub before it', (_, gross, ytd, net) => {
  const stubs = stubsIn([
    stub('Carl Jensen'),
    `
MERIDIAN AUTO PARTS INC                                   EARNINGS STATEMENT
EARNINGS           HOURS     RATE     CURRENT         YTD     DEDUCTIONS         CURRENT         YTD
Regular            80.00    20.00    ${gross}   ${ytd}     Federal Tax         150.00    1,500.00
GROSS PAY                            ${gross}   ${ytd}     NET PAY           1,450.00   ${net}`,
  ])
  expect(stubs.map(entriesOf)).toHaveLength(2)
  expect(stubs.map((one) => one.entries.length)).toEqual([2, 2])
})

test.each(['Sovann In', 'Thanh On', 'Linda By'])('%s is a name at its label', (name) => {
  expect(stubsIn(stub(name)).map(fieldsOf)).toMatchObject([{ employee_name: name }])
})

test('"Payments" are the earnings where they have hours and rates', () => {
  const [own] = stubsIn(stub('Carl Jensen').replace('EARNINGS   ', 'PAYMENTS   '))
  expect(entriesOf(own!)).toContain('earning Regular | 1600.00 | 14400.00 | 80.00 x 20.00')
})

import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const card = (name: string, current: string, year: string, worked = '') =>
  [
    name,
    ...(worked ? [worked] : []),
    'Current                    Year to date',
    `${current}                  ${year}`,
    '',
  ].join('\n')

test('a stub set for a narrow screen, each line with captions of its own and the net over its name', () => {
  const stubs = stubsIn(`
                Pay statement

                  $1,338.36
                  Take home

Employer
Peachtree Cold Storage Co.

Employee
Jamal Whitcomb

Pay period
Oct 25 - Nov 7, 2026

Earnings
${card('Regular', '$1,728.00', '$36,288.00', '80.00 hrs @ $21.60')}
${card('Holiday', '    $0.00', ' $1,105.92')}
Gross pay                     $1,728.00
Gross pay YTD                $37,393.92

Taxes
${card('Federal income tax', '  $257.45', ' $5,900.00')}
${card('Medicare', '   $25.06', '   $542.21')}
Deductions
${card('401(k)', '  $107.13', ' $2,300.00')}`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '1728.00', gross_pay_ytd: '37393.92', net_pay: '1338.36', employee_name: 'Jamal Whitcomb' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 1728.00 | 36288.00 | 80.00 x 21.60',
    'earning Holiday | 0.00 | 1105.92',
    'tax Federal income tax | 257.45 | 5900.00',
    'tax Medicare | 25.06 | 542.21',
    'deduction 401(k) | 107.13 | 2300.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

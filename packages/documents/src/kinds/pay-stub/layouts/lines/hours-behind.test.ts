import { complaintsOf, entriesOf, stubsIn } from '../../testing.ts'

const stub = (lines: string) => `
Quillmark Presses, Inc.
Employee: Siobhan McGrath     Pay Period: 06/16/2023 - 06/30/2023     Pay Date: 06/30/2023

Earnings                       Current          YTD
${lines}
Gross earnings               $4,000.00   $48,000.00

Deductions                     Current          YTD
Federal Income Tax             $400.00    $4,800.00
Net pay                      $3,600.00   $43,200.00`

test('hours behind the name of a line, without a rate', () => {
  const stubs = stubsIn(
    stub(`
Salary 86.67 hrs             $3,900.00   $46,800.00
Holiday 8 hours                $100.00    $1,200.00`),
  )
  expect(stubs.flatMap(entriesOf).slice(0, 2)).toEqual([
    'earning Salary | 3900.00 | 46800.00 | 86.67 x -',
    'earning Holiday | 100.00 | 1200.00 | 8 x -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each([
  ['Regular hours 80.00 hrs × $45.00', 'Overtime hours 6.00 hrs × $66.67'],
  ['Regular hours   80.00 hrs @ 45.00', 'Overtime hours  6.00 hrs @ 66.67'],
])('hours and rate behind a name that ends in "hours": %s', (regular, overtime) => {
  const rows = `${regular.padEnd(39)}$3,600.00   $43,200.00\n${overtime.padEnd(41)}$400.02    $4,800.24`
  const wide = stub(rows).replace(/^(Earn|Gross e|Ded|Fed|Net p).*?(?= {2})/gm, '$&          ')
  expect(stubsIn(wide).flatMap(entriesOf).slice(0, 2)).toEqual([
    'earning Regular hours | 3600.00 | 43200.00 | 80.00 x 45.00',
    'earning Overtime hours | 400.02 | 4800.24 | 6.00 x 66.67',
  ])
})

test.each(['Sick Hrs Avail', 'PTO Balance', 'Vacation Hours Remaining'])(
  '"%s" under the columns of pay is no pay',
  (name) => {
    const [entries] = stubsIn(
      `${stub('Salary                       $4,000.00   $48,000.00')}\n${name.padEnd(29)}              18.50`,
    ).map(entriesOf)
    expect(entries).toEqual(['earning Salary | 4000.00 | 48000.00', 'tax Federal Income Tax | 400.00 | 4800.00'])
  },
)

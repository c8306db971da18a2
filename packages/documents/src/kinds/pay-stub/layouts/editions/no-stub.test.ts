import { stubsIn } from '../../testing.ts'

test('a list of paydays is not a stub of any of them', () => {
  expect(
    stubsIn(`
Employee Self Service     Pay History     Brightwater Dental Partners     Employee: Noemi Takahashi

Pay Date       Gross Pay        Taxes    Deductions      Net Pay    Check Number
09/04/2026      2,400.00       401.00        210.00     1,789.00    D88110
09/18/2026      2,413.00       404.10        210.00     1,798.90    D88111
10/02/2026      2,426.00       407.20        210.00     1,808.80    D88112

Year to date gross pay: $52,411.00`),
  ).toEqual([])
})

test('a summary of a tax return, with its adjusted gross income, is not a stub', () => {
  expect(
    stubsIn(`
2024 Tax Return Summary     FELIX BRANDSTETTER
                                2023       2024
Wages                      88,410.00  94,203.00
Adjusted gross income      99,877.00 103,784.00
Standard deduction         27,700.00  29,200.00
Total tax                   9,871.00   9,711.00
Effective tax rate              9.36%`),
  ).toEqual([])
})

test('the days of a stub under "Gross, Net" are not a list of paydays', () => {
  expect(
    stubsIn(`
Casual Labor Pay Stub     Piedmont Staffing     Employee: Noemi Takahashi

Gross Pay 480.00     Taxes 36.72     Net Pay 443.28
Day            Hours       Rate      Amount     Gross to Net
11/02/2026      8.00      20.00      160.00
11/03/2026      8.00      20.00      160.00
11/04/2026      8.00      20.00      160.00`),
  ).toHaveLength(1)
})

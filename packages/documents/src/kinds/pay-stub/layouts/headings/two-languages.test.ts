import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('the headings again in another language on the line below', () => {
  const stubs = stubsIn(`
Wenatchee Bench Orchards LLC     Employee / Empleado: Eusebio Tlaxcala
Pay period / Periodo de pago: 11/02/2026 - 11/08/2026     Pay date / Fecha de pago: 11/12/2026

Earnings /                Units /      Rate /     Current /          YTD /
Ingresos                  Unidades     Tarifa     Actual         Acumulado
Regular Pay               48.00 h       20.00     960.00         22,080.00
Piece rate / Destajo      37 bins        5.80     214.60          3,012.20
Gross Pay / Pago bruto                          1,174.60         25,092.20
Federal Tax                                        77.18          1,580.20
Medicare                                           17.03            363.84
Net Pay / Pago neto                             1,080.39         23,148.16`)
  expect(stubs.flatMap(entriesOf)).toMatchObject([
    expect.stringMatching(/^earning Regular Pay \| 960.00 \| 22080.00/),
    expect.stringMatching(/^earning Piece rate \/ Destajo \| 214.60 \| 3012.20/),
    'tax Federal Tax | 77.18 | 1580.20',
    'tax Medicare | 17.03 | 363.84',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a heading over nothing and that of the next table are two', () => {
  const stubs = stubsIn(`
Wenatchee Bench Orchards LLC     Employee: Eusebio Tlaxcala     Pay date: 11/12/2026

Deductions                     Current         YTD
Earnings                       Current         YTD
Regular Pay                     960.00   22,080.00
Gross Pay                       960.00   22,080.00
Taxes                          Current         YTD
Medicare                         13.92      320.16
Net Pay                         946.08   21,759.84`)
  expect(stubs.flatMap(entriesOf)).toEqual(['earning Regular Pay | 960.00 | 22080.00', 'tax Medicare | 13.92 | 320.16'])
})

test.each(['/', 'I', '|'])(
  'English before Spanish, in labels of names and totals, with a slash read as "%s"',
  (slash) => {
    const stubs = stubsIn(`
Valle Verde Harvesting Co.
Employee / Empleado: Guadalupe Soto Reyes
Date paid / Fecha de pago: June 6, 2025
                                                    This week   Year to date
Hourly, 11.25 hours @ 16.50                            846.37       4,892.60
Gross wages ${slash} Sueldo bruto                             846.37       4,892.60
Less: Federal income tax                                27.08         154.06
Net wages ${slash} Sueldo neto                                819.29       4,738.54`)
    expect(stubs.map(fieldsOf)).toMatchObject([
      { employee_name: 'Guadalupe Soto Reyes', gross_pay: '846.37', net_pay: '819.29', net_pay_ytd: '4738.54' },
    ])
  },
)

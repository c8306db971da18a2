import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('a stub in Spanish', () => {
  const stubs = stubsIn(`
Jardines Hermanos Quiroga LLC                              TALÓN DE PAGO
8819 Culebra Rd, San Antonio, TX 78251

Empleado: Rogelio Cantú Espinoza         Período de pago: 09/15/2025 al 09/21/2025
Frecuencia: Semanal                      Fecha de pago: 09/26/2025

Ingresos             Horas     Tarifa      Actual      Acumulado
Horas regulares      40.00      18.00      720.00      27,360.00
Horas extra           4.00      27.00      108.00       1,512.00
Pago bruto                                 828.00      28,872.00

Deducciones                                Actual      Acumulado
Impuesto federal                            56.20       1,988.14
Seguro Social                               51.34       1,790.06
Seguro médico                               35.00       1,330.00
Total de deducciones                       142.54       5,108.20

PAGO NETO                                  685.46      23,763.80`)
  expect(stubs.map(fieldsOf)).toEqual([
    {
      employer_name: 'Jardines Hermanos Quiroga LLC',
      employee_name: 'Rogelio Cantú Espinoza',
      period_start: '2025-09-15',
      period_end: '2025-09-21',
      pay_date: '2025-09-26',
      pay_frequency: 'weekly',
      gross_pay: '828.00',
      gross_pay_ytd: '28872.00',
      net_pay: '685.46',
      net_pay_ytd: '23763.80',
      total_deductions: '142.54',
      total_deductions_ytd: '5108.20',
    },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Horas regulares | 720.00 | 27360.00 | 40.00 x 18.00',
    'earning Horas extra | 108.00 | 1512.00 | 4.00 x 27.00',
    'tax Impuesto federal | 56.20 | 1988.14',
    'tax Seguro Social | 51.34 | 1790.06',
    'deduction Seguro médico | 35.00 | 1330.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a stub in Spanish and English', () => {
  const [stub] = stubsIn(`
Panadería La Ceiba, Inc.
Ave. Ponce de León 1250, San Juan, PR 00907
Empleado / Employee: Yarelis Rivera Maldonado
Período / Period: 06/16/2025 - 06/29/2025     Fecha de pago / Pay date: 07/03/2025
Ingresos / Earnings      Horas / Hours    Tarifa / Rate    Actual / Current    Acumulado / YTD
Regular / Regular                60.00            15.00              900.00          11,700.00
Total bruto / Gross pay                                              900.00          11,700.00
Deducciones / Deductions                                   Actual / Current    Acumulado / YTD
Seguro Social / FICA                                                  55.80             725.40
Plan Médico / Health                                                  35.00             455.00
Total deducciones / Total deductions                                  90.80           1,180.40
Pago neto / Net pay                                                  809.20          10,519.60`)
  expect(fieldsOf(stub!)).toMatchObject({
    employee_name: 'Yarelis Rivera Maldonado',
    period_start: '2025-06-16',
    pay_date: '2025-07-03',
    gross_pay: '900.00',
    net_pay: '809.20',
    net_pay_ytd: '10519.60',
  })
  expect(entriesOf(stub!)).toEqual([
    'earning Regular / Regular | 900.00 | 11700.00 | 60.00 x 15.00',
    'tax Seguro Social / FICA | 55.80 | 725.40',
    'deduction Plan Médico / Health | 35.00 | 455.00',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

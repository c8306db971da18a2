import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../testing.ts'

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

import { readStatementText } from '../testing.ts'

test('a Spanish edition (Chase)', () => {
  const [statement] = readStatementText(`
JPMorgan Chase Bank, N.A.                         Julio 16, 2026 a Agosto 17, 2026
                                                  Número de Cuenta: 000000123456789
LUIS VEGA
8 SOL DR
MIAMI FL 33101
RESUMEN DE CUENTA DE CHEQUES
                                             CANTIDAD
Saldo Inicial                                 $500.00
Depósitos y Adiciones                          200.00
Retiros Electrónicos                          -100.00
Saldo Final                                   $600.00
DETALLE DE TRANSACCIONES
FECHA    DESCRIPCIÓN                          CANTIDAD         SALDO
         Saldo Inicial                                       $500.00
07/20    Nomina Acme                            200.00        700.00
08/03    Pago de renta                         -100.00        600.00
         Saldo Final                                         $600.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    account_number_last4: '6789',
    period_start: '2026-07-16',
    period_end: '2026-08-17',
    opening_balance: '500.00',
    closing_balance: '600.00',
    total_credits: '200.00',
    total_debits: '100.00',
  })
  expect(statement!.entries).toEqual(['2026-07-20 +200.00 Nomina Acme', '2026-08-03 -100.00 Pago de renta'])
})

test('a statement of Puerto Rico: "Balance anterior", the day before the name of its month', () => {
  const [statement] = readStatementText(`
BANCO CARIBE                                      Página 1 de 1
CARMEN SANTIAGO VEGA                              Número de cuenta     XXX-XX2817
URB VILLA DEL REY                                 Período del estado   17 de abril de 2024 al 16 de mayo de 2024
4N18 CALLE 2
CAGUAS PR 00727
RESUMEN DE LA CUENTA
Balance anterior al 16/abr/2024                   $963.18
1 Depósitos y otros créditos                   + 1,236.44
Intereses pagados                                  + 0.04
1 Cheques pagados                                - 450.00
1 Retiros y otros débitos                        - 100.00
Cargos por servicio                                - 1.50
Balance final al 16/may/2024                    $1,648.16
DETALLE DE TRANSACCIONES
Fecha     Descripción                          Depósitos / Créditos     Retiros / Débitos      Balance
          Balance anterior                                                                      963.18
19-abr    DEPOSITO DIRECTO NOMINA                          1,236.44                           2,199.62
22-abr    RETIRO ATH CAGUAS                                                        100.00     2,099.62
25-abr    CHEQUE 318                                                               450.00     1,649.62
15-may    CARGO POR USO ATH                                                          1.50     1,648.12
16-may    INTERESES ACREDITADOS                                0.04                           1,648.16
          Balance final                                                                       1,648.16
RESUMEN DE CARGOS POR SOBREGIRO
                                               Total este período     Total año a la fecha
Total cargos por sobregiro                                  $0.00                   $15.00
`)
  expect(statement!.problems).toEqual([])
  expect(statement!.fields).toMatchObject({
    bank_name: 'BANCO CARIBE',
    account_holder: 'CARMEN SANTIAGO VEGA',
    account_number_last4: '2817',
    period_start: '2024-04-17',
    period_end: '2024-05-16',
    total_credits: '1236.48',
    total_debits: '551.50',
  })
  expect(statement!.entries).toEqual([
    '2024-04-19 +1236.44 DEPOSITO DIRECTO NOMINA',
    '2024-04-22 -100.00 RETIRO ATH CAGUAS',
    '2024-04-25 -450.00 CHEQUE 318',
    '2024-05-15 -1.50 CARGO POR USO ATH',
    '2024-05-16 +0.04 INTERESES ACREDITADOS',
  ])
})

test('the day of the balance before is not the first of the period', () => {
  const [statement] = readStatementText(`
BANCO CARIBE                                      Estado de Cuenta
Balance anterior al 16/abr/2024                   $963.18
1 Depósitos y otros créditos                     + 100.00
Balance final al 16/may/2024                    $1,063.18
DETALLE DE TRANSACCIONES
Fecha     Descripción                          Depósitos / Créditos     Retiros / Débitos      Balance
19-abr    DEPOSITO DIRECTO NOMINA                            100.00                           1,063.18
`)
  expect(statement!.fields['period_start']).toBeUndefined()
  expect(statement!.fields['period_end']).toBe('2024-05-16')
  expect(statement!.entries).toEqual(['2024-04-19 +100.00 DEPOSITO DIRECTO NOMINA'])
})

test.each([
  ['CHEQUES PAGADOS', 'Cheque'],
  ['CHECKS PAID / CHEQUES PAGADOS', 'Check'],
])('a statement of Puerto Rico: a grid of daily balances, numbers under %s', (title, check) => {
  const [statement] = readStatementText(`
BANCO CARIBE                                      Página 1 de 1
CARMEN SANTIAGO VEGA                              Número de cuenta     XXX-XX2817
                                                  Período del estado   17 de abril de 2024 al 16 de mayo de 2024
RESUMEN DE LA CUENTA
Balance anterior al 16 de abril                   $900.00
Depósitos y otros créditos                     + 1,200.00
Cheques pagados                                  - 310.00
Balance final al 16 de mayo                     $1,790.00
DEPÓSITOS Y OTROS CRÉDITOS
Fecha     Descripción                                                Cantidad
04-19     DEP DIRECTO NOMINA MUNICIPIO                               1,200.00
          Total de depósitos y créditos                              1,200.00
${title}
Fecha          Núm.               Cantidad
04-22          318                  250.00
05-06          319                   60.00
BALANCES DIARIOS
04-19 2,100.00       04-22 1,850.00       05-06 1,790.00
`)
  expect(statement!.entries).toEqual([
    '2024-04-19 +1200.00 DEP DIRECTO NOMINA MUNICIPIO',
    `2024-04-22 -250.00 ${check} 318`,
    `2024-05-06 -60.00 ${check} 319`,
  ])
  expect(statement!.problems).toEqual([])
})

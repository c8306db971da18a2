/** A page of an ordinary statement: summary, deposits, withdrawals with continuation lines, daily balances. */
export const STATEMENT_PAGE = `
FIRST EXAMPLE BANK                                   Statement Period 06/01/2026 - 06/30/2026
Jane Q Sample                                        Account number 000123456789
12 Hill Road
Springfield, IL 62701

Account Summary
Beginning Balance on 06/01/2026                 500.00
Deposits and Additions                          900.00
Withdrawals                                      70.00
Ending Balance on 06/30/2026                  1,330.00

Deposits and Additions
Date        Description                         Amount
06/03       PAYROLL ACME                        900.00
            REF 7741
Total Deposits and Additions                    900.00

Withdrawals
Date        Description                         Amount
06/05       GROCER MAIN STREET                   20.00
06/09       CARD PURCHASE PHARMACY               50.00
Total Withdrawals                                70.00

Daily Ending Balance
Date        Amount      Date        Amount
06/03     1,400.00      06/05     1,380.00
06/09     1,330.00`

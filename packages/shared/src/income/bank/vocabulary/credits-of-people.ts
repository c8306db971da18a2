import { phrases } from '../../vocabulary/phrase.ts'
import type { DescriptionRule } from './description-rule.ts'
import type { CreditCategory } from './credit-category.ts'

/** Benefits, pensions, support and wages, in order, whoever pays them: lenders and platforms have employees too. */
export const PAID_TO_PEOPLE: readonly DescriptionRule<CreditCategory>[] = [
  {
    // Active-duty pay; retired pay is a benefit.
    name: 'government salary',
    category: 'payroll',
    example: 'DFAS-CLEVELAND ACTIVE DUTY PAY',
    phrases: phrases(`DFAS ... ACT/ACTIVE, ARMY/NAVY/USMC/USAF ACT/SALARY, AIR FORCE ACT/SALARY, FED/FEDERAL SALARY`),
  },
  {
    name: 'government benefit',
    category: 'government_benefit',
    example: 'SSA TREAS 310 XXSOC SEC',
    phrases: phrases(`
      SSA/SSI/VACP/VA/OPM1/RRB TREAS, BENEFIT TREAS 310, XXSOC SEC*, XXSUPP SEC*, XXCIV SERV*, XXVA BENEF*, SOC/SOCIAL SEC/SECURITY,
      VA BENEF*, DFAS, VETERAN AFFAIRS/BENEFIT, DISABILITY BENEFIT/PAYMENT/INS*, STATE DISABILITY
    `),
  },
  {
    name: 'unemployment benefit',
    category: 'unemployment',
    example: 'EDD UI BENEFITS',
    phrases: phrases(
      `UNEMPLOYMENT, UNEMP, UI BENEFIT/PAYMENT/DEPT, EDD UI/BENEFIT, EDD ... UI, DOL/DOLE/DEO/UIA/TWC UI, PUA BENEFIT`,
    ),
  },
  {
    name: 'pension',
    category: 'pension',
    example: 'CALPERS RETIREMENT',
    phrases: phrases(`
      PENSION, ANNUITY, ANNUITIES, RETIREMENT PAY*/BENEFIT/SYS*/INCOME, RETIREE, CALPERS, CALSTRS, PERS BENEFIT,
      STRS ... BENEFIT, TIAA INCOME, PBGC
    `),
  },
  {
    name: 'support',
    category: 'support',
    example: 'STATE OF OHIO CHILD SUPPORT',
    phrases: phrases(`CHILD SUP/SUPP/SUPPORT, ALIMONY, SPOUSAL SUPPORT, SDU, CHILDSUPP*`),
  },
  {
    name: 'payroll',
    category: 'payroll',
    example: 'ACME CORP DES:PAYROLL ID:XXXXX1234 PPD',
    phrases: phrases(
      `PAYROLL, PAY ROLL, PAYRLL, SALARY, SALARIES, WAGES, PAYCHECK, REGSALARY, NET PAY, PR PAYMENT/PMT`,
    ),
  },
]

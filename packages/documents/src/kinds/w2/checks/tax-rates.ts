import type { Cents, Check } from '@income/shared'
import { checkOf, evaluate, type Equation } from '../../../equations/equation.ts'
import { medicareTax, socialSecurityTax, socialSecurityWages, type AmountOf } from '../payroll-taxes.ts'

type Amount = 'box_4' | 'social_security_tax' | 'box_6' | 'medicare_tax'

const RATE = { minus: [], expected: 'sum', tolerance: thousandth, severity: 'warning' } as const

/** The taxes withheld are those due on the wages. */
const EQUATIONS: readonly Equation<Amount>[] = [
  {
    ...RATE,
    name: 'social_security_rate',
    total: 'box_4',
    plus: ['social_security_tax'],
    wording: wording('Social security tax on boxes 3 and 7 comes to', 'box 4'),
  },
  {
    ...RATE,
    name: 'medicare_rate',
    total: 'box_6',
    plus: ['medicare_tax'],
    wording: wording('Medicare tax on box 5 comes to', 'box 6'),
  },
]

/** `year` is the tax year; null where it is not known. */
export function taxRates(amount: AmountOf, year: number | null): Check[] {
  const due = (wages: Cents | null, tax: typeof medicareTax) => (wages === null ? null : tax(wages, year))
  const amounts: Record<Amount, Cents | null> = {
    box_4: amount('box_4'),
    social_security_tax: due(socialSecurityWages(amount), socialSecurityTax),
    box_6: amount('box_6'),
    medicare_tax: due(amount('box_5'), medicareTax),
  }
  return EQUATIONS.map((equation) => {
    const found = evaluate(equation, (name) => amounts[name])
    return checkOf(equation, found, { actual: amounts[equation.total] })
  })
}

/** A dollar, or a thousandth of the tax if that is more. */
function thousandth(tax: Cents): Cents {
  return tax / 1000n > 100n ? tax / 1000n : 100n
}

function wording(sum: string, box: string): Equation['wording'] {
  const blank = `There is no ${box}, or there are no wages to compare it with.`
  return { sum, total: box, because: 'the difference is within rounding', blank }
}

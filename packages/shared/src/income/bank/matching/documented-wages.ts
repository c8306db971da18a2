import { dayOf } from '../../calendar.ts'
import type { DocumentFacts } from '../../model/facts.ts'
import { organisation } from '../../names/names.ts'
import { centsOf } from '../../papers/values.ts'
import type { Deposit } from '../accounts/transaction.ts'

/** Net pay reaches the account within this many days of its pay date. */
export const PAYDAY_DAYS = 3
/** Banks cut long names: this many letters and digits identify an employer. */
const NAME_LENGTH = 10
/** Shorter names ("IT") would match in every description. */
const SHORTEST_NAME = 4

/** Finds deposits that a pay stub or W-2 of the package already documents. */
export class DocumentedWages {
  /** Net pay and the days it may arrive. */
  readonly #arrivals = new Set<string>()
  /** Employers' names as printed, by their first letters and digits. */
  readonly #employers = new Map<string, string>()

  constructor(documents: readonly DocumentFacts[]) {
    for (const { documentType, fields } of documents) {
      if (documentType !== 'pay_stub' && documentType !== 'w2') continue
      const name = fields['employer_name'] ?? ''
      const compact = organisation(name).replaceAll(' ', '').slice(0, NAME_LENGTH)
      if (compact.length >= SHORTEST_NAME && !this.#employers.has(compact)) this.#employers.set(compact, name.trim())
      const net = centsOf(fields['net_pay'])
      const day = dayOf(fields['pay_date']) ?? dayOf(fields['period_end'])
      if (!net || day === null) continue
      for (let late = -PAYDAY_DAYS; late <= PAYDAY_DAYS; late += 1) this.#arrivals.add(`${net} ${day + late}`)
    }
  }

  /** Why a deposit is documented by wages, in words for people; null if it is not. */
  reason({ entry: { description, amount }, day, category }: Deposit): string | null {
    const mayBePay = category === 'payroll' || category === 'other_deposit'
    if ((mayBePay || category === 'check_deposit') && this.#arrivals.has(`${amount} ${day}`)) {
      return 'The net pay of a pay stub in the package: counted there'
    }
    const employer = mayBePay ? this.#employerIn(description) : null
    return employer && `Pay from ${employer}, whose pay stub or W-2 is in the package: counted there`
  }

  /** Names are matched at the beginnings of words, because banks join and split them. */
  #employerIn(description: string): string | null {
    const parts = description.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const compact = parts.join('')
    let at = 0
    for (const part of parts) {
      for (let length = NAME_LENGTH; length >= SHORTEST_NAME; length -= 1) {
        const name = this.#employers.get(compact.slice(at, at + length))
        if (name !== undefined) return name
      }
      at += part.length
    }
    return null
  }
}

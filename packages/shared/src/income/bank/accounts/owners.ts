import { isBusinessName } from '../../names/business-name.ts'
import { firstAndLast, organisation, people, personName } from '../../names/names.ts'

const TRADING_AS = /\b(?:DBA|D\/B\/A)\b/i

/** First and last names of the people on a holder line, as a payment names its sender; trade names are left out. */
export function peopleNamed(holder: string | null | undefined): string[] {
  return (holder ?? '')
    .split(TRADING_AS)
    .flatMap((name) => people(name))
    .map((name) => firstAndLast(personName(name)))
    .filter((name) => name !== '')
}

/** The normalised names of a holder line: people's first and last names, businesses without their legal form. */
export function ownersOf(holder: string | null | undefined): string[] {
  return (holder ?? '')
    .split(TRADING_AS)
    .flatMap((name) => (isBusinessName(name) ? [organisation(name)] : people(name)))
    .filter((name) => name !== '')
}

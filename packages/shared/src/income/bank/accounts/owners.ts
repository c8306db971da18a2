import { isBusinessName } from '../../names/business-name.ts'
import { organisation, people } from '../../names/names.ts'

const TRADING_AS = /\b(?:DBA|D\/B\/A)\b/i

/** First and last names of the people on a holder line; trade names are left out. */
export function peopleNamed(holder: string | null | undefined): string[] {
  return (holder ?? '')
    .split(TRADING_AS)
    .flatMap((name) => people(name))
    .filter((name) => name !== '')
}

/** The normalised names of a holder line: people's first and last names, businesses without their legal form. */
export function ownersOf(holder: string | null | undefined): string[] {
  return (holder ?? '')
    .split(TRADING_AS)
    .flatMap((name) => (isBusinessName(name) ? [organisation(name)] : people(name)))
    .filter((name) => name !== '')
}

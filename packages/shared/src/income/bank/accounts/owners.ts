import { organisation, people } from '../../names/names.ts'

const BUSINESS_HOLDER =
  /\b(L\.?L\.?C|INC|INCORPORATED|CORP|CORPORATION|LTD|L\.?L\.?P|PLLC|DBA|D\/B\/A|COMPANY|ENTERPRISES)\b/i

/** Whether a holder's name carries a legal form or another word that only businesses have. */
export function isBusinessName(name: string | null | undefined): boolean {
  return BUSINESS_HOLDER.test(name ?? '')
}

const TRADING_AS = /\b(?:DBA|D\/B\/A)\b/i

/** The names of a holder line, made comparable: people's first and last names, businesses without their legal form. */
export function ownersOf(holder: string | null | undefined): string[] {
  return (holder ?? '')
    .split(TRADING_AS)
    .flatMap((name) => (isBusinessName(name) ? [organisation(name)] : people(name)))
    .filter((name) => name !== '')
}

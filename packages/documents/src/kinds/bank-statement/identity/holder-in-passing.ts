import { type Found, foundAt, foundIn, atMost } from '../../../layout/found.ts'
import type { Line } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { isName } from './holder.ts'

/** Without a label or an address, a name is less certainly the holder's. */
const IN_PASSING = 0.8
/** Capitalised words, and the small words within names. */
const NAME = "\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}[\\p{L}.'’-]*|de|la|van|von|der|da|del)){1,4}"
const PASSAGES = [
  // "Renata Castellanos · Spend account ···· 5521", also behind the period; OCR reads a dot as a dash
  new RegExp(`(?:^|[·•|-] )(?<name>${NAME}) [·•|-] .*\\b[Aa]ccount\\b.*\\d{4}$`, 'u'),
  // "Nadia Berenson - Checking Account Statement"
  new RegExp(`^(?<name>${NAME}) [-–—] (?:Checking|Savings|Bank)?(?: Account)? ?Statement$`, 'u'),
  // "NADIA S BERENSON - INDIVIDUAL"
  new RegExp(`^(?<name>${NAME}) [-–] (?:INDIVIDUAL|JOINT|Individual|Joint|TOD)\\b`, 'u'),
]

/** Whether a word of the name is in the address before the domain and not in the domain. */
function isOwnAddress(address: string, name: string): boolean {
  const [box, domain] = address.toLowerCase().split('@') as [string, string]
  const words = name
    .toLowerCase()
    .split(' ')
    .filter(({ length }) => length > 2)
  return words.some((word) => box.includes(word) && !domain.includes(word))
}

const inPassing = (found: Found<string>) => atMost(found, IN_PASSING)

/** A person's name on its own: "TYRELL OKONKWO". */
const NAME_ALONE = new RegExp(`^${NAME}$`, 'u')
/** A handle under which others pay a person: "$tyoko313", "@mara-lind". */
const HANDLE = /^[$@](?=[\w.-]*\p{L})[\w.-]{3,30}$/u

const EMAIL = /^[^<>@ ]+@[^<>@ ]+$/

/** The name above a person's handle or e-mail address. */
export function holderOverHandle(page: Page, line: Line, below: Line | undefined): Found<string> | null {
  const handle = below?.cells.find(({ text }) => HANDLE.test(text) || EMAIL.test(text))
  const name = handle && nameFlushWith(handle, line)
  const isOwn = name && (HANDLE.test(handle.text) || isOwnAddress(handle.text, name.text))
  return isOwn ? inPassing(foundAt(name.text, page, name.words)) : null
}

/** The cell of a line that begins where another does and is a name and nothing else. */
function nameFlushWith(cell: Line, line: Line): Line | undefined {
  const name = line.cells.find((own) => Math.abs(own.box[0] - cell.box[0]) < 2 && NAME_ALONE.test(own.text))
  return name && isName(name.text) ? name : undefined
}

/** "Account number: 4471882204 (primary account)" */
const NUMBERED = /^(?:account|acct\.?) (?:number|no\.?|#)\s*:?\s*[A-Z\d*•·.-]*\d{3}/i

/** Other details of an account below its number. */
const OF_ACCOUNT =
  /\b(direct|deposit|routing|number|interest|rate|annual|yield|overdraft|protection|available|rewards|card|debit|credit|transfers?|tax|type|terms|fees)\b/i

/** The name directly below the account's number, in the same column. */
export function holderUnderNumber(page: Page, line: Line, below: Line | undefined): Found<string> | null {
  const number = below && line.cells.find(({ text }) => NUMBERED.test(text))
  const name = number && nameFlushWith(number, below)
  return name && !OF_ACCOUNT.test(name.text) ? inPassing(foundAt(name.text, page, name.words)) : null
}

/** The holder's name in a line that says whose statement or account it is. */
export function holderInPassing(page: Page, line: Line): Found<string> | null {
  for (const passage of PASSAGES) {
    const name = passage.exec(line.text)?.groups?.['name']
    if (!name || !isName(name)) continue
    const start = line.text.indexOf(name)
    return inPassing(foundIn(name, page, line, start, start + name.length))
  }
  return null
}

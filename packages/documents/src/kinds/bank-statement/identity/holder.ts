import { type Line, lineOf } from '../../../layout/lines.ts'
import { height, type Page } from '../../../model/page.ts'
import { endsAddress, isStreet } from '../../../entities/address.ts'
import { blockAbove } from '../../../entities/names-over-addresses.ts'
import { endsBankName, isIncorporated, namesBank, namesCompany } from '../../../entities/organisation.ts'
import { type Found, firstOn, foundAt, foundIn, atMost } from '../../../layout/found.ts'
import { valuesAtLabels } from '../../../labels/values.ts'
import { figureKind } from '../../../tables/ledger/words/figures.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { either, whole, within } from '../../../vocabulary/phrases.ts'
import { JOINT_HOLDER, jointName, withoutTitle } from './joint-name.ts'
import { beginsWith, isBelowBank, LARGE, nameInLargeLetters } from './letterhead.ts'
import { withoutRows } from '../../../layout/noise.ts'
import { isSetApart, median } from '../../../layout/geometry.ts'

const LABELS = whole(`
  (company |business )?name, (primary )?account (holder|owner|name|title)( ?s)?, customer( name)?, card ?holder( name)?, primary owner, member( name)?, titular,
  prepared for, account of, (account )?statement (for|of), in account with, welcome( back)?
`)
const NEXT_LABEL = /\b(?:account|statement|address|member|customer|email|phone|date|page|period)\b/i
/** "OKAFOR MARINE SERVICE" is a firm. */
const NOT_A_NAME = either(
  within(`
    bank, n\\.?a\\.?, credit union, customer(?!$), valued customer, (?<!\\w \\w+ )service, service(?!$), box, mailing, address, website, questions,
    fdic, ncua, sipc, finra, equal housing, statement, accounts?, branch, office, page, return, inquir, write, call, contact, support, department, dept,
    attn, phone, online, center, headquarters, federal, financial, www, period, from, through, member, checking, savings,
    (?:codes?|details|information|identification|numbers?|types?|hours)$, client (services?|care|relations), correspondence, lockbox, banking, summary, money market, overview, total, fees?, procedures?, balance, (?:brought|carried) forward
  `),
  /[@:$%]|\.com/i,
)
/** The neighbourhood that an address in Puerto Rico names above the street. */
const NEIGHBOURHOOD =
  /^(urb|urbanizaci[oó]n|cond|condominio|barrio|bo|parcelas|parc|residencial|res|sector|calle)\b\.?/i
/** An address on one line: the name precedes the house number. */
const HAS_STREET_NUMBER = /\d+\s+\p{L}.*\b\d{5}\b/u
const NAME_WORD = /^(?:[\p{L}][\p{L}.'’&,-]*|&)$/u

/** The legal form of a firm whose name takes more than a line. */
const LEGAL_FORM = /^(?:inc|llc|ltd|corp|co|lp|llp|pc|pllc)\.?$/i

/** The holder's name at a label: "Account Holder: John Doe". */
export function labelledHolder(page: Page, lines: readonly Line[]): Found<string> | null {
  const rows = withoutRows(lines).map((line) => line.cells)
  const em = median(lines.map(height)) ?? 0
  const named = (labels: RegExp) =>
    valuesAtLabels({ rows, em, tableTop: Infinity, isOfTable: headsAmounts }, (text) => labels.test(plain(text)))
      .flatMap(({ values }) => values)
      .filter(({ text }) => isName(text))
  const [name] = named(LABELS)
  return name ? jointName(page, [name, ...named(JOINT_HOLDER)]) : null
}

/** "Account name, Account number, Ending balance", "Account name, May 1, May 31": the holder's own names for accounts. */
const headsAmounts = (row: readonly Line[]) =>
  row.some(({ text }) => /^account (name|title)$/i.test(text)) &&
  (row.some(({ text }) => figureKind(text) !== null) || row.filter(isDate).length > 1) &&
  !row.some(({ hasMoney }) => hasMoney)

const isDate = ({ tokens: [first, ...others] }: Line) => first?.kind === 'date' && others.length === 0

/** "Harborpay is a financial technology company, not a bank": whose program it is. */
const FINTECH = /((?:\p{Lu}[\p{L}\d&'’-]*,? ){1,4}?)(?:Inc\. |LLC )?is a (?:financial technology|fintech) company\b/u

/**
 * The holder's name at the top of the address block: the lines above the one with city, state and ZIP code. A block that begins
 * with a bank is the bank's own address, unless there is no other.
 */
export function addressedHolder(page: Page, lines: readonly Line[]): Found<string> | null {
  // "ZELLE TO 83236" is not a city in a state called TO.
  const cells = lines.filter((line) => !line.isDatedRow).flatMap((line) => line.cells)
  const em = median(lines.map(height)) ?? 0
  const towns = cells.filter((cell) => endsAddress(cell.text))
  const blocks = towns.map((town) => withoutLetterhead(linesOfAddress(town, cells, em)))
  const letterhead = nameInLargeLetters(page)?.value.toLowerCase()
  const company = firstOn(lines, ({ text }) => FINTECH.exec(text)?.[1] ?? null)
  const isOfWriter = ([head]: readonly Line[]) =>
    (letterhead !== undefined && head!.text.toLowerCase().startsWith(`${letterhead} `)) ||
    (company !== null && beginsWith(head!.text, company))
  const ofOthers = blocks.filter((block) => !isOfBank(block) && !isOfWriter(block))
  const apart = ofOthers.filter(([head]) => !isBelowBank(head!, cells))
  for (const block of [...apart, ...ofOthers, ...blocks.map(belowBank), ...blocks]) {
    const found = jointName(page, namesIn(block))
    if (found) return found
  }
  return null
}

/** The lines below the bank's name and its description: the holder's block may follow directly. */
const belowBank = (block: Line[]): Line[] =>
  block.slice(block.findLastIndex(({ text }) => namesBank(text) || /\bmember fdic\b/i.test(text)) + 1)

/** A name in much larger letters is the sender's, with the address to write to. */
function withoutLetterhead(whole: Line[]): Line[] {
  // "ANCHORAGE HARBOR" over "FEDERAL CREDIT UNION"
  const block = whole.slice(whole.findIndex(({ text }, i) => i > 0 && endsBankName(text)) + 1)
  const [head, ...rest] = block
  return rest.length > 0 && head!.height > LARGE * Math.max(...rest.map(height)) ? rest : block
}

/** A bank's name in larger letters heads the page, and what follows may be the holder. */
function isOfBank(block: readonly Line[]): boolean {
  const below = (i: number) => Math.max(...block.slice(i + 1).map(height))
  return block.slice(0, -1).some((line, i) => namesBank(line.text) && line.height < 1.2 * below(i))
}

/** The lines above the town's, below the bank's description and below any other address. */
function linesOfAddress(town: Line, cells: readonly Line[], em: number): Line[] {
  const block = blockAbove(cells, town, em)
  const end = block.slice(0, -1).findLastIndex((line) => isSentence(line) || endsAddress(line.text))
  return block.slice(end + 1)
}

/** A sentence of the bank in smaller letters between its name and the address. */
const isSentence = (line: Line) =>
  line.words.length > 7 && /\p{L}[.!?]$|\d[.]$/u.test(line.text) && !isIncorporated(line)

/** The names at the top of an address block, down to the street. */
function namesIn(block: readonly Line[]): Line[] {
  if (block.slice(0, -1).some((line) => /customer service|\bp\.?\s?o\.?\s+box\b.*bank/i.test(line.text))) return []
  const names: Line[] = []
  const lines = block.filter((line) => line !== block.at(-1) || HAS_STREET_NUMBER.test(line.text))
  const neighbourhood = lines.findIndex(({ text }) => NEIGHBOURHOOD.test(text))
  for (const line of neighbourhood < 0 ? lines : lines.slice(0, neighbourhood)) {
    const titled = withoutTitle(line)
    if (!titled && names.length > 0) continue
    const name = upToDigits(upToLabel(withoutStyle(titled ?? line)))
    const isOfStreet = isStreet(line.text)
    if (!isOfStreet && isName(name.text) && !endsAddress(line.text)) names.push(name)
    else if (names.length === 1 && LEGAL_FORM.test(line.text)) return [...names, line]
    else if (names.length > 0) break
  }
  return names
}

/** "M/S. HARBOR TRADING CO", "JOINT: AMOS GRIGSBY", "For: AMOS GRIGSBY": how a holder is addressed is not part of the name. */
function withoutStyle(line: Line): Line {
  const [style, ...name] = line.words
  const isStyled = name.length > 0 && /^(?:M\/S\.?|(?:joint(?: owner)?|co-?owner|for|to):)$/i.test(style!.text)
  return isStyled ? lineOf(name) : line
}

/** The part before the label of another column that almost touches it: "HARBOR TRADING CO  Account No. : 7712". */
function upToLabel(line: Line): Line {
  const label = line.words.findIndex((word, i) => i > 1 && NEXT_LABEL.test(word.text))
  if (label < 0) return line
  // "WREN & DAUGHTER LLC Statement Period: ..." is longer than its column.
  const isLabelled = line.words.slice(label, label + 3).some(({ text }) => text.endsWith(':'))
  return isSetApart(line.words.slice(0, label + 1), label) || isLabelled ? lineOf(line.words.slice(0, label)) : line
}

/** The part before a house number. */
function upToDigits(line: Line): Line {
  const end = line.words.findIndex((word) => /\d/.test(word.text))
  return end > 0 && /^\d{1,6}[A-Z]?$/i.test(line.words[end]!.text) ? lineOf(line.words.slice(0, end)) : line
}

/** A firm may have a longer name: "DE LA FUENTE TILE & STONE WORKS, INC." */
const longest = (text: string) => (namesCompany(text) ? 9 : 7)

function isName(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > longest(text) || NOT_A_NAME.test(text)) return false
  return !namesBank(text) && words.every((word) => NAME_WORD.test(word)) && words.some((word) => word.length > 2)
}

/** Without a label or an address, a name is less certainly the holder's. */
const IN_PASSING = 0.8
/** Capitalised words, and the small words within names. */
const NAME = "\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}[\\p{L}.'’-]*|de|la|van|von|der|da|del)){1,4}"
const PASSAGES = [
  // "Renata Castellanos · Spend account ···· 5521"
  new RegExp(`^(?<name>${NAME}) [·•|] .*\\b[Aa]ccount\\b.*\\d{4}$`, 'u'),
  // "Nadia Berenson - Checking Account Statement"
  new RegExp(`^(?<name>${NAME}) [-–—] (?:Checking|Savings|Bank)?(?: Account)? ?Statement$`, 'u'),
  // "NADIA S BERENSON - INDIVIDUAL"
  new RegExp(`^(?<name>${NAME}) [-–] (?:INDIVIDUAL|JOINT|Individual|Joint|TOD)\\b`, 'u'),
]

/** "Marisol Quintanilla <marisol.q@mail.example>" in the header of a printed message. */
const ADDRESSEE = new RegExp(`(?<name>${NAME}) <(?<address>[^<>@ ]+@[^<>@ ]+)>$`, 'u')

/** The name of a person beside that person's e-mail address; a company's name is in the domain of its address. */
function addressee(page: Page, line: Line): Found<string> | null {
  for (const cell of line.cells) {
    const { name, address } = ADDRESSEE.exec(cell.text)?.groups ?? {}
    if (name && isOwnAddress(address!, name) && isName(name))
      return inPassing(foundAt(name, page, cell.words.slice(0, -1)))
  }
  return null
}

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
  return addressee(page, line)
}

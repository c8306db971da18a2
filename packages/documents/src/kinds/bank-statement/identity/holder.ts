import { type Line, lineOf } from '../../../layout/lines.ts'
import { height, type Page } from '../../../model/page.ts'
import { endsAddress, isStreet } from '../../../entities/address.ts'
import { blockAbove } from '../../../entities/names-over-addresses.ts'
import { endsBankName, isIncorporated, namesBank, namesCompany } from '../../../entities/organisation.ts'
import { type Found, firstOn } from '../../../layout/found.ts'
import { valuesAtLabels } from '../../../labels/values.ts'
import { figureKind } from '../../../tables/ledger/words/figures.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { either, whole, within } from '../../../vocabulary/phrases.ts'
import { goesOn, JOINT_HOLDER, jointName, withoutTitle } from './joint-name.ts'
import { beginsWith, isBelowBank, isRightBelow, LARGE } from './letterhead.ts'
import { withoutRows } from '../../../layout/noise.ts'
import { isSetApart, usualHeight, dropBetween } from '../../../layout/geometry.ts'

const LABELS = whole(`
  (company |business )?name, (primary )?account (holder|owner|name|title)( ?s| 1)?, owner( ?s)?, customer( name)?, card ?holder( name)?, primary owner, member( name)?, titular,
  prepared for, account of, (account )?statement (for|of), in account with, welcome( back)?
`)
const NEXT_LABEL = /\b(?:account|statement|address|member|customer|email|phone|date|page|period)\b/i
/** "OKAFOR MARINE SERVICE" is a firm, "OKAFOR MARINE SERVICE, INC." too. */
const NOT_A_NAME = either(
  within(`
    bank, n\\.?a\\.?, credit union, customer(?!$), valued customer, (?<!\\w \\w+ )service, service(?!$), box, mailing, address, website, questions,
    fdic, ncua, sipc, finra, equal housing, statement, accounts?, branch, office, page, return, inquir, write, call, contact, support, department, dept,
    attn, phone, online, center, headquarters, federal, financial, www, period, from, through, member, checking, savings,
    banker, rewards?, (?:codes?|details|information|identification|numbers?|types?|hours)$, client (services?|care|relations), correspondence, lockbox, banking, summary, money market, overview, total, fees?, procedures?, balance, (?:brought|carried) forward
  `),
  /[@:$%]|\.com/i,
)
/** The neighbourhood that an address in Puerto Rico names above the street. */
const NEIGHBOURHOOD =
  /^(urb|urbanizaci[oó]n|cond|condominio|barrio|bo|parcelas|parc|residencial|res|sector|calle)\b\.?/i
/** An address on one line: the name precedes the house number. */
const HAS_STREET_NUMBER = /\d+\s+\p{L}.*\b\d{5}\b/u
const NAME_WORD = /^(?:[\p{L}][\p{L}.'’&,-]*|&)$/u

/** The legal form of a firm, at the end of its name or on the next line. */
const LEGAL_FORM = /(?:^|,? )(?:inc|llc|ltd|corp|co|lp|llp|pc|pllc)\.?$/i

/** The holder's name at a label: "Account Holder: John Doe". */
export function labelledHolder(page: Page, lines: readonly Line[]): Found<string> | null {
  const rows = withoutRows(lines).map((line) => line.cells)
  const em = usualHeight(lines)
  const named = (labels: RegExp) =>
    valuesAtLabels({ rows, em, tableTop: Infinity, isOfTable: headsAmounts }, (text) => labels.test(plain(text)))
      .flatMap(({ label, values }) => values.map((name) => ({ label, name })))
      .filter(({ name }) => isName(name.text))
  const [first] = named(LABELS)
  if (!first) return null
  const others = named(JOINT_HOLDER).map(({ name }) => name)
  return jointName(page, others.length > 0 ? [first.name, ...others] : namesBelow(first, rows))
}

/** "Account holders:", "Owner(s)" */
const OF_SEVERAL = /s\)?(?:$|:)/i

/** The names from a labelled one down to the address; without an address, those that the label or the first name announces. */
function namesBelow({ label, name }: { label: Line; name: Line }, rows: readonly (readonly Line[])[]): Line[] {
  const isUnder = dropBetween(label, name) > -0.5 * label.height
  const beside = isUnder && OF_SEVERAL.test(label.text) ? namesBeside(label, name, rows) : []
  if (beside.length > 0) return [name, ...beside]
  // Beside its label, a name is above the values of other labels.
  const cells = isUnder ? rows.flat() : rows.map(([first]) => first!)
  const block = [name]
  for (let next; (next = cells.find((cell) => isRightBelow(cell, block.at(-1)!))) && block.length < 6;) {
    block.push(next)
    if (!endsAddress(next.text)) continue
    const names = namesIn(block)
    return names.length > 0 ? names : [name]
  }
  const [, second] = block
  const isAnnounced = second && isName(second.text) && (OF_SEVERAL.test(label.text) || goesOn(name, second))
  return isAnnounced ? [name, second] : [name]
}

/** The names on the line of the first, if nothing else stands there and no other label above. */
function namesBeside(label: Line, name: Line, rows: readonly (readonly Line[])[]): readonly Line[] {
  const [own, labels] = [name, label].map((cell) => rows.find((row) => row.includes(cell)))
  return labels?.length === 1 && own?.every(({ text }) => isName(text)) ? own.slice(1) : []
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
  const em = usualHeight(lines)
  const towns = cells.filter((cell) => endsAddress(cell.text))
  const blocks = towns.map((town) => withoutLetterhead(linesOfAddress(town, cells, em)))
  const company = firstOn(lines, ({ text }) => FINTECH.exec(text)?.[1] ?? null)
  const isOfWriter = ([head]: readonly Line[]) => company !== null && beginsWith(head!.text, company)
  const ofOthers = blocks.filter((block) => !isOfBank(block) && !isOfWriter(block))
  const apart = ofOthers.filter(([head]) => !isBelowBank(head!, cells))
  for (const block of [...apart, ...ofOthers, ...blocks.map(belowBank)]) {
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
  const names: Line[] = []
  const lines = block.filter((line) => line !== block.at(-1) || HAS_STREET_NUMBER.test(line.text))
  const neighbourhood = lines.findIndex(({ text }) => NEIGHBOURHOOD.test(text))
  for (const line of neighbourhood < 0 ? lines : lines.slice(0, neighbourhood)) {
    const titled = withoutTitle(line)
    if (!titled && names.length > 0) continue
    const name = upToDigits(upToLabel(withoutStyle(titled ?? line)))
    const isOfStreet = isStreet(line.text)
    if (!isOfStreet && isName(name.text) && !endsAddress(line.text)) names.push(name)
    else if (names.length === 1 && line.words.length === 1 && LEGAL_FORM.test(line.text)) return [...names, line]
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

export function isName(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > longest(text) || NOT_A_NAME.test(text.replace(LEGAL_FORM, ''))) return false
  return !namesBank(text) && words.every((word) => NAME_WORD.test(word)) && words.some((word) => word.length > 2)
}

import { either, within } from '../../../vocabulary/phrases.ts'
import { runsOf } from '../../../layout/cells.ts'
import { type Line, lineOf } from '../../../layout/lines.ts'
import { height, type Page, type Word, textOf } from '../../../model/page.ts'
import { STATE_NAMES } from '../../../entities/address.ts'
import { beforeAddress } from '../../../entities/names-over-addresses.ts'
import { callsItselfBank, endsBankName, isWellKnownBank, namesBank } from '../../../entities/organisation.ts'
import { type Found, foundAt } from '../../../layout/found.ts'
import { withoutRows } from '../../../layout/noise.ts'
import { beginsWith, isInLetterhead, isRightBehind, isRightBelow } from './letterhead.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { blankBetween, isSetApart, usualHeight } from '../../../layout/geometry.ts'

const PROSE = either(
  within(`
    your, you, we, our, please, call, contact, write, service(?! (savings|federal|credit|bank)), deposits?, accounts?, insured, online, member, statement, questions, page,
    summary, www, box, sheet, details, transaction, payments?, cards?, received, switch, paperless, e-statements?, most, is, are, another
  `),
  /[:@]|\d{3}|\.com/i,
)
const FDIC = /^(.{3,40}?),?\s+member\s+fdic/i

/** "(Deposits are held by) the program bank": a bank that the text does not name. */
const UNNAMED = /^(?:the|an?|its|this|that|each|any|another) \p{Ll}/u
/** "harborbank.example": the bank's web address. */
const WEB_ADDRESS = /(?:^|\s)[\w-]{3,}\.[a-z]{2,}(?:\/|\s|$)/
/** "a division of Harbor Bank", "Write to: Harbor Bank" */
const BEFORE =
  /^(?:an? (?:\p{L}+ )?(?:division|subsidiary|affiliate|brand|trade name) of|(?:write|mail|bank)(?: to)?:) /iu
/** "Everyday Savings by Harbor Bank" */
const BY = /^(?:by|from):?$/i
/** "Harbor Bank, N.A. (347), PO Box 5128": a number of the bank's own. */
const OWN_NUMBER = /^\(\d+\),?$/
/** Words of a name: "Second Federal Savings and Loan Association of Toledo". */
const LONGEST = 9
/** OCR is less confident of letters that it takes an emblem for. */
const UNSURE = 0.7

const CITY_AND_STATE = new RegExp(
  `^\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2},? (?:[A-Z]{2}|${STATE_NAMES})(?: \\d{5}(?:-\\d{4})?(?: .*)?)?$`,
  'u',
)

/** A line that no name begins with: "Cooperativa de Crédito Perla" over "del Sur", "HARBOR BANK" over "OF NEW JERSEY". */
const CONTINUES_NAME = /^(?:de|del|of|y|and|&|OF|AND) \p{Lu}[\p{L} ]*$/u
const JOINS = /^(?:de|del|of|the|y|and|&)$/i
const PRINTED_AT = /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2} [AP]M$/
/** What does not go on with a name in capitals. */
const IN_SMALL_LETTERS = /^(?!(?:plc|union|services|company|association|trust)\b)[^\p{Lu}\p{N}&(]/u
/** Words for the bank behind another company's account. */
const BEHIND = /\b(provided|offered|through|issued|services?)\b/i

/** The bank's name as printed: near the top of the page, in large letters, or beside "Member FDIC". */
export function bankNameOn(page: Page, lines: readonly Line[]): Found<string> | null {
  // A transaction may name another bank.
  const frame = withoutRows(lines).filter((line) => line.leadingDate === null && !line.hasMoney)
  const usual = usualHeight(lines.flatMap(({ cells }) => cells))
  const cells = [...lines.flatMap(titleOfPrint), ...frame.flatMap(ownCells)]
    .map(withoutEmblem)
    .flatMap(betweenMarks)
    .flatMap(nameIn)
  const named = cells
    .filter(
      (cell) =>
        cell.words.length <= LONGEST &&
        !isOfOther(cell) &&
        !PROSE.test(cell.text) &&
        !UNNAMED.test(cell.text) &&
        !WEB_ADDRESS.test(cell.text) &&
        /\p{L}{3}/u.test(cell.text),
    )
    .map((cell) => ({ cell, score: scoreOf(page, cell, usual) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => Number(isProduct(a.cell)) - Number(isProduct(b.cell)) || b.score - a.score)[0]
  if (named) return foundName(page, withoutProduct(withRest(named.cell, cells, usual)))
  return besideFdic(page, cells)
}

/** "Harbor Bank Smart Checking" is the name of an account, "Harbor Bank & Savings" is not. */
const isProduct = ({ text }: { text: string }) =>
  /(?<!(?:&|\band) )\b(?:checking|savings|money market)[®™*]?$/i.test(text)

/** The bank's name at the beginning of an account's: "Harbor Bank" of "Harbor Bank Smart Checking". */
function withoutProduct(words: readonly Word[]): readonly Word[] {
  if (!isProduct({ text: textOf(words) })) return words
  const end = words.findIndex((_, i) => namesBank(textOf(words.slice(0, i + 1)))) + 1
  return end > 0 ? words.slice(0, end) : words
}

/** The page title that a browser prints after the time: "11/2/26, 9:41 PM   Queen City Bank". */
function titleOfPrint(line: Line): Line[] {
  const [time, ...title] = line.cells
  return time && PRINTED_AT.test(time.text) ? title : []
}

/** The parts of "Harbor Bank · Online Banking"; of a title, those before and behind a dash too: "Bank Statement - Citizens Bank". */
function betweenMarks({ words, text }: Line): Line[] {
  const marks = /\bstatement\b/i.test(text) ? /^[·•|–—:-]$/ : /^[·•|]$/
  return runsOf(words, (word) => !marks.test(word.text))
}

/** Removes the label before the name. */
function nameIn(cell: Line): Line[] {
  const before = BEFORE.exec(cell.text)?.[0].trim().split(' ').length ?? behindBy(cell)
  // "(800) BANK-BBT" is a telephone number, not a name.
  const words = withoutPredicate(cell.words.slice(before)).filter(({ text }, i) => i === 0 || !OWN_NUMBER.test(text))
  return words.length > 0 ? [lineOf(withoutRest(words))] : []
}

/** "▲ HARBOR": the words without a logo's triangle or star before them. */
const behindMark = (words: readonly Word[]) => {
  const first = words.findIndex(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return words.slice(Math.max(0, first))
}

/** OCR takes an emblem for letters that it is unsure of, or for a single one: "we, Harbor Bank", "e Harbor Bank". */
function withoutEmblem(line: Line): Line {
  const [first, ...name] = line.words
  if (!first || !name[0] || first.confidence >= (/^\p{Ll}$/u.test(first.text) ? 1 : UNSURE)) return line
  return /^\p{Ll}/u.test(first.text) && /^\p{Lu}/u.test(name[0].text) ? lineOf(name) : line
}

/** The number of words before the bank's name: "Everyday Checking by Harbor Bank", "from Harbor Bank". */
function behindBy({ words }: Line): number {
  const by = words.findLastIndex(({ text }, i) => BY.test(text) && !BEHIND.test(words[i - 1]?.text ?? ''))
  const isOwn = callsItselfBank(textOf(words.slice(by + 1))) && !callsItselfBank(textOf(words.slice(0, by)))
  return isOwn ? by + 1 : 0
}

/** "Accounts offered by Harbor Bank" names the bank behind another company's account. */
const isOfOther = ({ words }: Line) =>
  words.some(({ text }, i) => BY.test(text) && BEHIND.test(words[i - 1]?.text ?? ''))

/** The cells without one behind "Issued by". */
const ownCells = ({ cells }: Line) => cells.filter((_, i) => !(cells[i - 1] && isOfOther(cells[i - 1]!)))

/** Cuts before the bank's address or its city, or at a wide blank, after which the holder may be named: "Harbor Bank, Gloucester, MA 01930". */
function withoutRest(words: readonly Word[]): readonly Word[] {
  const address = beforeAddress(lineOf(words))?.words.length
  const end = words.findIndex(
    (_, i) => i > 0 && callsItselfBank(textOf(words.slice(0, i))) && (i === address || endsBefore(words, i)),
  )
  if (end < 0 || PROSE.test(textOf(words.slice(0, end)))) return words
  const name = words
    .slice(0, end)
    .map((word, i) => (i === end - 1 ? { ...word, text: word.text.replace(/[,·•|–—-]$/, '') } : word))
  return name.filter(({ text }) => text !== '')
}

/** Whether words of a name's line are a city, or in the next column. */
function endsBefore(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1]!, words[at]!]
  const isApart = isSetApart(words, at)
  const isCity = CITY_AND_STATE.test(textOf(words.slice(at))) && (isApart || /[,·•|]$|^[-–—]$/.test(before.text))
  return (
    isCity ||
    (isApart && blankBetween(before, word) > height(before) && callsItselfBank(before.text) && !JOINS.test(word.text))
  )
}

/** Cuts before small letters behind a name: "U.S. Bank accepts Relay Calls", "CHASE for BUSINESS"; "Bank without fees" is no name. */
function withoutPredicate(words: readonly Word[]): readonly Word[] {
  const isWhole = callsItselfBank(textOf(words))
  const end = words.findIndex(({ text }, i) => {
    const name = textOf(words.slice(0, i))
    const isNamed = callsItselfBank(name) || (isWellKnownBank(name) && !isWhole)
    return isNamed && !JOINS.test(text) && !JOINS.test(words[i - 1]!.text) && IN_SMALL_LETTERS.test(text)
  })
  const name = end > 0 ? words.slice(0, end) : words
  return end > 0 && endsBankName(textOf(name)) ? [] : name
}

/** A name in an address may end with the comma of the line; a logo's mark may be before or behind one. */
function foundName(page: Page, words: readonly Word[]): Found<string> {
  const name = behindMark(words)
  return foundAt(textOf(name).replace(/[^\p{L}\p{N}.)!®™*’]+$/u, ''), page, name)
}

/** "Navy Federal", also on two lines, over "Credit Union"; "HARBOR" over "BANK & TRUST"; "STATE BANK OF" over "HARBOR". */
function withRest(name: Line, cells: readonly Line[], usual: number): readonly Word[] {
  const isBegun = (cell: Line) => isRightBelow(name, cell) || isRightBehind(name, cell)
  const above = cells.find((cell) => isBegun(cell) && beginsLogo(cell, name, cells, usual))
  // "HARBOR SERVICE" over "FEDERAL CREDIT UNION" is a name only as a whole.
  if (above && !PROSE.test(`${above.text} ${name.text}`)) {
    const first = cells.find((cell) => isRightBelow(above, cell) && isAsLarge(cell, above) && !PROSE.test(cell.text))
    return [...(first?.words ?? []), ...above.words, ...name.words]
  }
  const goesOn = JOINS.test(name.words.at(-1)!.text)
  const further = cells.find(
    (cell) => isRightBelow(cell, name) && (goesOn || CONTINUES_NAME.test(cell.text)) && isAsLarge(cell, name),
  )
  if (further) return [...name.words, ...further.words]
  const below = cells.find((cell) => isRightBelow(cell, name) && endsBankName(cell.text))
  return below && !callsItselfBank(name.text) ? [...name.words, ...below.words] : name.words
}

/** Letters of a logo on two lines are at least this many times as large as the text. */
const OF_LOGO = 1.2

/** Whether a line over a name begins it: the name is but an end, the lines are equally large, or the page prints both as one. */
function beginsLogo(above: Line, name: Line, cells: readonly Line[], usual: number): boolean {
  if (endsBankName(name.text)) return true
  const whole = `${above.text} ${name.text}`
  const isOwn = /^\p{L}[\p{L} '’&.-]*$/u.test(above.text) && !namesBank(above.text) && !isProduct(above)
  if (!isOwn || `${plain(name.text)} `.includes(`${plain(above.text)} `)) return false
  return (above.height > OF_LOGO * usual && isAsLarge(above, name)) || cells.some(({ text }) => beginsWith(text, whole))
}

const isAsLarge = (cell: Line, other: Line) => Math.abs(cell.height - other.height) < 0.1 * other.height

function besideFdic(page: Page, cells: readonly Line[]): Found<string> | null {
  // "QUESTIONS? Member FDIC" names no bank.
  const fdic = cells.find(({ text }) => FDIC.test(text) && !PROSE.test(FDIC.exec(text)![1]!))
  const isMidSentence =
    fdic && cells.some((cell) => BEHIND.test(cell.text) && (cell === fdic || isRightBelow(fdic, cell)))
  if (!fdic || isMidSentence) return null
  const count = FDIC.exec(fdic.text)![1]!.split(/\s+/).length
  const words = fdic.words.slice(0, count)
  return foundName(page, words)
}

/** A name in the letterhead is what the bank calls itself; its legal name in the text is of no account's holder. */
const OF_LETTERHEAD = 3

function scoreOf(page: Page, cell: Line, usual: number): number {
  const isNamed = (callsItselfBank(cell.text) ? 2 : 0) + (isWellKnownBank(cell.text) ? 2 : 0)
  if (isNamed === 0) return 0
  const place = 1 - cell.box[1] / page.height
  const letterhead = isInLetterhead(page, cell, usual) ? OF_LETTERHEAD : 0
  return isNamed + letterhead + place + Math.min(cell.height, 30) / 30
}

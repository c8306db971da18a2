import { either } from '../vocabulary/phrases.ts'
import { UNCONTRADICTED } from '../equations/confidence.ts'
import { type Line, lineInOrder, lineOf, linesOf } from '../layout/lines.ts'
import type { Page } from '../model/page.ts'
import { type Found, firstOn, foundIn, atMost, wordsBetween } from '../layout/found.ts'
import { shareColumn, areFlush, dropBetween, isNextLine } from '../layout/geometry.ts'

/**
 * Groups of digits or of masking characters; the last may be a check digit ("438-112776-5", "xxxxx 4471 2") or shorter ("4810 0293
 * 77").
 */
const SHORT_END = '\\d{1,3}(?![\\d,./])'
const NUMBER =
  '([\\dXx*•·#.…-][\\dXx*•·#.…\\s-]*' +
  `(?:(?<=[Xx*•·]{2} ?)\\d{4} \\d(?=\\s*$)|\\d{4}(?!(?<=\\d{4} \\d{4}) ${SHORT_END}| \\d{3} \\d{3}(?![\\d,./]))|(?<=\\d )\\d{3} \\d{3}(?![\\d ,./])|\\d{3,}-\\d{1,3}|(?<=\\d{4} )\\d{4} ${SHORT_END}|(?<=(?<![Xx*•·\\d])\\d{3,4} )\\d{3} \\d{1,3}(?=\\s*$)))(?![\\d-])`
const LABELLED = new RegExp(
  `\\b(?:account|acct|a/c|member|share|cuenta|iban)\\b\\.?\\s*(?:number|no\\.?|n[uú]m(?:ero)?\\.?|nbr|id|#|ending)?\\s*(?:in|with)?\\s*(?:[:#]|-(?!-))*\\s*(?:[A-Z]{2}(?=\\d\\d)|[A-Z]{3,4}(?=\\d{8})|\\d[A-Z]{1,2}(?=\\d{5})|(?=\\d?[A-Z])[A-Z\\d]{1,3}-(?=\\d))?${NUMBER}`,
  'gi',
)
const ENDING =
  /\b(?:account|acct|checking|savings)\b[^\d]{0,24}\b(?:ending|ends)\s*(?:in|with)?\s*:?\s*(\d{4})(?!\d|[,.-]\d)/i
const AFTER_TYPE = new RegExp(
  `\\b(?:\\w*checking|savings|chequing|money market|certificate|share draft|banking|CD|account)(?:s|TM)?\\b[^\\d]{0,12}?(?:[\\s#:(-]|(?=[.•*·]{3}|…))(?!\\(?\\d{3}\\)?[-. ]\\d{3}[-.]\\d{4}(?!\\d))${NUMBER}`,
  'i',
)
const LABEL =
  /(?:^|\s)((?:your )?(?:account|acct|cuenta)\.?\s*(?:number|no\.?|n[uú]m(?:ero)?\.?|nbr|#)\s*:?)(?=$|\s[\s/|·]*statement (?:period|date)\b)/i
const DIGITS = new RegExp(`(?<![\\d$,.])${NUMBER}(?![,.]\\d|\\p{L})`, 'u')
const OF_MEMBER = /^member/i
const OF_ACCOUNT = /^(?:account|acct|a\/c|cuenta|iban)/i
/** A number without a mask or letters has at least so many digits. */
const LEAST_PLAIN = 6
/** Characters that replace hidden digits. */
const MASKED = /[Xx*•·]|[-.#…]{3,}/
/** Brokers' account numbers contain letters: "7AB-22817". */
const LETTERED = /\b\d?[A-Z][A-Z\d]{0,2}-$/
/** A cell with a name and the last digits of its number: "Spending •••• 0419". A card's number is not the account's. */
const NAMED = /^(?!.*\bcard\b)(?:\p{L}[\p{L} .'’-]{2,40}\s)?([•·]{2,}\s?\d{4}|[Xx*]{3,}(?:-?\d)+-?\d{1,4})$/iu
/** The number after its label in a list of account details: "Number: ******2290". */
const NUMBERED = /^number:\s([Xx*•·]{3,}[\s-]?\d{4})$/iu
/** A line with the name of an account and the last digits of its number: "Holiday Club ...4497". */
const CLIPPED = /^(?!.*\b(?:card|visa|mastercard|from|to)\b)(?:\p{Lu}[\p{L}’']* ){1,4}((?:\.{3}|…)\s?\d{4})$/iu
/** A heading with the name of an account and its last four digits: "Savings Account - 4471"; a year is not a number. */
const HEADED =
  /^\p{L}[\p{L} ]*\b(?:checking|savings|account|banking)(?: \p{L}+){0,2} [-–] (?!(?:19|20)\d\d(?: |$))(\d{4})(?=$| \|| \p{L}{2})/iu

/** The four last digits of a number whose mask OCR lost, or that prints no more: "Account: 8317". */
const BARE = /\b(?:account|acct)\.?(?: (?:number|no\.?|#))?: ?((?!(?:19|20)\d\d)\d{4})$/i
/** OCR with less confidence hardly read a word. */
const UNREAD = 0.6
/** Dots read as one letter, however surely: "eeee". */
const REPEATED = /^([a-z])\1{2,}$/i
const NAMED_BEFORE_MASK =
  /^(?=.*\b(?:account|checking|savings|spending)\b)(?:[\p{L}-]+ ){1,3}\S{3,5} (?!(?:19|20)\d\d$)\d{4}$/iu
/** A telephone number, by the words before it or as one that is free of charge: "24-Hour Banking: 800-555-0187". */
const PHONE = either(
  /\b(?:call|phone|tel|fax|contact us)/i,
  /(?<![\d-])(?:1[- .])?\(?8(?:00|22|33|44|55|66|77|88)\)?[- .]{1,2}\d{3}[- .]?\d{4}(?!\d)/i,
  /(?<![\d-])1-8\d\d-[A-Z\d-]*[A-Z]/i,
)

/** The last four digits of the account number on a line; no more than these are ever returned. */
export function accountNumberOn(page: Page, printed: Line): Found<string> | null {
  const line = PHONE.test(printed.text) ? beforePhone(printed) : printed
  if (!line) return null
  const labelled = labelledIn(line.text) ?? ENDING.exec(line.text)
  const headed = line.cells.flatMap(({ text }) => HEADED.exec(text)?.[0] ?? [])[0]
  if (headed !== undefined) return numberAtEnd(page, line, headed)
  const match = labelled ?? AFTER_TYPE.exec(line.text) ?? namedIn(line)
  if (!match && (BARE.test(line.text) || isBehindUnreadMask(line)))
    return atMost(numberAtEnd(page, line, line.text), UNREAD)
  if (!match) return null
  const start = match.index + match[0].lastIndexOf(match[1]!)
  const found = lastFour(page, line, start, (labelled && restOfCell(line, start)) ?? match[1]!)
  return found && atMost(found, labelled ? 1 : UNCONTRADICTED)
}

/** A number in groups of any length, which are all that its cell holds after the label: "Account Number 80 1147 3". */
function restOfCell(line: Line, start: number): string | null {
  const rest = inItsCell(line, start, line.text.slice(start))
  return /^\d+(?: \d+)+$/.test(rest) && digitsOf(rest).length >= LEAST_PLAIN ? rest : null
}

/** The number at the label of an account; without one, that of the first label: "Member Number: 551299  Account Number: 77009933". */
function labelledIn(text: string): RegExpExecArray | undefined {
  const all = [...text.matchAll(LABELLED)]
  const own = all.find((match) => OF_ACCOUNT.test(match[0]) && match[1]!.replace(/\D/g, '').length >= LEAST_PLAIN)
  return all[0] && OF_MEMBER.test(all[0][0]) ? (own ?? all[0]) : all[0]
}

/** Dots that mask a number are misread as letters: "Savings Pod e2ae 8802", "Savings eeee 6630". */
function isBehindUnreadMask({ words, text }: Line): boolean {
  const mask = words.at(-2)
  const isUnread = mask !== undefined && (mask.confidence < UNREAD || REPEATED.test(mask.text))
  return isUnread && NAMED_BEFORE_MASK.test(text)
}

/** The part of a line left of a telephone number: "Checking account: 1852 184417    Call 800-266-3742". */
function beforePhone(line: Line): Line | null {
  const cells = line.cellsApart(line.height)
  const phone = cells.findIndex(({ text }) => PHONE.test(text))
  const own = cells.slice(0, phone)
  return own.length > 0 ? lineInOrder(own.flatMap(({ words }) => words)) : null
}

function numberAtEnd(page: Page, line: Line, text: string): Found<string> {
  const end = line.text.indexOf(text) + text.length
  return foundIn(text.slice(-4), page, line, end - 4, end)
}

function namedIn(line: Line): RegExpExecArray | null {
  const cell = line.cells.find(({ text }) => NAMED.test(text))
  const match = (cell && NAMED.exec(cell.text)) ?? numbered(line)
  if (match) match.index = line.text.indexOf(match[0])
  return match
}

function numbered(line: Line): RegExpExecArray | null {
  const cells = line.cells.map(({ text }) => NUMBERED.exec(text))
  return cells.find((match) => match !== null) ?? CLIPPED.exec(line.text)
}

interface NumberLabel {
  line: Line
  /** Whether its cell begins with it. */
  isWhole: boolean
}

/** The account number below a label that is alone or heads a table. A line of other print may be in between. */
export function accountNumberUnder(page: Page, labels: Line, below: readonly Line[]): Found<string> | null {
  const cells = labels.cells
  const label = cells.flatMap((cell) => labelIn(cell) ?? [])[0] ?? columnOfNumbers(cells, below)
  if (!label) return null
  const next = below.slice(0, 2).filter((line) => dropBetween(labels, line) < 1.5 * labels.height)
  const under = next
    .flatMap((line) => line.cells)
    .find((cell) => (label.isWhole ? shareColumn(cell, label.line) : areFlush(label.line, cell)))
  const value = under ?? (label.isWhole && labels.text.endsWith(label.line.text) ? below[0] : undefined)
  const match = value && DIGITS.exec(value.text)
  return match ? lastFour(page, value, match.index, match[1]!) : null
}

/** "Holder   Account   Bank" over a number: in a row of captions, "Account" alone says what is below. */
function columnOfNumbers(heads: readonly Line[], [values]: readonly Line[]): NumberLabel | undefined {
  const label = heads.length > 1 ? heads.find(({ text }) => /^(?:account|acct\.?)$/i.test(text)) : undefined
  const value = label && values?.cells.find((cell) => shareColumn(cell, label))
  return value && /^[\dXx*•· -]{3,}$/.test(value.text) ? { line: label, isWhole: true } : undefined
}

/** A masked number and nothing else: "*5529", "...5529", "XXXXXX-219-4". */
const MASKED_ALONE = /^(?:[•·Xx*…]+|\.{3,})[\s-]?\d{3}[\d -]*$/u
/** The cell of a line that is a masked number and nothing else. */
export const maskedCellOf = ({ cells }: Line) => cells.find(({ text }) => MASKED_ALONE.test(text))
/** The end of an account's name. */
const OF_TYPE = /\p{L} (?:checking|savings|chequing|money market|share draft|banking|account)[®™]?$/iu

/** The masked number in a cell of its own under an account's name: "Free Checking" over "*5529". */
export function numberUnderName(page: Page, { cells }: Line, below: Line | undefined): Found<string> | null {
  const value = below && maskedCellOf(below)
  const name = value && cells.find((cell) => OF_TYPE.test(cell.text) && areFlush(value, cell))
  if (!name || !isNextLine(value, name)) return null
  const found = lastFour(page, value, 0, value.text)
  return found && atMost(found, UNCONTRADICTED)
}

/** The label at the end of a cell, or before that of the period; words before it may belong to the cell beside it. */
function labelIn(cell: Line): NumberLabel | null {
  const match = LABEL.exec(cell.text)
  if (!match) return null
  const end = match.index + match[0].length
  const words = wordsBetween(cell, end - match[1]!.length, end)
  return { line: lineOf(words), isWhole: words[0] === cell.words[0] }
}

function lastFour(page: Page, line: Line, start: number, printed: string): Found<string> | null {
  const isLettered = LETTERED.test(line.text.slice(0, start))
  const isLong = (number: string) => {
    const least = /\bend(?:ing|s)\b/i.test(line.text) ? 4 : MASKED.test(number) ? 3 : isLettered ? 5 : LEAST_PLAIN
    return digitsOf(number).length >= least
  }
  const number = [inItsCell(line, start, printed), printed].find(isLong)
  if (number === undefined) return null
  const found = foundIn(digitsOf(number).slice(-4), page, line, start, start + number.length)
  return { ...found, raw: `…${found.value}` }
}

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** The part of a number in the cell where it begins; another column may follow: "104-772-9   1155 Canal St", "xxxxx 4471    2". */
function inItsCell({ cells }: Line, start: number, printed: string): string {
  let end = -1
  for (const { text } of cells) if (end < start) end += text.length + 1
  return printed.slice(0, Math.max(0, end - start))
}

/** A card that holds money itself: its holder knows no account number behind it. */
const HOLDS_MONEY = /\b(?:prepaid|pay(?:roll)? ?card|card balance|card account)\b/i
const CARD_NUMBER =
  /\bcard\s*(?:(?:number|no\.?|num\.?|#)(?:\s*ending(?: in)?)?|ending(?: in)?|(?=:\s*[Xx*•·]{2}))\s*:?\s*((?:[Xx*•·\d][Xx*•·\d\s-]*?)?\d{4})(?![\d-]|\s\d)/i
/** A card's masked number alone in its cell: "XXXX XXXX XXXX 3306" under "Card Account". */
const MASKED_CARD = /^(?:[Xx*•·]{4}[ -]?){3}(\d{4})$/
/** Confidence of a card number used as the account number because there is no other. */
const FOR_WANT = 0.85

/** The last four digits of a prepaid card, if its statement names only one card. */
export function prepaidCardNumber(pages: readonly Page[]): Found<string> | null {
  const lines = pages.flatMap((page) => linesOf(page).map((line) => ({ page, line })))
  if (!lines.some(({ line }) => HOLDS_MONEY.test(line.text))) return null
  const found = lines.flatMap(({ page, line }) => {
    const match = line.leadingDate ? null : cardNumberOn(line)
    if (!match) return []
    const start = line.text.indexOf(match[0]) + match[0].lastIndexOf(match[1]!)
    const number = foundIn(match[1]!.slice(-4), page, line, start, start + match[1]!.length)
    return [{ ...atMost(number, FOR_WANT), raw: `…${number.value}` }]
  })
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null
}

const cardNumberOn = (line: Line): RegExpExecArray | null =>
  CARD_NUMBER.exec(line.text) ?? firstOn(line.cells, ({ text }) => MASKED_CARD.exec(text))

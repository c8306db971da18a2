import { areFlush, blankBetween, dropBetween } from '../layout/geometry.ts'
import { endsAddress, endsAsStreet, isStreet } from '../entities/address.ts'
import { beforeAddress, namesOverAddresses } from '../entities/names-over-addresses.ts'
import { hasIdentifier } from '../entities/masking.ts'
import { isTradeName, namesCompany, namesDepartment, namesPart } from '../entities/organisation.ts'
import { lacksSurname, looksLikePerson } from '../entities/person.ts'
import { flowOf } from '../layout/flow.ts'
import { lineInOrder, linesOf, type Line } from '../layout/lines.ts'
import { height, left, middleY, textOf, type Box, type Page, type Word, byLeft } from '../model/page.ts'
import { isCaption } from '../vocabulary/captions.ts'
import { reading, type Reading } from './reading.ts'

/** Address lines below a name other than a street. */
const BEGINS_ADDRESS =
  /^(\d|psc\b|unit\b|apt\b|suite\b|ste\b|attn\b|c\/o\b|[a-z]+:|one \w+ (street|plaza|way|drive)\b)/i
/** A label misread beyond recognition, or the rest of a long one: "(Box c)", "(Boxes e, f)". */
const OWN_PRINT = /^\(box(?:es)? [^)]*\)$|^.{0,2}\b(?:employ(?:ee|er)\W?s?|last ?name|first ?name)\b/i

/** Words of a name are no farther apart, in heights. */
const APART = 6

/** The name of a company is above its address; a long one takes two lines. `around` are the words in no box. */
export function readCompanyName(words: readonly Word[], around: readonly Word[]): Reading | null {
  const lines = withNameAbove(linesInColumn(linesWithText(words)), around)
  const address = lines.findIndex(
    ({ text }, i) => beginsAddress(text) || endsAddress(text) || isAboveTown(text, lines[i + 1]),
  )
  const [first, second] = lines.slice(0, address < 1 ? 1 : Math.min(address, 2))
  // "Payroll office": the department that receives its mail. "Kestrel Home" goes on with "Health Division".
  const isPart = first && namesCompany(first.text) ? namesPart : namesDepartment
  const isOther = second && (isPart(second.text) || isTradeName(second.text))
  const name = [first, isOther ? undefined : second].filter((line) => line !== undefined)
  return nameOf(name.map(withoutPrintBeside).map(withoutAddress))
}

/** Name and address may be centred on the height of the label to their left: the name is above the label then. */
function withNameAbove(lines: readonly Line[], around: readonly Word[]): readonly Line[] {
  const [first] = lines
  if (!first || !beginsAddress(first.text)) return lines
  const above = linesWithText(around).find(
    (line) => areFlush(line, first) && Math.abs(dropBetween(line, first)) < line.height,
  )
  return above ? [above, ...lines] : lines
}

/** "Any Company LLC, 12 Main St, Any Town, CA 94578": after the comma, or before a town, the number begins the address. */
function withoutAddress(line: Line): Line {
  const name = beforeAddress(line)
  return name && (name.text.endsWith(',') || endsAddress(line.text)) ? name : line
}

const beginsAddress = (text: string) => BEGINS_ADDRESS.test(text) || isStreet(text)

/** A line above the town is the street if it has a number or ends as streets do: "N4410 Road B". */
const isAboveTown = (text: string, next: Line | undefined) =>
  next !== undefined && endsAddress(next.text) && (/\d/.test(text) || endsAsStreet(text))

/** Drops the lines of a notice beside the form, far to the right of where the leftmost line ends. */
function linesInColumn(lines: readonly Line[]): readonly Line[] {
  const own = lines.map(withoutPrintBeside).toSorted((a, b) => left(a.words[0]!) - left(b.words[0]!))[0]
  const last = own?.words.at(-1)
  return last ? lines.filter(({ words }) => blankBetween(last, words[0]!) < APART * height(last)) : lines
}

/** Words far to the right of a name belong to a notice beside the form. */
function withoutPrintBeside(line: Line): Line {
  const end = line.words.findIndex((word, i) => i > 0 && blankBetween(line.words[i - 1]!, word) > APART * height(word))
  return end < 0 ? line : lineInOrder(line.words.slice(0, end))
}

/** The name of a person below or beside its label: first name and initial, last name, suffix, in one line above the address. */
export function readPersonName(words: readonly Word[], label: Box | undefined): Reading | null {
  const [first, second] = linesWithText(words)
  const isScrap = first && second && label && isLevel(first, label) && !beginsAddress(second.text)
  const line = isScrap ? second : first
  const name = line && hasNumber(line) ? withoutAddress(withoutPrintBeside(line)) : line
  const read = nameOf(name && !hasNumber(name) ? [name] : [])
  return read && (lacksSurname(read.value) || !read.value.includes(' ')) ? { ...read, ceiling: CUT } : read
}

/** Confidence of a name without its surname. */
const CUT = 0.6

/** Names of people have no numbers, addresses do: if the name's label was lost, the address may be next. */
const hasNumber = ({ text }: Line) => /\d{2}/.test(text)

/** Words level with the label are print of the form, unless the address comes next. */
const isLevel = ({ words }: Line, label: Box) => words.every((word) => middleY(word) < label[3])

/** Names above addresses on a form with a label for neither: a company's and a person's. */
export function namesByPlace(words: readonly Word[], page: Page): Record<'employer' | 'employee', Reading | null> {
  const names = words.length > 0 ? namesOverAddresses(flowOf([{ page, words }], [])) : []
  const employer = names.find(({ text }) => namesCompany(text))
  const employee = names.find((name) => name !== employer && looksLikePerson(name.text))
  return {
    employer: nameOf(employer && employee ? [employer] : []),
    employee: nameOf(employer && employee ? [employee] : []),
  }
}

/** A name found only by its place is less certain than one with a company's word. */
const BY_PLACE = 0.85

/** The sender of a letter: the name above the first address in its header. */
export function nameInLetterhead(words: readonly Word[], page: Page): Reading | null {
  const [name] = words.length > 0 ? namesOverAddresses(flowOf([{ page, words }], [])) : []
  const read = nameOf(name ? [name] : [])
  return read && !namesCompany(read.value) ? { ...read, ceiling: BY_PLACE } : read
}

function nameOf(lines: readonly Line[]): Reading | null {
  const words = lines.flatMap((line) => line.words)
  if (words.length === 0) return null
  return reading(textOf(words).replace(/,$/, ''), words)
}

function linesWithText(words: readonly Word[]): Line[] {
  const isText = ({ text }: Line) => /[A-Za-z]{2}/.test(text) && !OWN_PRINT.test(text) && !hasIdentifier(text)
  return linesOf({ words: [...words] })
    .flatMap(withoutCaptions)
    .filter(isText)
}

/** A line without the labels of its row, which stand alone or with a blank behind them. */
function withoutCaptions(line: Line): Line[] {
  const captions = line.cells.filter(({ text }) => isCaption(text))
  if (captions.length === 0) return [line]
  const cells = line.cells.filter((cell) => !captions.includes(cell) && cell.text.length > 1)
  return cells.length === 0 ? [] : [lineInOrder(cells.flatMap(({ words }) => words))]
}

const EIN = /^\d{2}-\d{7}$/
const SSN = /^[\dX*•]{3}-[\dX*•]{2}-\d{4}$/i
/** With hidden digits, whatever hides them, and however OCR reads it: "#*K-*K-5528". */
const MASKED_SSN = /^[^\s\d]{2,4}-[^\s\d]{2}-\d{4}$/

/** NN-NNNNNNN if it has nine digits, else as printed. If the label was lost, its hyphen identifies the number. */
export function readEin(box: readonly Word[], around: readonly Word[]): Reading | null {
  const wellFormed = [...box, ...around].find((word) => EIN.test(word.text))
  const best = wellFormed ? [wellFormed] : longestNumber(box.filter((word) => !SSN.test(word.text)))
  if (!best) return null
  const digits = digitsOf(best)
  const value = digits.length === 9 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : textOf(best)
  return reading(value, best)
}

interface SocialSecurityNumber {
  last4: Reading
  /** Whether the full number may have been issued; null if it is masked. */
  plausible: boolean | null
}

/** The last four digits; no more leave the parser. If the label was lost, its hyphens identify the number. */
export function readSocialSecurityNumber(box: readonly Word[], form: readonly Word[]): SocialSecurityNumber | null {
  const wellFormed =
    [...box, ...form].find(({ text }) => SSN.test(text)) ?? box.find(({ text }) => MASKED_SSN.test(text))
  const best = wellFormed ? [wellFormed] : longestNumber(box.filter((word) => !EIN.test(word.text)))
  if (!best) return null
  const digits = digitsOf(best)
  const masked = best.some((word) => /[^\d\s-]/.test(word.text))
  const last4 = digits.slice(-4)
  return { last4: reading(last4, best, `…${last4}`), plausible: masked ? null : isAssignable(digits) }
}

/** Areas 000, 666 and 9xx, group 00 and serial 0000 are never issued (Social Security Administration). */
const isAssignable = (digits: string) => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)

/** The words on one line that together have the most digits, at least four. */
function longestNumber(words: readonly Word[]): Word[] | null {
  const lines = Map.groupBy(
    words.filter((word) => /^[\dX*#•x-]+$/.test(word.text)),
    (word) => Math.round(word.box[3] / 6),
  )
  const best = [...lines.values()].toSorted((a, b) => digitsOf(b).length - digitsOf(a).length)[0]
  return best && digitsOf(best).length >= 4 ? best.toSorted(byLeft) : null
}

const digitsOf = (words: readonly Word[]) => textOf(words).replace(/\D/g, '')

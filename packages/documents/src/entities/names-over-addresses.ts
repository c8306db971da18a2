import { areFlush, dropBetween } from '../layout/geometry.ts'
import { CLOSELY_FLUSH } from '../layout/tolerances.ts'
import { type Line, lineInOrder, lineOf } from '../layout/lines.ts'
import { left, middleX, right, top, type Word } from '../model/page.ts'
import type { Phrase } from '../layout/cells.ts'
import type { Flow } from '../layout/flow.ts'
import { endsAddress, isPostBox, isStreet, isWholeAddress } from './address.ts'
import {
  bareOrganisation,
  endsCompanyName,
  isIncorporated,
  isInTitleCase,
  isTradeName,
  looksLikeOrganisation,
  namesCompany,
  namesDepartment,
  namesGovernment,
  namesJob,
} from './organisation.ts'
import { beforeNextLabel, looksLikePerson, widerGap } from './person.ts'
import { hasLabelWord } from '../vocabulary/word-lists.ts'

/** Names printed above an address, from top to bottom: letters and most stubs print sender and recipient like this. */
export function namesOverAddresses(flow: Flow): Phrase[] {
  const phrases = flow.lines.flatMap((line) => line.phrases)
  return phrases
    .filter((phrase) => endsAddress(phrase.text))
    .flatMap((last) => {
      const found =
        ownName(flow, last, beforeAddress(last)) ??
        nameBeside(flow, last) ??
        nameOver(blockOver(phrases, last, flow.em)) ??
        nameOver([...blockOver(phrases, streetBeside(flow, last), flow.em), last])
      return found ? [bareOrganisation(found)] : []
    })
    .sort((a, b) => top(a) - top(b) || left(a) - left(b))
}

/** "Any Company LLC, 12 Main St, Any Town, CA 94578", or "Payroll Office, 12 Main St, …" below the name on a line of its own. */
function ownName({ lines }: Flow, last: Phrase, name: Phrase | null): Phrase | undefined {
  if (!name || !namesDepartment(name.text)) return name && isName(name) ? name : undefined
  const above = lines[lines.findIndex(({ phrases }) => phrases.includes(last)) - 1]?.phrases ?? []
  return above.length === 1 && isName(above[0]!) ? above[0] : undefined
}

/** The part of a line before a street or a whole address; null if no address follows. */
export function beforeAddress({ words, text }: Line): Line | null {
  if (isPostBox(text)) return null
  const begun = words.findIndex(({ text }) => /\p{L}/u.test(text))
  const mayBegin = ({ text }: Word, i: number) => i > Math.max(0, begun) && /^([nsew]?\d|p\.?o\.?$)/i.test(text)
  // "Pier 1 Imports, 6200 N Meridian Ave": after a comma rather than at the first number.
  const afterComma = words.findIndex((word, i) => mayBegin(word, i) && words[i - 1]!.text.endsWith(','))
  const street = afterComma < 0 ? words.findIndex(mayBegin) : afterComma
  const address = lineOf(words.slice(Math.max(0, street))).text
  const isAddress = street > 0 && (isStreet(address) || isWholeAddress(address))
  return isAddress ? lineOf(words.slice(0, street)) : null
}

/** "Any Company LLC • 12 Main St • Any Town, CA 94578", possibly after a payroll code. */
function nameBeside(flow: Flow, last: Phrase): Phrase | undefined {
  const row = flow.lines.find(({ phrases }) => phrases.includes(last))?.phrases ?? []
  const [name, street] = row.slice(0, row.indexOf(last)).slice(-2)
  return name && ownName(flow, last, besideStreet(name, street))
}

/** The name in a cell before a street, without a payroll code. */
export function besideStreet({ words }: Phrase, street: Phrase | undefined): Phrase | null {
  if (!street || !isStreet(street.text)) return null
  const from = words.findIndex(({ text }) => !/\d/.test(text))
  return lineOf(words.slice(Math.max(0, from)))
}

/** "3900 Halsted St    Chicago, IL 60609": the street in a cell before the town's. */
function streetBeside({ lines }: Flow, last: Phrase): Phrase {
  const row = lines.find(({ phrases }) => phrases.includes(last))?.phrases ?? []
  const before = row[row.indexOf(last) - 1]
  return before && isStreet(before.text) ? before : last
}

function isName(phrase: Phrase): boolean {
  const { text } = bareOrganisation(phrase)
  return looksLikeOrganisation(text) || looksLikePerson(text.replace(/,$/, ''))
}

/** The nearest line above the street, or above the town if no street is printed, that can be a name. */
function nameOver(block: readonly Phrase[]): Phrase | undefined {
  const street = block.findLastIndex(({ text }) => isStreet(text) || /, \d+ \p{L}/u.test(text))
  const above = block
    .slice(0, street < 0 ? -1 : street)
    .filter(({ text }) => !isTradeName(text))
    .map((phrase) => (isName(phrase) ? phrase : beforeNextLabel(phrase)))
  const isOwn = ({ text }: Phrase) => !namesDepartment(text) && !namesJob(text)
  const own = above.filter((phrase) => isName(phrase) && isOwn(phrase))
  // A motto is a sentence below the name.
  const nearest = own.findLast(({ text }) => isInTitleCase(text)) ?? own.at(-1)
  // A plant or a shop has its own line below its company's, a library below its town's.
  const isWhole = (phrase: Phrase) => isIncorporated(phrase) || namesGovernment(phrase.text)
  const isPart = nearest && (namesCompany(nearest.text) || !looksLikePerson(nearest.text))
  const company = isPart ? own.findLast(isWhole) : undefined
  const name = company ?? nearest ?? above.findLast(isName)
  return name && wholeName(name, above)
}

/** A company's name that is too long for its line: "Any Company" over "Group Inc", "Any Medical" over "Center". */
function wholeName(name: Phrase, above: readonly Phrase[]): Phrase {
  const ending = above[above.indexOf(name) + 1]
  if (ending && isWordOfCompanies(ending)) return lineInOrder([...name.words, ...ending.words])
  const before = endsCompanyName(name.text) ? above[above.indexOf(name) - 1] : undefined
  const goesOn = before && isName(before) && Math.abs(before.height - name.height) < 0.2 * name.height
  return goesOn ? lineInOrder([...before.words, ...name.words]) : name
}

/** A company's name that is too long for its cell: "Any Assessment" over "Corporation", "Any Teaching" over "Hospital". */
export function withItsEnding(flow: Flow, name: Phrase): Phrase {
  if (endsCompanyName(name.words.at(-1)!.text)) return name
  const isBelow = (phrase: Phrase) =>
    top(phrase) > top(name) && dropBetween(name, phrase) < 0.6 * flow.em && areFlush(phrase, name, CLOSELY_FLUSH)
  const ending = flow.lines
    .flatMap(({ phrases }) => phrases)
    .find((phrase) => isBelow(phrase) && (endsCompanyName(phrase.text) || isWordOfCompanies(phrase)))
  return ending ? lineInOrder([...name.words, ...ending.words]) : name
}

/** "Foundation": a word of companies' names on its own, with nothing that a caption or a value would have. */
const isWordOfCompanies = ({ text, words }: Phrase) => words.length === 1 && namesCompany(text) && !hasLabelWord(text)

/** The block, without the title of its box close before a line: "EMPLOYEE DATA  Jane Doe" over "12 Main St". */
function blockOver(phrases: readonly Phrase[], last: Phrase, em: number): Phrase[] {
  const own = phrases.map((phrase) => {
    const behind = phrase.words.slice(Math.max(0, widerGap(phrase)))
    return areFlush(behind[0]!, last, CLOSELY_FLUSH) ? lineOf(behind) : phrase
  })
  return blockAbove(own, last, em)
}

/** The lines aligned above the last line of an address, top first; a wider gap ends the block. */
export function blockAbove(cells: readonly Line[], last: Line, em: number): Line[] {
  const block = [last]
  for (let widest = 1.1 * Math.max(em, 1.3 * last.height); block.length < 6;) {
    const current = block[0]!
    const gap = (p: Line) => dropBetween(p, current)
    const above = cells
      .filter((p) => top(p) < top(current) - 0.5 * em && gap(p) <= widest && flush(p, current, em))
      .sort((a, b) => top(b) - top(a))[0]
    if (!above) break
    widest = Math.min(widest, 1.5 * Math.max(0, gap(above)) + 0.4 * Math.max(em, above.height))
    block.unshift(above)
  }
  return block
}

function flush(a: Line, b: Line, em: number): boolean {
  return (
    Math.abs(left(a) - left(b)) < 0.8 * em ||
    Math.abs(right(a) - right(b)) < 0.5 * em ||
    Math.abs(middleX(a) - middleX(b)) < 0.5 * em
  )
}

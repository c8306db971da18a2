import { absolute } from '@income/shared'
import type { Line } from '../../layout/lines.ts'
import type { AmountToken, Token } from '../../layout/lexer/tokens.ts'
import type { Part, RowPart, Table } from './parts.ts'

/** What captions a check besides numbers, dates and amounts. */
const CAPTION_WORD = /^\W*(?:check|cheque|number|num|no|nbr|date|amount|amt|paid|posted|ref|serial|seq)?\W*$/i

/** The numbers, dates and amounts of checks without the words between them: "No. 1188  02/12  50.00". */
export const withoutCheckWords = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => {
    const [number] = numbersIn(token)
    if (token.kind !== 'text' || !isCaptionWord(token)) return [token]
    return number ? [{ ...token, text: number }] : []
  })

/** Removes the captions under pictures of checks, which repeat the number, date and amount of rows. */
export function withoutCaptions(parts: readonly Part[]): Part[] {
  const checks = new Set<string>()
  const captions = new Set<Part>()
  const lists = new Set<Table>()
  for (const part of parts) {
    // Below daily balances, "#8001 04/27/2023 $578.00" looks like one of them.
    if (part.kind === 'daily' && isCaption(part.line, checks)) captions.add(part)
    if (part.kind !== 'row') continue
    if (isCaption(part.line, checks)) captions.add(part)
    else {
      lists.add(part.table)
      for (const key of checksOn(part)) checks.add(key)
    }
  }
  // A table that only repeats checks is a list of checks, not a row of pictures below another.
  const isBelowList = (part: Part) => part.kind === 'row' && captions.has(part) && lists.has(part.table)
  const isDaily = (part: Part) => part.kind === 'daily' && captions.has(part)
  return parts.map((part) =>
    isDaily(part) || isBelowList(part) ? { kind: 'text', page: part.page, line: part.line, isCaption: true } : part,
  )
}

/** Whether every check on the line, by number and amount, is among those listed. */
function isCaption(line: Line, listed: ReadonlySet<string>): boolean {
  const { tokens, amounts } = line
  const numbers = tokens.filter((token) => token.kind !== 'money' && token.kind !== 'date').flatMap(numbersIn)
  const words = tokens.filter(({ kind }) => kind === 'text')
  if (amounts.length === 0 || amounts.length !== numbers.length) return false
  if (!words.every(isCaptionWord)) return false
  return numbers.every((number) => amounts.some((amount) => listed.has(keyOf(number, amount))))
}

const isCaptionWord = ({ text }: { text: string }) => CAPTION_WORD.test(text.replace(/\d+/g, ''))

/** The checks of a row, by every number it prints. */
function checksOn({ checkNumber, description, cells }: RowPart): string[] {
  const amount = cells.amount ?? cells.debit
  const numbers = [...(checkNumber ? [checkNumber] : []), ...numbersIn({ text: description })]
  return amount ? numbers.map((number) => keyOf(number, amount)) : []
}

const numbersIn = ({ text }: { text: string }) => text.match(/(?<!\d)\d{2,10}(?!\d)/g) ?? []

const keyOf = (number: string, { amount: { cents } }: AmountToken) => `${Number(number)} ${absolute(cents)}`

/** What OCR makes of the mark for an image of the check. */
const MARK = /^[il|!]$/i
/** The mark glued to a number, which reads as its last digit. */
const GLUED = /1$/

/** Removes the mark that OCR took for the last digit of a check number, where other checks of the table have it apart: "4541 i". */
export function withoutMarksOfChecks(parts: readonly Part[]): Part[] {
  const marked = new Map<Table, string>()
  for (const part of parts) {
    if (part.kind === 'row' && part.page.source === 'ocr' && part.checkNumber && isMarked(part))
      marked.set(part.table, part.checkNumber)
  }
  return parts.map((part) =>
    part.kind === 'row' && part.page.source === 'ocr' ? bare(part, marked.get(part.table)) : part,
  )
}

function isMarked({ checkNumber, line: { tokens } }: RowPart): boolean {
  const at = tokens.findIndex(({ text }) => text === checkNumber)
  return at >= 0 && MARK.test(tokens[at + 1]?.text ?? '')
}

/** `marked` is another check of the table, to whose number the one without its last digit must be closer. */
function bare(row: RowPart, marked: string | undefined): RowPart {
  const { checkNumber, description } = row
  if (!checkNumber || !marked || checkNumber.length !== marked.length + 1 || !GLUED.test(checkNumber)) return row
  const own = checkNumber.replace(GLUED, '')
  const isCloser = Math.abs(Number(own) - Number(marked)) < Math.abs(Number(checkNumber) - Number(marked))
  return isCloser ? { ...row, checkNumber: own, description: description.replace(checkNumber, own) } : row
}

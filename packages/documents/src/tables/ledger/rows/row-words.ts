import type { Direction } from '@income/shared'
import { type Box, right } from '../../../model/page.ts'
import { type DateToken, leadingDate, type Token } from '../../../layout/lexer/tokens.ts'
import type { Column, ColumnRole } from '../../columns.ts'
import type { NamedRule } from '../../../model/pass.ts'
import { shareColumn, blankBetween } from '../../../layout/geometry.ts'

/** In heights: a word may begin this far to the left of its heading. */
const ALIGNED = 0.7
/** What a status column prints for an entry that is not a transaction, or not yet. */
const UNPOSTED =
  /^(?:pending|processing|scheduled|failed|declined|denied|rejected|returned|reversed|cancell?ed|void(?:ed)?|expired|unpaid)$/i

/** The words of a row other than its date and amounts, by meaning. */
interface Said {
  /** The words that describe it, from left to right. */
  text: Token[]
  /** The words of a column of types. */
  type: Token[]
  account: Token[]
  checkNumber: string | null
  directionWord: Direction | null
  isUnposted?: true
}

interface WordAt {
  token: Token
  /** The role of the column. */
  role: ColumnRole
  /** Whether the column is irrelevant to what the row is for. */
  isAside: boolean
  /** Whether the column says of what type the row is, beside a description. */
  isType: boolean
}

interface WordRule extends NamedRule {
  /** Takes the word, or returns false and leaves it to the next rule. */
  take: (said: Said, at: WordAt) => boolean
}

/** Every word is offered to these rules in this order; a word that none takes is part of the description. */
const WORD_RULES: readonly WordRule[] = [
  {
    name: 'account of the row',
    example: 'Account: Savings',
    take: ({ account }, { token, role }) => role === 'account' && account.push(token) > 0,
  },
  {
    name: 'transaction that has not come about',
    example: 'Status: Pending',
    take: (said, { token, role }) => {
      if (role === 'status' && UNPOSTED.test(token.text)) said.isUnposted = true
      return false
    },
  },
  {
    name: 'direction in words',
    example: 'D/C: D',
    take: (said, { token: { text }, role, isAside, isType }) => {
      const maySay = role === 'direction' || role === 'type' || isAside
      const direction = maySay ? directionOfWord(role === 'direction' ? spelledOut(text) : text) : null
      said.directionWord = direction ?? said.directionWord
      return direction !== null && !isType
    },
  },
  {
    name: "check's number",
    example: 'Check no.: 1042',
    take: (said, { token, role }) => {
      if (role !== 'check' || said.checkNumber !== null || token.kind === 'money' || !/\d{2,}/.test(token.text))
        return false
      said.checkNumber = token.text.replace(/\D/g, '')
      return true
    },
  },
  {
    name: 'stray digit among check numbers',
    example: 'Check no.: 1042 1',
    take: (_, { token: { text }, role }) => role === 'check' && /^\d$/.test(text),
  },
  {
    name: 'further date under a heading of dates',
    example: 'Date: 06/03 06/01',
    take: (_, { token: { kind }, role }) => kind === 'date' && (role === 'date' || role === 'occurred'),
  },
  {
    name: 'mark behind the balance',
    example: 'Balance: 175.15 D',
    take: (_, { token, role }) => role === 'balance' && /^(?:OD|DR?|CR?)$/i.test(token.text),
  },
  {
    name: 'type beside the description',
    example: 'Transaction: Direct Deposit',
    take: ({ type }, { token, isType }) => isType && type.push(token) > 0,
  },
  { name: 'word aside', example: 'Reference: 77120', take: (_, { isAside }) => isAside },
]

/** Reads the words of a row by the headings over them; `tokens` is the whole row. */
export function readWords(words: readonly Token[], tokens: readonly Token[], columns: readonly Column[]): Said {
  const described = columns.find(({ role }) => role === 'description')
  const isDescribed = described !== undefined
  // Below "Date  Reference  Amount", the reference says what the row is: "Direct Deposit ACME PAYROLL".
  const isInWords =
    !columns.some(({ role }) => role === 'description' || role === 'type') &&
    words.some((token) => columnOver(token, columns) === 'other' && /\p{L}{3}/u.test(token.text))
  const said: Said = { text: [], type: [], account: [], checkNumber: null, directionWord: null }
  for (const token of words) {
    const role = columnOver(token, columns)
    const saysNothing = (role === 'other' && !isInWords) || role === 'status' || (role === 'type' && isDescribed)
    const isAside = saysNothing && !(isDescribed && isBeyondHeading(token, tokens, columns))
    const at = { token, role, isAside, isType: isAside && role === 'type' }
    if (!WORD_RULES.some(({ take }) => take(said, at))) said.text.push(token)
  }
  return said.text.length > 0 && !introduces(said.type, said.text) ? { ...said, type: [] } : said
}

/** Whether the words of a type begin what a row says: they are before it, and more than "DD", "POS" or "Debit". */
function introduces([first, ...more]: readonly Token[], [text]: readonly Token[]): boolean {
  if (!first || right(first) > text!.box[0]) return false
  return more.length > 0 || !(/^(?:[A-Z\d]{1,4}|\P{L}+)$/u.test(first.text) || directionOfWord(first.text))
}

/** Whether a date directly follows the one that begins the row. */
export function isSecondDate(tokens: readonly Token[], date: DateToken): boolean {
  const first = leadingDate(tokens)
  return first !== null && tokens[tokens.indexOf(first) + 1] === date
}

/** The column under whose heading a word is: from its left edge to that of the next column. */
export function columnOver(token: Token, columns: readonly Column[]): ColumnRole {
  const middle = (token.box[0] + token.box[2]) / 2
  return columns.findLast(({ box }) => box[0] - ALIGNED * token.height <= middle)?.role ?? columns[0]!.role
}

/** The letters of a "D/C" column, spelled out. */
const spelledOut = (word: string) => word.replace(/^([cd])$/i, '$1R')

function directionOfWord(word: string): Direction | null {
  if (/^(credit|cr|deposit|\+)$/i.test(word)) return 'credit'
  return /^(debit|dr|withdrawal|-)$/i.test(word) ? 'debit' : null
}

/** In heights: cells of a row are at least this far apart. */
const APART = 1

/** Whether a word behind a heading belongs to the next column, since another cell is under that heading. */
function isBeyondHeading(token: Token, tokens: readonly Token[], columns: readonly Column[]): boolean {
  const heading = columns.findLast(({ box }) => box[0] <= token.box[0])
  const next = heading && columns[columns.indexOf(heading) + 1]
  if (next?.role !== 'description') return false
  const own = cellOf(token, tokens)
  return (
    !shareColumn({ box: own }, heading!) &&
    tokens.some((other) => right(other) < own[0] && shareColumn(other, heading!))
  )
}

/** The extent of the words that are as close to each other as those of one cell. */
function cellOf(token: Token, tokens: readonly Token[]): Box {
  const [, top, , bottom] = token.box
  const gap = APART * token.height
  const at = tokens.indexOf(token)
  let [first, last] = [at, at]
  while (first > 0 && blankBetween(tokens[first - 1]!, tokens[first]!) < gap) first--
  while (last < tokens.length - 1 && blankBetween(tokens[last]!, tokens[last + 1]!) < gap) last++
  return [tokens[first]!.box[0], top, tokens[last]!.box[2], bottom]
}

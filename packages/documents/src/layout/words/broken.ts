import { joinedWhere } from '../../model/runs.ts'
import { blankBetween, follows } from '../geometry.ts'
import { byLeft, height, lettersOf, middleY, type Page, placeOf, union, type Word } from '../../model/page.ts'
import { hasLabelWord, NAMES_WITH_J } from '../../vocabulary/word-lists.ts'
import { type Line, linesOf } from '../lines.ts'

interface Break {
  begins: RegExp
  ends: RegExp
  /** Greatest gap between the parts, in heights of the higher. */
  gap: number
  whole: (begin: string, end: string) => string
}

/** Narrower than the blank between words. */
const TOUCHING = 0.5
const BLANK = 0.8
const together = (begin: string, end: string) => begin + end

/**
 * Where OCR breaks a word. Neither half of a date that breaks within its day or year is a date: "05/3
 * 1/2022", "05/31/202 2"; a 1 right before a month of one digit is its first: "1 1/20/2022". A label breaks at a wide letter, "Account num ber"; a J may become a
 * stroke apart from the name: "| ohn". A 1 that became a letter leaves no amount: "l, 102.70".
 */
const BREAKS: readonly Break[] = [
  { begins: /^\d{1,2}\/\d$/, ends: /^\d\/(?:19|20)\d\d\W?$/, gap: TOUCHING, whole: together },
  { begins: /^\d{1,2}\/\d{1,2}\/(?:19|20)\d$/, ends: /^\d\W?$/, gap: TOUCHING, whole: together },
  { begins: /^1$/, ends: /^[0-2]\/\d{1,2}\/(?:19|20)\d\d\W?$/, gap: TOUCHING, whole: together },
  { begins: /^[lI|],$/, ends: /^\d{3}\.\d\d[-)]?$/, gap: BLANK, whole: (_, end) => `1,${end}` },
  { begins: /^(?:nu|num|numb)$/i, ends: /^(?:mber|ber|er)[:.]?$/i, gap: TOUCHING, whole: together },
  { begins: /^[|\]!]$/, ends: withoutInitial(NAMES_WITH_J), gap: BLANK, whole: (_, name) => `J${name}` },
]

/** Names without their first letter, perhaps followed by a comma. */
function withoutInitial(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map((name) => name.slice(1)).join('|')}),?$`, 'i')
}

/** Joins the words that OCR broke in two. */
export function joinBroken(page: Page): Page {
  if (page.source !== 'ocr') return page
  const joined = new Map(page.words.flatMap((word) => joinOf(word, page.words)))
  if (joined.size === 0) return page
  const ends = new Set([...joined.values()].map(({ end }) => end))
  const words = page.words.flatMap((word) => joined.get(word)?.whole ?? (ends.has(word) ? [] : [word]))
  return { ...page, words }
}

function joinOf(word: Word, words: readonly Word[]): [Word, { end: Word; whole: Word }][] {
  const broken = BREAKS.find(({ begins }) => begins.test(word.text))
  const end = broken && words.find((other) => broken.ends.test(other.text) && isRightBehind(word, other, broken.gap))
  return end ? [[word, { end, whole: joinedAs(broken.whole(word.text, end.text), [word, end]) }]] : []
}

function isRightBehind(word: Word, other: Word, heights: number): boolean {
  const gap = blankBetween(word, other)
  const size = Math.max(height(word), height(other))
  const limit = heights * size
  return gap > -limit && gap < limit && Math.abs(middleY(other) - middleY(word)) < TOUCHING * size
}

const DATE = String.raw`(?:\d{1,2}/\d{1,2}/\d{4}|\d\d/\d\d/\d\d|\d\d/\d\d)`
/** Without a minus between two of them, which could belong to either or mean "to". */
const MONEY = String.raw`\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d`
/** With a check number after it: "01/06/20213780". */
const DATED_NUMBER = String.raw`\d\d/\d\d/(?:19|20)\d\d(?=\d{2,6}$)`
const FIGURE = `(?:${DATE}|${MONEY})`
/** What fills a column up to where the next one begins: another amount, or the words after a date. */
const FILLS_ITS_COLUMN = new RegExp(
  String.raw`^(?:-?${FIGURE}(?=${FIGURE}(?![\d/]))|${DATED_NUMBER}|${DATE}(?=\p{L}[\p{L}*'&.-]))`,
  'u',
)

/** An amount whose column ends where the next one begins: "84,000items", "1,250.00DEPOSIT". */
const MONEY_BEFORE_WORD = /^[-+]?\$?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)(?=\p{L}{4})/u
/** A word directly followed by an amount: "PAYROLL1,250.00", "Balance:$40.00". */
const WORD_BEFORE_MONEY = /^[\p{L}'’&-]{4,}:?(?=[-+]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d$)/u

/** A day that OCR read together with the word before: "Balance at1 March", "from 1 February to28 February". */
const WORD_BEFORE_DAY = /^(?:[Aa]t|[Oo]n|[Tt]o|[Ff]rom|[Tt]hrough|[Uu]ntil)(?=[0-3]?\d$)/u

const FIRST_COLUMN = new RegExp(
  [FILLS_ITS_COLUMN, MONEY_BEFORE_WORD, WORD_BEFORE_MONEY, WORD_BEFORE_DAY].map((column) => column.source).join('|'),
  'u',
)

/** The check of the next column after the amount of this one: "1187 8/26 220.001188 9/5 85.00". */
const MONEY_BEFORE_NUMBER = new RegExp(String.raw`^${MONEY}(?=\d{3,6}$)`)
const DATE_ALONE = new RegExp(String.raw`^(?:${DATE}|\d{1,2}/\d{1,2})$`)

/** OCR may read a comma as a point: "24.410.00" is one amount, whereas in a text layer "24.41" would touch "0.00". */
const POINT_FOR_COMMA = /^-?\$?\d{1,3}\.\d{3}\.\d\d$/

/** Splits words that touch because their columns are narrow: "12/02/2019PAYROLL", "157.573,976.10". */
export function partWords(page: Page): Page {
  const words = page.words.flatMap((word) => withNumberParted(word, page.words))
  return words.length === page.words.length ? page : { ...page, words }
}

/** Splits the amount of a check and the number of the one beside it, between the dates of both. */
function withNumberParted(word: Word, words: readonly Word[]): Word[] {
  const end = MONEY_BEFORE_NUMBER.exec(word.text)?.[0].length
  return end && isBetweenDates(word, words) ? [lettersOf(word, 0, end), lettersOf(word, end)] : parted(word)
}

function isBetweenDates(word: Word, words: readonly Word[]): boolean {
  const line = words.filter((other) => Math.abs(middleY(other) - middleY(word)) < TOUCHING * height(word)).sort(byLeft)
  const at = line.indexOf(word)
  return [line[at - 1], line[at + 1]].every((beside) => beside !== undefined && DATE_ALONE.test(beside.text))
}

function parted(word: Word): Word[] {
  if (word.confidence < 1 && POINT_FOR_COMMA.test(word.text)) return [word]
  const first = FIRST_COLUMN.exec(word.text)?.[0].length ?? headingIn(word.text)
  return first ? [lettersOf(word, 0, first), ...parted(lettersOf(word, first))] : [word]
}

/** The length of the first of two headings that touch: "HoursCurrent", "StateEmployer's". */
function headingIn(text: string): number | undefined {
  const [, first, next] = TOUCHING_HEADINGS.exec(text) ?? []
  return first && hasLabelWord(first) && hasLabelWord(next!) ? first.length : undefined
}
const TOUCHING_HEADINGS = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)/u

/** The digits before a thousands blank, with a sign; those after it; and what no amount of its own begins with. */
const BEFORE = /^[-+($\u2010-\u2015\u2212]*[1-9]\d{0,2}$/
const BEHIND = /^\d{3}\.\d\d\)?$/
const CERTAINLY_BEHIND = /^0\d\d\.\d\d\)?$/
/** An amount of thousands that is written otherwise. */
const OTHERWISE = /\d,\d{3}\b|\d{4}\.\d\d\b/
/** A blank within an amount is no wider than this many heights. */
const BLANK_IN_AMOUNT = 0.7

/**
 * Joins amounts of thousands where the statement separates thousands by a blank: "1 060.25". It does so if an amount can only
 * be the rest of another ("060.25") and none is written otherwise; "Check 104 250.00" is no such amount.
 */
export function withoutBlanksInAmounts(pages: readonly Page[]): readonly Page[] {
  const words = pages.flatMap((page) => page.words)
  if (!words.some(({ text }) => CERTAINLY_BEHIND.test(text)) || words.some(({ text }) => OTHERWISE.test(text)))
    return pages
  const isSpaced = pages.some((page) => linesOf(page).some(({ words: own }) => own.some(isRest)))
  return isSpaced ? pages.map((page) => ({ ...page, words: linesOf(page).flatMap(joined) })) : pages
}

const isRest = (word: Word, i: number, words: readonly Word[]) =>
  CERTAINLY_BEHIND.test(word.text) && belong(words[i - 1], word)

const joined = ({ words }: Line): Word[] =>
  joinedWhere(words, (before, word) =>
    belong(before, word) ? joinedAs(before.text + word.text, [before, word]) : null,
  )

function belong(before: Word | undefined, word: Word): boolean {
  if (!before || !BEFORE.test(before.text) || !BEHIND.test(word.text)) return false
  return blankBetween(before, word) < BLANK_IN_AMOUNT * height(word)
}

const joinedAs = (text: string, words: readonly Word[]): Word => ({ text, ...placeOf(words) })

/** "Employee s name": OCR lost the apostrophe, and the s became a word of its own. */
export function withGenitives(words: readonly Word[]): Word[] {
  const endings = new Map(
    words
      .filter(({ text, confidence }) => text === 's' && confidence < 1)
      .flatMap((ending) => {
        const owner = words.find((word) => endsInLetters(word) && follows(ending, word, height(word)))
        return owner ? [[owner, ending] as const] : []
      }),
  )
  const joined = new Set(endings.values())
  return words
    .filter((word) => !joined.has(word))
    .map((word) => {
      const ending = endings.get(word)
      return ending ? { ...word, text: `${word.text}'s`, box: union([word.box, ending.box]) } : word
    })
}

const endsInLetters = ({ text }: Word) => /\p{L}{3}$/u.test(text)

/**
 * Misread letters, recognised by their neighbours: a W is read as two Vs, no digit stands between small letters, no letter before
 * the comma of an amount, and no stroke or closing bracket ends a word.
 */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/^VV(?=\p{L}{2})/u, 'W'],
  [/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o'],
  [/(?<=\p{Ll})1(?=\p{Ll})/gu, 'l'],
  [/(?<=\p{Ll})5(?=\p{Ll})/gu, 's'],
  [/^[lI|](?=,\d{3}\.\d\d[-)]?$)/, '1'],
  [/(?<=^[\p{L}'’.-]*\p{L})[|\]](?=,?$)/u, ''],
  [new RegExp(`^[|\\]!](?=(?:${NAMES_WITH_J.map((name) => name.slice(1)).join('|')}),?$)`, 'i'), 'J'],
]

/** Repairs letters that OCR read as strokes and digits: "VVilliam", "|ohn". */
export function withLettersMended(page: Page): Page {
  if (page.source !== 'ocr') return page
  const words = page.words.map(mended)
  return words.some((word, i) => word !== page.words[i]) ? { ...page, words } : page
}

function mended(word: Word): Word {
  const text = MISREAD.reduce((read, [misread, letter]) => read.replace(misread, letter), word.text)
  return text === word.text ? word : { ...word, text }
}

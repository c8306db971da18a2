import { hasTickSign, isTickBox } from '../vocabulary/word-lists.ts'
import { type Line, withWords } from './lines.ts'
import { bottom, height, left, middleX, type Page, right, top, type Word, lettersOf } from '../model/page.ts'
import { areLevel, blankBetween, ByHeight, holds, isNextLine } from './geometry.ts'
import { LEADER_REACH, SAME_PLACE_POINTS } from './tolerances.ts'

/** Removes the bars between columns: "400.00 | 6/3  Check 1002". */
export function withoutBars(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    withWords(
      line,
      line.words.filter(({ text }) => !/^[|¦]+$/.test(text)),
    ),
  )
}

/** Fewer may be a list in a note. */
const FEWEST = 3
const NUMBER = /^\d{1,2}\.$/

/** Removes the numbers of numbered boxes: in "11. GROSS PAY CURRENT" the number is neither an amount nor part of the label. */
export function withoutCaptionNumbers(words: readonly Word[]): readonly Word[] {
  const captioned = words.filter((word) => NUMBER.test(word.text) && words.some((next) => isCaptionBehind(next, word)))
  // A box may have a number and no caption.
  const numbers = words.filter((word) => NUMBER.test(word.text) && captioned.some((other) => areLevel(word, other)))
  if (new Set(numbers.map(({ text }) => text)).size < FEWEST) return words
  const dropped = new Set(numbers)
  return words.filter((word) => !dropped.has(word))
}

/** Letters a blank after the number, on its line. */
function isCaptionBehind(word: Word, number: Word): boolean {
  const blank = blankBetween(number, word)
  return /^\p{L}/u.test(word.text) && areLevel(word, number) && blank > -1 && blank < height(number)
}

/** OCR misreadings of "($)" after headings: a negative amount of three, five or eight has cents. */
const MISREAD = /^(\([358Ss§]\$?\)|©\)|\(©)$/

/** Restores the currency signs of headings: "YTD (8)" is "YTD ($)". */
export function withCurrencySigns(words: readonly Word[]): readonly Word[] {
  const isMisread = ({ text, confidence }: Word) => confidence < 1 && MISREAD.test(text)
  return words.some(isMisread) ? words.map((word) => (isMisread(word) ? { ...word, text: '($)' } : word)) : words
}

const DOTS = /^[.…·]+$/
/** After a word; three dots mean that it was cut short. */
const TRAILING = /(?<=[^.])\.{4,}$/

/** Removes the dots that lead from a name to its amount: "Bonus. . . . . . .$100.00". */
export function withoutLeaders(words: readonly Word[]): readonly Word[] {
  const bare = (word: Word) => ({ ...word, text: word.text.replace(TRAILING, '') })
  return withoutLoose(words.map((word) => (TRAILING.test(word.text) ? bare(word) : word)))
}

function withoutLoose(words: readonly Word[]): readonly Word[] {
  const dots = words.filter(({ text }) => DOTS.test(text))
  if (lengthOf(dots) < FEWEST) return words
  const byHeight = new ByHeight(dots)
  const leads = (word: Word) =>
    lengthOf(byHeight.between(top(word), bottom(word)).filter((dot) => isNear(dot, word))) >= FEWEST
  return words.flatMap((word) => {
    if (!leads(word)) return [word]
    const text = word.text.replace(/^[.…]+(?=[^\d.])|[.…]+$/g, '')
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** Set one by one or all in one word. */
const lengthOf = (dots: readonly Word[]) => dots.reduce((length, { text }) => length + text.length, 0)

/** Within a few letters of a word on its line. */
function isNear(dot: Word, word: Word): boolean {
  const reach = LEADER_REACH * height(word)
  return left(dot) < right(word) + reach && right(dot) > left(word) - reach
}

/** Except for slim letters, none is narrower for its height: anything narrower is a piece of a rule that OCR read as text. */
const NARROWEST = 0.4
const SLIM = /^[1ilIjtfr.,:;'()[\]]+$/
const NARROWEST_SLIM = 0.2
const NARROWEST_MIXED = 0.28
/** In line heights. */
const INITIAL_APART = 0.8

/** No letter is as many times as wide as it is high. */
const WIDEST = 3
/** A frame is at least as many times as high as what is printed within it, and OCR is less sure of it. */
const TALLER = 1.5
const SURE = 0.8
const UNSURE_FRAME = 0.7

/** Removes ruled lines, frames and pieces of them that OCR read as letters. */
export function withoutPiecesOfRules(words: readonly Word[], { source }: Pick<Page, 'source'>): readonly Word[] {
  if (source !== 'ocr') return words
  const printed = new ByHeight(words.filter(({ confidence }) => confidence >= SURE))
  const isFrame = (word: Word) =>
    word.confidence < UNSURE_FRAME &&
    printed
      .between(top(word), bottom(word))
      .some((other) => holds(word.box, other) && height(word) > TALLER * height(other))
  return words.filter((word) => (!isPieceOfRule(word) && !isFrame(word)) || isInitial(word, words))
}

/** "Ada I Lovelace": a capital one blank after a name, even the thinnest. */
function isInitial({ text, box }: Word, words: readonly Word[]): boolean {
  const height = box[3] - box[1]
  const isBefore = ({ text: before, box: other }: Word) =>
    /^\p{Lu}[\p{L}'’-]+$/u.test(before) &&
    Math.abs(other[3] - box[3]) < 0.1 * height &&
    box[0] - other[2] > 0.2 * height &&
    box[0] - other[2] < INITIAL_APART * height
  return /^\p{Lu}$/u.test(text) && words.some(isBefore)
}

/** Adjacent rules, or the blurred sides of one, read with low confidence: "li" between the columns of two tables. */
const STROKES = /^[ilI|!]{1,3}$/
const UNSURE = 0.6
/** Below it, a letter on its own is a guess. */
const GUESSED = 0.2

const isGuessed = ({ text, confidence }: Word) =>
  (STROKES.test(text) && confidence < UNSURE) || (/^\p{L}$/u.test(text) && confidence < GUESSED)

/** Removes letters on their own that OCR guessed, as in strokes between columns: "Current i YTD". */
export const withoutGuesses = (words: readonly Word[]): readonly Word[] =>
  words.some(isGuessed) ? words.filter((word) => !isGuessed(word) || isInitial(word, words)) : words

function isPieceOfRule(word: Word): boolean {
  const { text, box } = word
  const perLetter = (box[2] - box[0]) / text.length / (box[3] - box[1])
  if (/^[|!]+$/.test(text) || isGuessed(word) || (/\w/.test(text) && perLetter > WIDEST)) return true
  if (text.length > 2) return false
  if (SLIM.test(text)) return perLetter < NARROWEST_SLIM
  return perLetter < (text.length === 1 ? NARROWEST : NARROWEST_MIXED)
}

/** A line drawn with characters, as fixed-width printers do. */
const LINE = /^[-–—_=]{3,}$/
/** The rest of one that a title interrupts. */
const SHORT = /^[-–—_=]{2}$/
const BAR = /^[|¦]$/
/** Fewer bars may be part of names: "Regular Hours | Salaried". */
const FEWEST_BARS = 4

/** Removes lines drawn with characters over, under and between tables: "--- TAXES ---", "6,110.90 | DENTAL". */
export function withoutRulings(words: readonly Word[]): readonly Word[] {
  const lines = words.filter(({ text }) => LINE.test(text))
  const isEnd = (word: Word) => SHORT.test(word.text) && lines.some((line) => areLevel(word, line))
  const others = words.filter((word) => !LINE.test(word.text) && !isEnd(word))
  const bars = barsDown(others)
  return bars.length === 0 ? others : others.flatMap((word) => withoutBar(word, bars))
}

/** The x-positions of bars under one another; they may touch the word before them: "YTD|". */
function barsDown(words: readonly Word[]): number[] {
  const places = words.flatMap((word) => barsOf(word).map(({ x }) => x))
  return places.filter((x) => places.filter((other) => isAt(x, other)).length >= FEWEST_BARS)
}

interface Bar {
  x: number
  /** The rest of the word without it. */
  rest: Word | null
}

function barsOf(word: Word): Bar[] {
  const { text } = word
  if (BAR.test(text)) return [{ x: middleX(word), rest: null }]
  const width = (right(word) - left(word)) / text.length
  return /[^|¦][|¦]$/.test(text) ? [{ x: right(word) - width / 2, rest: lettersOf(word, 0, text.length - 1) }] : []
}

function withoutBar(word: Word, bars: readonly number[]): Word[] {
  const [bar] = barsOf(word)
  if (!bar || !bars.some((x) => isAt(x, bar.x))) return [word]
  return bar.rest ? [bar.rest] : []
}

const isAt = (x: number, other: number) => Math.abs(x - other) < SAME_PLACE_POINTS

/** How OCR may read a lone C, as in the code of box 12; elsewhere it is dirt. */
export const C_IN_A_RING = '©'

/** Removes ruled lines that OCR read as letters ("|262336.93", "__"); "&" belongs to a name. */
export function withoutStrokes(words: readonly Word[]): Word[] {
  return words
    .map((word) => ({ ...word, text: word.text.replace(/^[|_[\]{}~=—–'"“‘]+|[|_[\]{}~=—–'"”’]+$/g, '') }))
    .filter(({ text }) => text === C_IN_A_RING || /[A-Za-z0-9$&]/.test(text) || hasTickSign(text) || isTickBox(text))
}

/** The lines that are neither rows nor their continuations, which are indented directly below: those may name others. */
export function withoutRows(lines: readonly Line[]): Line[] {
  let row: Line | null = null
  let above: Line | null = null
  return lines.filter((line) => {
    const isBelow = above !== null && isNextLine(line, above)
    if (line.isDatedRow) row = line
    else if (row && !(isBelow && line.box[0] > row.box[0] + line.height)) row = null
    above = line
    return row === null
  })
}

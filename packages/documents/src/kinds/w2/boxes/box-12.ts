import { runsWhere } from '../../../model/runs.ts'
import { linesOf } from '../../../layout/lines.ts'
import { height, left, middleX, right, union, type Word, middleY, type Box } from '../../../model/page.ts'
import { readAmount, reading, type Reading, TICK } from '../../../boxes/reading.ts'
import { isTick } from '../../../vocabulary/word-lists.ts'
import { C_IN_A_RING } from '../../../layout/noise.ts'
import type { FilledCopy } from '../../../boxes/boxed-form.ts'
import type { BoxName } from './labels.ts'

/** IRS General Instructions for Forms W-2 and W-3, box 12; TA, TP and TT since 2026. */
const CODES = new Set('A B C D E F G H J K L M N P Q R S T V W Y Z AA BB CC DD EE FF GG HH II TA TP TT'.split(' '))

/** OCR joins the upright caption "Code" with the code beside it, or loses the code. */
const WITH_CAPTION = /^[^A-Z]?([A-Z]{1,2})$/
/** A remainder that forms no code with the letter before it: it may be the whole code, unless it may belong to the caption. */
const AFTER_CAPTION = /^[A-Z]([^CODE])$/
const WITHOUT_CODE = 0.6
const WITH_CENTS = /^\$?[\d,]+\.\d\d$/
const WIDER_THAN_HIGH = 1.1

/** A coded item: "D 3528.87". Several items in one box, on forms that number only the first, are read from the top. */
export function readCodedAmounts(words: readonly Word[]): Reading[] {
  const lines = linesOf({ words: withoutUprightCaption(words) })
  return lines
    .flatMap((line) => itemsOf(line.words))
    .flatMap((item) => {
      const amount = readAmount(item)
      if (!amount) return []
      const before = item.filter((word) => word.box[2] <= amount.box[0] + 1)
      const word = before.findLast(({ text }) => CODES.has(codeIn(text)))
      if (word) return [withCode(word, amount)]
      // The end of a label of two lines, "See instructions for box" over "12".
      if (amount.raw === '12') return []
      return [{ ...amount, ceiling: WITHOUT_CODE }]
    })
}

/** "C 41.16   E 5,023.86": a wide box has its items side by side, each beginning with its code. */
function itemsOf(line: readonly Word[]): Word[][] {
  const isCode = (word: Word) =>
    CODES.has(codeIn(word.text)) && WITH_CENTS.test(line[line.indexOf(word) + 1]?.text ?? '')
  return runsWhere(line, (word, item) => isCode(word) && item.some(({ text }) => WITH_CENTS.test(text)))
}

/** Letters whose small and capital forms differ only in size: a lone one is read as either. */
const SAME_SHAPE = /^[pswvz]$/

/** A wide letter is read as its capital and small forms: "Ww". */
function codeIn(text: string): string {
  if (SAME_SHAPE.test(text)) return text.toUpperCase()
  if (text === C_IN_A_RING) return 'C'
  const [first = '', second = ''] = text
  if (text.length === 2 && second !== first && second.toUpperCase() === first) return first
  const code = WITH_CAPTION.exec(text)?.[1] ?? ''
  return CODES.has(code) ? code : (AFTER_CAPTION.exec(code)?.[1] ?? '')
}

/** A letter wider than high was two, as in "TT", unless it is a wide one; the amount gives the height. */
function codeOf(word: Word, amount: Reading): string {
  const code = codeIn(word.text)
  const isWide = right(word) - left(word) > WIDER_THAN_HIGH * Math.max(height(word), height(amount))
  const isCut = word.confidence < 1 && isWide && word.text.length === 1 && !/[MW]/i.test(code) && CODES.has(code + code)
  return isCut ? code + code : code
}

function withCode(word: Word, amount: Reading): Reading {
  const code = codeOf(word, amount)
  const both = reading(`${code} ${amount.value}`, [word], `${word.text} ${amount.raw}`)
  return {
    ...both,
    box: union([both.box, amount.box]),
    confidence: Math.min(both.confidence, amount.confidence),
    ...(amount.ceiling === undefined ? {} : { ceiling: amount.ceiling }),
    ...(code === word.text ? {} : { ceiling: Math.min(WITHOUT_CODE, amount.ceiling ?? 1) }),
  }
}

/** The form prints "Code" vertically at the left of box 12; its C is not a code. */
function withoutUprightCaption(words: readonly Word[]): Word[] {
  const letters = words.filter((word) => /^[ode]$/.test(word.text))
  return words.filter(
    (word) =>
      !/^[C0Oode©]$/.test(word.text) || !letters.some((letter) => Math.abs(middleX(letter) - middleX(word)) < 3),
  )
}

const CHECK_BOXES: readonly BoxName[] = ['13_statutory_employee', '13_retirement_plan', '13_third_party_sick_pay']
/** A mark between two labels belongs to the nearer one if the other is this many times as far away. */
const NEARER = 1.5

/** The ticked boxes of box 13, with marks below their labels or, in lists, level with them. */
export function readCheckBoxes(w2: FilledCopy<BoxName>): [string, Reading][] {
  const { labels } = w2.copy
  const marked = new Map<BoxName, Word>()
  for (const box of CHECK_BOXES) {
    for (const mark of w2.words(box).filter(({ text }) => isTick(text))) {
      const own = ownerInLine(mark, labels) ?? box
      if (own !== 'unsettled' && !marked.has(own)) marked.set(own, mark)
    }
  }
  return [...marked].map(([box, mark]) => [`box_${box}`, reading(TICK, [mark])])
}

/** The label of a mark before or after labels on their line; null if it is not on the line of any. */
function ownerInLine(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | 'unsettled' | null {
  const [nearest, next] = CHECK_BOXES.flatMap((box) => {
    const label = labels.get(box)
    const isInLine = label && middleY(mark) > label[1] && middleY(mark) < label[3]
    return isInLine ? [{ box, gap: Math.max(left(mark) - label[2], label[0] - right(mark)) }] : []
  }).sort((a, b) => a.gap - b.gap)
  if (!nearest) return null
  return !next || next.gap > NEARER * Math.max(nearest.gap, 1) ? nearest.box : 'unsettled'
}

import { linesOf } from '../../../layout/lines.ts'
import { height, left, middleX, right, union, type Word, middleY, type Box } from '../../../model/page.ts'
import { readAmount, reading, type Reading, TICK } from '../../../boxes/reading.ts'
import { isTick } from '../../../vocabulary/ticks.ts'
import { C_IN_A_RING } from '../../../layout/noise.ts'
import type { FilledCopy } from '../../../boxes/boxed-form.ts'
import type { BoxName } from './labels.ts'

/** IRS General Instructions for Forms W-2 and W-3, box 12; TA, TP and TT since 2026. */
const CODES = new Set('A B C D E F G H I J K L M N P Q R S T V W Y Z AA BB CC DD EE FF GG HH II TA TP TT'.split(' '))

/** OCR runs the upright "Code" beside the code into it, or loses the code. */
const WITH_CAPTION = /^[^A-Z]?([A-Z]{1,2})$/
/** What of it is not a code with the letter before: it may be all of the code, unless it may be of the caption itself. */
const AFTER_CAPTION = /^[A-Z]([^CODE])$/
const WITHOUT_CODE = 0.6
const WITH_CENTS = /^\$?[\d,]+\.\d\d$/
const WIDER_THAN_HIGH = 1.1

/** A coded item: "D 3528.87". Several in one box, where a form numbers only the first, are read from the top. */
export function readCodedAmounts(words: readonly Word[], page: number): Reading[] {
  const lines = linesOf({ words: withoutUprightCaption(words) })
  return lines
    .flatMap((line) => itemsOf(line.words))
    .flatMap((item) => {
      const amount = readAmount(item, page)
      if (!amount) return []
      const before = item.filter((word) => word.box[2] <= amount.box[0] + 1)
      const word = before.findLast(({ text }) => CODES.has(codeIn(text)))
      if (word) return [withCode(word, amount, page)]
      // The end of a label of two lines, "See instructions for box" over "12".
      if (amount.raw === '12') return []
      return [{ ...amount, ceiling: WITHOUT_CODE }]
    })
}

/** "C 41.16   E 5,023.86": a wide box has its items beside one another, each begun by its code. */
function itemsOf(line: readonly Word[]): Word[][] {
  const items: Word[][] = [[]]
  for (const [i, word] of line.entries()) {
    const begins = CODES.has(codeIn(word.text)) && WITH_CENTS.test(line[i + 1]?.text ?? '')
    if (begins && items.at(-1)!.some(({ text }) => WITH_CENTS.test(text))) items.push([word])
    else items.at(-1)!.push(word)
  }
  return items
}

/** Letters whose small form is the same but for its size: a lone one is read as either. */
const SAME_SHAPE = /^[pswvz]$/

/** A wide letter is read as itself and its small form: "Ww". */
function codeIn(text: string): string {
  if (SAME_SHAPE.test(text)) return text.toUpperCase()
  if (text === C_IN_A_RING) return 'C'
  const [first = '', second = ''] = text
  if (text.length === 2 && second !== first && second.toUpperCase() === first) return first
  const code = WITH_CAPTION.exec(text)?.[1] ?? ''
  return CODES.has(code) ? code : (AFTER_CAPTION.exec(code)?.[1] ?? '')
}

/**
 * What OCR reads as one letter and is wider than high was two, but for the wide ones: "T" of "TT". A letter may have lost a part of its
 * height; its amount tells how high it was.
 */
function codeOf(word: Word, amount: Reading): string {
  const code = codeIn(word.text)
  const isWide = right(word) - left(word) > WIDER_THAN_HIGH * Math.max(height(word), height(amount))
  const isCut = word.confidence < 1 && isWide && word.text.length === 1 && !/[MW]/i.test(code) && CODES.has(code + code)
  return isCut ? code + code : code
}

function withCode(word: Word, amount: Reading, page: number): Reading {
  const code = codeOf(word, amount)
  const both = reading(`${code} ${amount.value}`, [word], page, `${word.text} ${amount.raw}`)
  return {
    ...both,
    box: union([both.box, amount.box]),
    confidence: Math.min(both.confidence, amount.confidence),
    ...(amount.ceiling === undefined ? {} : { ceiling: amount.ceiling }),
    ...(code === word.text ? {} : { ceiling: Math.min(WITHOUT_CODE, amount.ceiling ?? 1) }),
  }
}

/** The form prints "Code" from top to bottom at the left of box 12; its C is not a code. */
function withoutUprightCaption(words: readonly Word[]): Word[] {
  const letters = words.filter((word) => /^[ode]$/.test(word.text))
  return words.filter(
    (word) =>
      !/^[C0Oode©]$/.test(word.text) || !letters.some((letter) => Math.abs(middleX(letter) - middleX(word)) < 3),
  )
}

const CHECK_BOXES: readonly BoxName[] = ['13_statutory_employee', '13_retirement_plan', '13_third_party_sick_pay']
/** A mark between two labels is the nearer one's where the other is this much further away. */
const NEARER = 1.5

/** The boxes of box 13 that are marked, below their labels or, in lists, in line with them. */
export function readCheckBoxes(w2: FilledCopy<BoxName>): [string, Reading][] {
  const { labels } = w2.copy
  const marked = new Map<BoxName, Word>()
  for (const box of CHECK_BOXES) {
    for (const mark of w2.words(box).filter(({ text }) => isTick(text))) {
      const own = ownerInLine(mark, labels) ?? box
      if (own !== 'unsettled' && !marked.has(own)) marked.set(own, mark)
    }
  }
  return [...marked].map(([box, mark]) => [`box_${box}`, reading(TICK, [mark], w2.page.number)])
}

/** Whose mark it is that stands before or behind labels on their line; null where it is on the line of none. */
function ownerInLine(mark: Word, labels: ReadonlyMap<BoxName, Box>): BoxName | 'unsettled' | null {
  const [nearest, next] = CHECK_BOXES.flatMap((box) => {
    const label = labels.get(box)
    const isInLine = label && middleY(mark) > label[1] && middleY(mark) < label[3]
    return isInLine ? [{ box, gap: Math.max(left(mark) - label[2], label[0] - right(mark)) }] : []
  }).sort((a, b) => a.gap - b.gap)
  if (!nearest) return null
  return !next || next.gap > NEARER * Math.max(nearest.gap, 1) ? nearest.box : 'unsettled'
}

import { runsWhere } from '../../../model/runs.ts'
import { areLevel, blankBetween, follows } from '../../../layout/geometry.ts'
import { linesOf } from '../../../layout/lines.ts'
import { height, left, middleX, right, union, type Word, type Box } from '../../../model/page.ts'
import { isAtLabel, readAmount, reading, type Reading } from '../../../boxes/reading.ts'
import { C_IN_A_RING } from '../../../layout/noise.ts'

/** IRS General Instructions for Forms W-2 and W-3, box 12; TA, TP and TT since 2026. */
const CODES = new Set('A B C D E F G H J K L M N P Q R S T V W Y Z AA BB CC DD EE FF GG HH II TA TP TT'.split(' '))

/** OCR joins the caption "Code", or the upright one's last letter, with the code beside it, or loses the code. */
const WITH_CAPTION = /^(?:[^A-Z]|[Cc]ode)?([A-Z]{1,2})$/
/** A remainder that forms no code with the letter before it: it may be the whole code, unless it may belong to the caption. */
const AFTER_CAPTION = /^[A-Z]([^CODE])$/
const WITHOUT_CODE = 0.6
const WITH_CENTS = /^\$?[\d,]+\.\d\d$/
const WIDER_THAN_HIGH = 1.1

/** A coded item: "D 3528.87". Several items in one box, on forms that number only the first, are read from the top. */
export function readCodedAmounts(words: readonly Word[], label: Box | undefined): Reading[] {
  const print = withoutUprightCaption(words)
  return linesOf({ words: print })
    .flatMap((line) => itemsOf(line.words))
    .flatMap((item) => {
      const amount = readAmount(item)
      if (!amount) return []
      const before = phraseBefore(amount, item)
      const described = label && codeBeside(label, before)
      if (described) return [withCode(described, amount)]
      if (before.some(isOfAnotherBox)) return []
      const word = before.findLast(({ text }) => CODES.has(codeIn(text)))
      if (word) return [withCode(word, amount)]
      // The end of a label of two lines, "See instructions for box" over "12".
      if (amount.raw === '12' || !label || !isInBox(label, amount)) return []
      const code = codeBehind(label, print)
      return [code ? withCode(code, amount) : { ...amount, ceiling: WITHOUT_CODE }]
    })
}

/** "12a E" or "12a Code E" over the amount: a code behind the label of the box. */
const codeBehind = (label: Box, words: readonly Word[]) =>
  words.find((word) => CODES.has(word.text) && follows(word, { box: label }, BEHIND * height(word)))

/** "12b  DD – Cost of health coverage   6,894.00": the code is between the label and its description. */
const codeBeside = (label: Box, [first]: readonly Word[]) =>
  first && areLevel({ box: label }, first) && CODES.has(codeIn(first.text)) ? first : undefined

/** Heights from the label to its code: the word "Code" is between them. */
const BEHIND = 4

/** The words before an amount, without those of a box to the left: a wide blank is between them and the code. */
function phraseBefore(amount: Reading, item: readonly Word[]): Word[] {
  const before = item.filter((word) => right(word) <= amount.box[0] + 1)
  const code = before.findLastIndex(({ text }) => CODES.has(codeIn(text)))
  const isApart = code > 0 && blankBetween(before[code - 1]!, before[code]!) > APART * height(before[code]!)
  return isApart ? before.slice(code) : before
}

/** In heights. */
const APART = 2

/** "Union dues  702.00" of box 14, or "Beckley, WV 25801" of an address: before an amount of box 12 is its code alone. */
function isOfAnotherBox({ text }: Word): boolean {
  return /\p{L}{3}/u.test(text) && !/^code$/i.test(text) && !CODES.has(codeIn(text))
}

/** Farthest to the right of its label that an amount without a code is printed, in its heights. */
const ITS_BOX = 15

/** An amount of box 14 is farther below, or beyond other boxes. */
function isInBox(label: Box, amount: Reading): boolean {
  return isAtLabel(amount, label) && left(amount) - label[2] < ITS_BOX * height(amount)
}

/** "C 41.16   E 5,023.86": a wide box has its items side by side, each beginning with its code. */
function itemsOf(line: readonly Word[]): Word[][] {
  const isCode = (word: Word) =>
    CODES.has(codeIn(word.text)) && WITH_CENTS.test(line[line.indexOf(word) + 1]?.text ?? '')
  return runsWhere(line, (word, item) => isCode(word) && item.some(({ text }) => WITH_CENTS.test(text)))
}

/** "D: elective deferrals". */
const MARK_BEHIND = /:$/

/** Letters whose small and capital forms differ only in size: a lone one is read as either. */
const SAME_SHAPE = /^[pswvz]$/

/** A wide letter is read as its capital and small forms: "Ww". */
function codeIn(text: string): string {
  if (SAME_SHAPE.test(text)) return text.toUpperCase()
  if (text === C_IN_A_RING) return 'C'
  const [first = '', second = ''] = text
  if (text.length === 2 && second !== first && second.toUpperCase() === first) return first
  const code = WITH_CAPTION.exec(text.replace(MARK_BEHIND, ''))?.[1] ?? ''
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
    ...(code === word.text.replace(MARK_BEHIND, '') ? {} : { ceiling: Math.min(WITHOUT_CODE, amount.ceiling ?? 1) }),
  }
}

/** The form prints "Code" vertically at the left of box 12, or the C over "ode"; its C is not a code. */
function withoutUprightCaption(words: readonly Word[]): Word[] {
  const letters = words.filter((word) => /^(?:[ode]|ode)$/.test(word.text))
  const isBelow = (letter: Word, word: Word) =>
    Math.abs(letter.text === 'ode' ? left(letter) - left(word) : middleX(letter) - middleX(word)) < 3
  return words.filter(
    (word) => !/^(?:[C0Oode©]|ode)$/.test(word.text) || !letters.some((letter) => isBelow(letter, word)),
  )
}

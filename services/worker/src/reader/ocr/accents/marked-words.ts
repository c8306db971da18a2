import type { Sighting } from '../lines/sighting.ts'
import type { Band, WordPrint } from './line-print.ts'

/** A name begins with a capital. */
const NAME = /^\p{Lu}[\p{L}'’.@¢-]*,?$/u
const POSSESSIVE = /['’]s$/i
/** With more letters in its print than this, a word's box reaches over others. */
const MORE = 2
/** How networks read ñ, ü, Ø and ç if they do not recognise them. */
export const MISREAD = /fi|ii|@|¢/

/** Between the top of small letters, which fonts set at different heights, and that of tall ones. */
const SMALL = { least: 0.8, most: 0.9, blur: 0.07 }
const TALL = 1.08
/** Above tall letters; above capitals; below the line. */
const ABOVE_TALL: Band = [1.18, 1.5]
const ABOVE_CAPITALS: Band = [1.1, 1.5]
const BELOW: Band = [-0.28, -0.1]
/** The dot of an i or the accent in its place, its upper and lower part, and the stem. */
const DOT: Band = [0.78, 1.15]
const UPPER: Band = [0.95, 1.2]
const LOWER: Band = [0.78, 0.92]
const STEM: Band = [0.25, 0.6]
/** In heights of capitals: how wide a mark above a letter is. */
const WIDE = { least: 0.1, most: 0.8 }
/** In heights of capitals: an accent slants more than a dot does, or is further from the middle of the stem. */
const SLANTS = 0.04
const OFF_STEM = 0.055
/** Letters without marks differ in height by less than these factors. */
const UNEVEN = { capitals: 1.15, letters: 1.62 }

/** What letters show between the top of small letters and their own. */
const STROKES: readonly [letters: RegExp, strokes: number][] = [
  [/[HKMNUVXY]/, 2],
  [/W/, 3],
  [/[A-Zbdfhklijt'’]/, 1],
]
/** In heights of capitals: commas rise less. */
const LETTER = 0.5
const BELOW_LINE = /[gjpqyQJ,]/g

/** Where the print of a word may show a mark. A mark below is a cedilla. */
export type Place = 'below' | 'elsewhere'

/**
 * Where a word may bear marks above, below or through its letters, as the name "Muñoz" does; null if it bears none.
 * Blur is the reason that it is not certain.
 */
export function placeOfMarks({ word: { text } }: Sighting, print: WordPrint): Place | null {
  if (!NAME.test(text) || POSSESSIVE.test(text) || print.letters.length > text.length + MORE) return null
  if (hangsBelow(text, print)) return 'below'
  const isUpper = text === text.toUpperCase()
  const isMarked =
    MISREAD.test(text) ||
    isUneven(print, isUpper ? UNEVEN.capitals : UNEVEN.letters) ||
    print.strokes(isUpper ? ABOVE_CAPITALS : ABOVE_TALL).some((stroke) => isMark(print.widthOf(stroke))) ||
    isStruckThrough(text, print) ||
    (!isUpper && standsAbove(text, print))
  return isMarked ? 'elsewhere' : null
}

function isMark(width: number): boolean {
  return width >= WIDE.least && width <= WIDE.most
}

function isUneven({ letters, rise }: WordPrint, factor: number): boolean {
  const heights = letters.map(rise).filter((height) => height > LETTER)
  return Math.max(...heights) > factor * Math.min(...heights)
}

function hangsBelow(text: string, print: WordPrint): boolean {
  return /c/i.test(text) && print.strokes(BELOW).length > (text.match(BELOW_LINE)?.length ?? 0)
}

/** An ø looks like an o with ink in its middle. */
function isStruckThrough(text: string, { letters, isStruck }: WordPrint): boolean {
  const read = Array.from(text).filter((letter) => /\p{L}/u.test(letter))
  return read.length === letters.length && letters.some((letter, at) => /o/i.test(read[at]!) && isStruck(letter))
}

function standsAbove(text: string, print: WordPrint): boolean {
  const expected = Array.from(text).flatMap((letter) => {
    const strokes = STROKES.find(([letters]) => letters.test(letter))?.[1] ?? 0
    return Array.from({ length: strokes }, () => letter)
  })
  const small = Math.min(...print.letters.map(print.rise)) + SMALL.blur
  const strokes = print.strokes([Math.min(SMALL.most, Math.max(SMALL.least, small)), TALL])
  if (strokes.length !== expected.length) return strokes.length > expected.length
  return strokes.some((stroke, at) => {
    if (expected[at] !== 'i') return false
    const slant = print.centre(stroke, UPPER) - print.centre(stroke, LOWER)
    const off = print.centre(stroke, DOT) - print.centre(stroke, STEM)
    return slant > SLANTS || Math.abs(off) > OFF_STEM
  })
}

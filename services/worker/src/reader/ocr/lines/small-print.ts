import type { Segment } from '../layout/segments.ts'
import { LINE_HEIGHT, readCharacters, type PlacedCharacter } from '../networks/pp-ocr.ts'
import { lineOf, scaleOfLine, type LineSetting } from '../networks/sheet.ts'
import type { Prepared } from '../prepare.ts'
import { fittedToInk } from './fitted-to-ink.ts'
import { gapsOf, partedAtGaps } from './word-gaps.ts'
import { sighted } from './sighted.ts'
import type { Seen, Sighting } from './sighting.ts'

/**
 * Height of capitals in points, for print of 7 points and less. On a screen of 96 dots per inch they have six pixels at
 * most.
 */
const SMALL = 5
/** A shorter segment has no context to read it by. */
const LEAST_PIECES = 3
/** Smaller than for single words: the network sees more of a line at once. */
const LINE: LineSetting = { height: LINE_HEIGHT, letterHeight: 24, margin: 10 }
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))
/** The highest confidence in a word that the networks read differently. */
const DISPUTED = 0.75

/**
 * What PP-OCRv4 reads in uncertain segments of small print, where it is surer than Tesseract. It reads captions of a
 * few pixels with their line, where Tesseract sees other words.
 */
export async function rereadSmallPrint(
  uncertain: readonly Segment[],
  { picture, labels }: Prepared,
  seen: Seen,
): Promise<Seen> {
  const small = uncertain.filter((segment) => isSmall(segment, picture.scale))
  const lines = await readCharacters(
    small.map((segment) => lineOf(segment, picture, labels, LINE)),
    PRINTABLE,
  )
  const again = small.map((segment, at) => [segment, wordsOf(lines?.[at] ?? [], segment, picture.scale)] as const)
  return new Map(
    again.flatMap(([segment, words]) => {
      const before = seen.get(segment) ?? []
      return meanCertainty(words) > meanCertainty(before) ? [[segment, weighed(words, before)]] : []
    }),
  )
}

function isSmall({ letterHeight, components }: Segment, scale: number): boolean {
  return letterHeight <= SMALL * scale && components.length >= LEAST_PIECES
}

/** The words of a line; `pixels` is pixels per point. */
function wordsOf(line: readonly PlacedCharacter[], segment: Segment, pixels: number): Sighting[] {
  const scale = scaleOfLine(segment, LINE)
  const toPage = (x: number) => segment.left + (x - LINE.margin) / scale
  const toLine = (x: number) => (x - segment.left) * scale + LINE.margin
  const words = partedAtGaps(line, gapsOf(segment).map(toLine)).map((characters) => {
    const text = characters.map((character) => character.text).join('')
    const confidence = Math.min(...characters.map((character) => character.confidence))
    const [left, right] = [toPage(characters[0]!.left), toPage(characters.at(-1)!.right)]
    return sighted({ text, confidence }, { segment, left, right }, pixels)
  })
  return fittedToInk(words, pixels)
}

/** The mean OCR confidence of a line, weighted by letters. */
function meanCertainty(sightings: readonly Sighting[]): number {
  const letters = sightings.reduce((sum, { word }) => sum + word.text.length, 0)
  return sightings.reduce((sum, { word }) => sum + word.text.length * word.confidence, 0) / (letters || 1)
}

/** Only words that both networks read are reliable. */
function weighed(words: readonly Sighting[], before: readonly Sighting[]): Sighting[] {
  const agreed = new Set(before.map(({ word }) => word.text))
  return words.map((sighting) => {
    const { word } = sighting
    if (agreed.has(word.text)) return sighting
    return { ...sighting, word: { ...word, confidence: Math.min(word.confidence, DISPUTED) } }
  })
}

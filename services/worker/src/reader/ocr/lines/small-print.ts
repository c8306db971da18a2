import type { Segment } from '../layout/segments.ts'
import { LINE_HEIGHT, readCharacters, type PlacedCharacter } from '../networks/pp-ocr.ts'
import { lineOf, scaleOfLine, type LineSetting } from '../networks/sheet.ts'
import type { Prepared } from '../prepare.ts'
import { fittedToInk } from './fitted-to-ink.ts'
import { gapsOf, partedAtGaps } from './word-gaps.ts'
import { sighted } from './sighted.ts'
import type { Seen, Sighting } from './sighting.ts'

/** Height of capitals in points: of print of 7 points and smaller. On a screen of 96 dots per inch they have six pixels and fewer. */
const SMALL = 5
/** What is hardly more than a mark has no line around it to be read by. */
const LEAST_PIECES = 3
/** Smaller than single words are shown: the network sees more of a line's letters at once. */
const LINE: LineSetting = { height: LINE_HEIGHT, letterHeight: 24, margin: 10 }
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))
/** What a word is worth that the networks read in two ways. */
const DISPUTED = 0.75

/**
 * What PP-OCRv4 reads in doubtful segments of small print, where it is surer than Tesseract was: captions of a few pixels, of which
 * Tesseract makes other words, it reads by their line.
 */
export async function rereadSmallPrint(
  doubtful: readonly Segment[],
  { picture, labels }: Prepared,
  seen: Seen,
): Promise<Seen> {
  const small = doubtful.filter((segment) => isSmall(segment, picture.scale))
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

/** The words of a line; `pixels` is pixels to a point. */
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

/** How sure the OCR is of a line, letter by letter. */
function meanCertainty(sightings: readonly Sighting[]): number {
  const letters = sightings.reduce((sum, { word }) => sum + word.text.length, 0)
  return sightings.reduce((sum, { word }) => sum + word.text.length * word.confidence, 0) / (letters || 1)
}

/** Only what both networks read can be relied on. */
function weighed(words: readonly Sighting[], before: readonly Sighting[]): Sighting[] {
  const agreed = new Set(before.map(({ word }) => word.text))
  return words.map((sighting) => {
    const { word } = sighting
    if (agreed.has(word.text)) return sighting
    return { ...sighting, word: { ...word, confidence: Math.min(word.confidence, DISPUTED) } }
  })
}

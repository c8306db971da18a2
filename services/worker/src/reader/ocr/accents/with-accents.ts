import type { Look } from '@income/documents'
import { recogniseIn, type Language } from '../networks/languages.ts'
import { chunksOf, MOST_ROWS, rowOf, sheetOf } from '../networks/sheet.ts'
import type { Segment } from '../layout/segments.ts'
import type { Prepared } from '../prepare.ts'
import type { Sighting } from '../lines/sighting.ts'
import { printOfWords } from './line-print.ts'
import { MISREAD, placeOfMarks, type Place } from './marked-words.ts'
import { hasMarks, withMarks, type LanguageLook } from './spelling.ts'

/** The first language knows most marks and sees others as some mark, except cedillas. */
const FIRST: Language = 'vie'
const OTHERS: readonly Language[] = ['fra', 'spa']

/** The height to which letters are scaled, in pixels: names of few pixels are read best at this size. */
const HEIGHT = 24
/** Where a language is less sure than UNSURE of a word that is read with more than SURE in English, others read it. */
const UNSURE = 0.6
const SURE = 0.85

/** A word that may bear marks, and its print with them. */
interface Suspect {
  sighting: Sighting
  place: Place
  cut: Segment
}

/**
 * The words of a page, with marks on the letters that bear some: the English networks read "Muñoz" as "Munoz". Only
 * words whose print may show a mark are read in other languages.
 */
export async function withAccents(sightings: readonly Sighting[], prepared: Prepared): Promise<Sighting[]> {
  const suspects = suspectsAmong(sightings, prepared)
  const first = await looksIn(FIRST, suspects, prepared)
  const marked = suspects.filter((suspect) => suspect.place === 'below' || seesMarks(suspect, first.get(suspect)))
  const all = [first]
  for (const language of OTHERS) all.push(await looksIn(language, marked, prepared))
  const spelt = new Map(
    marked.map((suspect) => {
      const looks = all.flatMap((each) => each.get(suspect) ?? [])
      return [suspect.sighting, withMarks(suspect.sighting.word, looks)]
    }),
  )
  return sightings.map((sighting) => ({ ...sighting, word: spelt.get(sighting) ?? sighting.word }))
}

/** Whether the first look sees marks, or an "fi" for "ñ" or "í", or is unsure of letters that are certain otherwise. */
function seesMarks({ sighting: { word } }: Suspect, look: Look | undefined): boolean {
  if (!look) return false
  if (hasMarks(look.text) || (MISREAD.test(look.text) && !MISREAD.test(word.text))) return true
  return look.text === word.text && look.confidence < UNSURE && word.confidence >= SURE
}

function suspectsAmong(sightings: readonly Sighting[], prepared: Prepared): Suspect[] {
  const printOf = printOfWords(prepared)
  return sightings.flatMap((sighting) => {
    const print = printOf(sighting)
    const place = placeOfMarks(sighting, print)
    const cut = place && print.cut()
    return cut ? [{ sighting, place, cut }] : []
  })
}

/** What the network of a language reads for each word. */
async function looksIn(
  language: Language,
  suspects: readonly Suspect[],
  { picture, labels }: Prepared,
): Promise<ReadonlyMap<Suspect, LanguageLook>> {
  const byCut = new Map(suspects.map((suspect) => [suspect.cut, suspect]))
  const looks = new Map<Suspect, LanguageLook>()
  for (const chunk of chunksOf([...byCut.keys()], MOST_ROWS)) {
    const sheet = sheetOf(chunk, picture, labels, { letterHeight: HEIGHT })
    for (const word of await recogniseIn(language, sheet.picture)) {
      const suspect = byCut.get(rowOf(word, sheet)?.segment as Segment)
      if (!suspect) continue
      // One word may come out in pieces.
      const { text, confidence } = looks.get(suspect) ?? { text: '', confidence: 1 }
      looks.set(suspect, { language, text: text + word.text, confidence: Math.min(confidence, word.confidence / 100) })
    }
  }
  return looks
}

import { fractions } from '@income/documents'
import type { UnusualText } from '@income/signals'
import type { Glyph } from '../../../drawing/content.ts'
import { uprightGlyphs } from '../../../text/turn.ts'
import { boxOf } from '../../../text/words.ts'
import type { DrawnText } from '../../contents/shown-page.ts'
import type { PdfObjects } from '../../objects/pdf-objects.ts'
import { lettersOutOfOrder } from './letters-out-of-order.ts'
import { numbersOfLetters } from './numbers-of-letters.ts'

/** More places are a property of the file, as where pages were left out. */
const MOST_PLACES = 3

interface Letter {
  page: number
  /** Its position among the glyphs of the page. */
  at: number
  glyph: Glyph
}

/** Text with letters that their font did not have yet when the page was written. `pages` are the first pages, as they were drawn. */
export function typedIn(objects: PdfObjects, pages: readonly DrawnText[]): UnusualText[] {
  const fonts = numbersOfLetters(objects, pages.length)
  const letters = new Map<string, Letter[]>()
  for (const [page, { glyphs }] of pages.entries()) {
    for (const [at, glyph] of glyphs.entries()) {
      if (!fonts.has(glyph.face)) continue
      const own = letters.get(glyph.face)
      if (own) own.push({ page, at, glyph })
      else letters.set(glyph.face, [{ page, at, glyph }])
    }
  }
  const found = [...letters].flatMap(([face, own]) => {
    const numbered = own.flatMap((letter) => {
      const number = letter.glyph.code === undefined ? null : fonts.get(face)!(letter.glyph.code)
      return number === null ? [] : [{ letter, number }]
    })
    return lettersOutOfOrder(numbered.map(({ number }) => number)).map((at) => numbered[at]!.letter)
  })
  const places = new Map(found.map((letter) => placeOf(letter, pages[letter.page]!)))
  return places.size > MOST_PLACES ? [] : [...places.values()]
}

/** The word of a letter, by where it begins. */
function placeOf({ page, at }: Letter, { glyphs, turned, size, page: sides }: DrawnText): [string, UnusualText] {
  const isOfWord = (glyph: Glyph | undefined) => glyph?.order === glyphs[at]!.order && glyph.text.trim() !== ''
  let [first, end] = [at, at + 1]
  while (isOfWord(glyphs[first - 1])) first--
  while (isOfWord(glyphs[end])) end++
  const word = uprightGlyphs(glyphs.slice(first, end), turned, size)
  const box = word.length === 0 ? null : fractions(boxOf(word), sides)
  const text = glyphs.slice(first, end).map((glyph) => glyph.text)
  return [`${page} ${first}`, { page: page + 1, box, text: text.join(''), ways: ['order'] }]
}

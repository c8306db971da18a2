import type { PageFonts } from '@income/signals'
import { pagesOf, type PlacedPage } from '../objects/page-tree.ts'
import type { PdfObjects } from '../objects/pdf-objects.ts'
import { nameOf, Reference, type Value } from '../objects/syntax.ts'
import { lettersInMap } from './letters-of-font.ts'

/** The letters that each font, by its name in the file, shows on a page. */
export type ShownLetters = ReadonlyMap<string, ReadonlySet<string>>

/** A font that was reduced to the letters in use. */
interface SubsetFont {
  id: string
  face: string
  letters: ReadonlySet<string>
}

/** Forms in forms that are followed. */
const DEEPEST_FORM = 3

/** The fonts of each page that were reduced to the letters in use, with those letters that no page shows. */
export function fontsOnPages(objects: PdfObjects, shown: readonly ShownLetters[]): PageFonts[] {
  const known = new Map<number, SubsetFont | null>()
  const tree = objects.dictionary(objects.root)?.get('Pages')
  const all = pagesOf(objects, tree, shown.length).map(resourcesOf)
  const pages = all.map((resources) => fontsOf(objects, resources, known))
  const used = new Map<string, Set<string>>()
  for (const [i, fonts] of pages.entries()) {
    for (const { id, face } of fonts) {
      const letters = used.get(id) ?? new Set()
      used.set(id, letters)
      for (const letter of shown[i]?.get(face) ?? []) letters.add(letter)
    }
  }
  return pages.map((fonts, i) => ({
    page: i + 1,
    others: otherFontsOf(objects, all[i]),
    fonts: fonts
      .filter(({ id }) => used.get(id)!.size > 0)
      .map(({ id, letters }) => ({ id, unused: [...letters].filter((letter) => !used.get(id)!.has(letter)).length })),
  }))
}

function resourcesOf({ page, inherited }: PlacedPage): Value | undefined {
  return page.get('Resources') ?? inherited.get('Resources')
}

/** The other fonts of a page, by what is written in them: a program writes the same on each page. */
function otherFontsOf(objects: PdfObjects, resources: Value | undefined): string[] {
  const fonts = objects.dictionary(objects.dictionary(resources)?.get('Font'))
  return [...(fonts?.values() ?? [])].flatMap((value) => {
    const font = objects.dictionary(value)
    const name = objects.resolved(font?.get('BaseFont'))
    if (!font || typeof name !== 'string') return []
    if (TAGGED.test(nameOf(name)) && font.get('ToUnicode') instanceof Reference) return []
    const own = [...font].flatMap(([key, entry]) => (typeof entry === 'string' ? [`${key} ${entry}`] : []))
    return [own.sort().join(' ')]
  })
}

/** The fonts of a page or form, and of the forms on it. Fonts of one name with the same letters are copies of one font. */
function fontsOf(
  objects: PdfObjects,
  resources: Value | undefined,
  known: Map<number, SubsetFont | null>,
  depth = 0,
): SubsetFont[] {
  const dictionary = objects.dictionary(resources)
  const fonts = [...(objects.dictionary(dictionary?.get('Font'))?.values() ?? [])].flatMap((value) => {
    if (!(value instanceof Reference)) return []
    if (!known.has(value.number)) known.set(value.number, subsetFontOf(objects, value))
    return known.get(value.number) ?? []
  })
  if (depth === DEEPEST_FORM) return unique(fonts)
  const drawn = [...(objects.dictionary(dictionary?.get('XObject'))?.values() ?? [])]
  const forms = drawn.map((value) => objects.dictionary(value)).filter((form) => form?.get('Subtype') === '/Form')
  return unique([...fonts, ...forms.flatMap((form) => fontsOf(objects, form!.get('Resources'), known, depth + 1))])
}

function unique(fonts: readonly SubsetFont[]): SubsetFont[] {
  return [...new Map(fonts.map((font) => [font.id, font])).values()]
}

function subsetFontOf(objects: PdfObjects, reference: Reference): SubsetFont | null {
  const font = objects.dictionary(reference)
  const map = font?.get('ToUnicode')
  const name = objects.resolved(font?.get('BaseFont'))
  const face = typeof name === 'string' ? nameOf(name) : ''
  if (!TAGGED.test(face) || !(map instanceof Reference)) return null
  const letters = lettersInMap(objects.contents(map))
  return letters && { id: `${face} ${objects.object(map.number).digest}`, face, letters }
}

/** The name of a font that was reduced begins with a tag (ISO 32000-1, 9.6.4). */
const TAGGED = /^[A-Z]{6}\+/
